#!/bin/sh
# What must hold in every game: the battery over all scripts, pictures of all, and allocations that fail; several at a time.
# MUST_GAMES: so many games of each script.
set -u
cd "$(dirname "$0")/../.." || exit 1
BUILD=${BUILD:-build}
out=$BUILD/tests/must
rm -rf "$out"
mkdir -p "$out"

battery() { echo "$BUILD/must/battery ${MUST_GAMES:-$1} $2"; }

{
  battery 24 scripts/byzanz.lua
  battery 40 scripts/five_towers.lua
  battery 8 scripts/maharaja.lua
  battery 4 'scripts/maharaja.lua yogi=on auction=on homes=on several=on short=on'
  battery 40 'scripts/five_towers.lua checked_bids=off'
  for script in scripts/*.lua examples/*.lua tests/must/*.lua; do
    case $script in scripts/byzanz.lua | scripts/five_towers.lua | scripts/maharaja.lua | *.texts.lua) ;; *) battery 90 "$script" ;; esac
  done
  for script in scripts/*.lua examples/*.lua tests/must/n*.lua; do
    case $script in *.texts.lua) ;; *) echo "$BUILD/must/honest deals 1000 $script" ;; esac
  done
  for script in scripts/*.lua examples/*.lua tests/must/*.lua tests/cli/games/map.lua; do
    case $script in *.texts.lua) ;; *) echo "$BUILD/must/pictures ${MUST_GAMES:-4} $script" ;; esac
  done
  echo "$BUILD/must/honest twins 300 examples/kuhn.lua"
  echo "$BUILD/must/honest twins 600 examples/leduc.lua"
  echo "$BUILD/must/honest twins 300 examples/goofspiel.lua cards=3"
  echo "$BUILD/must/honest caught 300 tests/must/cheats/copies.lua"
  echo "$BUILD/must/memory 1 2"
  echo "$BUILD/must/memory 2 2"
} >"$out/commands"
# each says `N passed, N failed` last; one that dies says nothing, and has failed
xargs -P "$(nproc)" -d '\n' -I{} sh -c '{} || echo "ended with $?: {}"' <"$out/commands" >"$out/log" 2>&1

grep -Ev '^[0-9]+ passed, [0-9]+ failed$' "$out/log"
grep -Eo '^[0-9]+ passed, [0-9]+ failed$' "$out/log" |
  awk -v parts="$(wc -l <"$out/commands")" '
    { passed += $1; failed += $3 }
    END { failed += parts - NR; printf "%d passed, %d failed\n", passed, failed; exit failed > 0 }'
