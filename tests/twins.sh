#!/bin/sh
# The twins of the bench play the same games as the engine: the same answers and scores for each seed.
set -u
cd "$(dirname "$0")/.." || exit 1
bench=${BUILD:-build}/tests/twins
games=${1:-200}
passed=0 failed=0
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT

agree() { # NAME ENGINE_ARGUMENTS TWIN COMMAND ...
  name=$1 engine=$2; shift 2
  # shellcheck disable=SC2086
  "$bench/bench" $engine inside show 1 "$games" >"$folder/engine" || echo failed >>"$folder/engine"
  "$@" show 1 "$games" >"$folder/twin"
  if [ "$(wc -l <"$folder/engine")" = "$games" ] && cmp -s "$folder/engine" "$folder/twin"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "$name: not the same game; seed, answers and scores with the engine (<) and by hand (>):"
    diff "$folder/engine" "$folder/twin" | sed -n 2,4p
  fi
}

for players in 2 3; do
  agree "towers.c, $players players" "scripts/five_towers.lua $players" "$bench/towers" $players
  agree "towers.lua, $players players" "scripts/five_towers.lua $players" \
    "$bench/plain" tests/bench/towers.lua $players
done
agree hearts.c 'examples/hearts.lua 4' "$bench/hearts"
agree hearts.lua 'examples/hearts.lua 4' "$bench/plain" tests/bench/hearts.lua 4

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
