#!/bin/sh
# Every script that the READMEs print as ```lua runs as it is printed: games, house rules and variants are simulated,
# specs tested. A block that does not say which of them it is fails. The tutorial is followed word for word (follow.py). All
# other blocks, such as what is typed, are run by run_blocks.py.
set -u
cd "$(dirname "$0")/.." || exit 1
root=$PWD croupier=$PWD/${BUILD:-build}/croupier
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
export XDG_STATE_HOME="$folder/state" CROUPIER_PATH="$root/scripts:$root/examples/house-rules"
passed=0 failed=0
check() { # WHAT command ...
  what=$1; shift
  if "$@" >out 2>&1; then passed=$((passed + 1))
  else failed=$((failed + 1)); echo "FAIL  $what"; sed 's/^/      /' out
  fi
}
game_in() { sed -n 's/.*croupier\.game "\([a-z_]*\)".*/\1/p' "$1"; }
house_in() { sed -n 's/^local \([a-z_]*\)\(, before\)\{0,1\} = \.\.\.$/\1/p' "$1" | grep -v '^test$'; }
texts_in() { sed -n '1s/^-- \([a-z_]*\.texts\.lua\): .*/\1/p' "$1"; }
variant_in() { sed -n 's/^  game = "\([a-z_]*\)",$/\1/p' "$1"; }
sim() { "$croupier" sim "$@" --games 100 --seed 1; }

run_block() { # HEADING FILE
  game=$(game_in "$2") texts=$(texts_in "$2") house=$(house_in "$2") variant=$(variant_in "$2")
  if [ -n "$game" ]; then
    check "$1" sim "./$game.lua"
    for style in $("$croupier" knobs "./$game.lua" | awk '$1 == "style" { print "once sealed" }'); do
      check "$1, $style" sim "./$game.lua" --set "style=$style"
    done
  elif [ -n "$house" ]; then
    [ ! -f "$house.lua" ] || house=./$house.lua
    check "$1" sim "$house" --house "$2"
  elif [ -n "$variant" ]; then check "$1" sim "$variant" --variant "./$2"
  elif [ -n "$texts" ]; then
    cp "$2" "$texts"
    check "$1" "$croupier" texts "./${texts%.texts.lua}.lua"
  elif grep -q '^-- game: ' "$2"; then check "$1" "$croupier" test "$2"
  else check "$1: neither a game nor a house rule nor a variant nor a spec" false
  fi
}

blocks=0
for readme in "$root"/README.md "$root"/*/README.md; do
  find . -maxdepth 1 -name '*.lua' -delete
  # a file for each block, with the heading above it in a file beside it
  awk '
    /^##+ / { heading = $0; sub(/^#+ /, "", heading) }
    /^```lua$/ { file = sprintf("block%02d.lua", ++n); print heading >(file ".heading"); next }
    /^```$/ { file = "" }
    file { print >file }' "$readme"
  for block in block*.lua; do
    [ -f "$block" ] || continue
    [ -z "$(game_in "$block")" ] || cp "$block" "$(game_in "$block").lua"
  done
  for block in block*.lua; do
    [ -f "$block" ] || continue
    run_block "${readme#"$root/"}: $(cat "$block.heading")" "$block"
    blocks=$((blocks + 1))
  done
  rm -f block*
done
check 'there are scripts' test $blocks -ge 40

# Recipes are short: 5 to 15 lines of at most 120 columns.
awk '
  /^## / { inside = /^## How do I/ }
  inside && /^### / { name = substr($0, 5) }
  /^```$/ { if (block) print lines, widest, name; block = 0 }
  block { lines++; if (length > widest) widest = length }
  inside && /^```lua$/ { block = 1; lines = widest = 0 }' "$root/stdlib/README.md" >recipes
check "there are 25 recipes or more: $(wc -l <recipes)" test "$(wc -l <recipes)" -ge 25
check 'each recipe has 5 to 15 lines of at most 120 columns' \
  awk '$1 < 5 || $1 > 15 || $2 > 120 { print; bad = 1 } END { exit bad }' recipes

follow() { python3 "$root/tests/follow.py" "$croupier" "$root/examples/README.md"; }
other_blocks() { python3 "$root/tests/run_blocks.py" "$croupier" "$root/${BUILD:-build}"; }
if command -v python3 >/dev/null; then
  check 'the tutorial, word for word' follow
  check 'all other blocks' other_blocks
else echo 'left out: the tutorial and what is typed: there is no python3'; fi
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
