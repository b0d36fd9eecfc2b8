#!/bin/sh
# No change costs unnoticed. tests/instructions.txt notes figures that do not depend on what else the machine does, and
# now none may be 2 % above its note. `instructions.sh write` writes that file anew. No timing. Its rows are
# WHAT GAME GAMES WHEN FIGURE, with the fewest players:
#   random, greedy, search:N  instructions of a whole run of so many games of such bots
#   list       those of `croupier list`, which lays the tables of all games
#   snapshot   KB of a snapshot
# 1,000 games of each script are counted, but of slow ones in `make test-long` alone, and before that fewer.
set -u
cd "$(dirname "$0")/.." || exit 1
export LC_ALL=C
build=${BUILD:-build}
export CROUPIER="$PWD/$build/croupier" CROUPIER_PATH="$PWD/scripts:$PWD/examples" COUNTER=cachegrind
noted=tests/instructions.txt
margin=2

games() {
  for script in scripts/*.lua examples/*.lua; do
    case $script in *.texts.lua) ;; *) basename "$script" .lua ;; esac
  done
}

plan() { # what is counted, without the figures; `always` takes half a second or less each
  echo list - 1 always
  for game in $(games); do
    echo "snapshot $game - always"
    case $game in
    kuhn | leduc | liars_dice) echo "random $game 5000 always"; continue ;; # or else laying the table would hide much
    goofspiel | hearts | masks | picnic | pig) echo "random $game 1000 always"; continue ;;
    crazy_eights | five_towers | gin_rummy | hanabi | mill_valley | spades) echo "random $game 200 always" ;;
    maharaja | oh_pharaoh | glassworks) echo "random $game 20 always" ;;
    *) echo "random $game 50 always" ;;
    esac
    echo "random $game 1000 long"
  done
  for game in kuhn leduc; do echo "search:100 $game 50 always"; done
  for game in euchre gin_rummy; do echo "search:5 $game 1 always"; done
  for game in hearts five_towers; do echo "greedy $game 1 always"; done
  for game in byzanz alhambra maharaja oh_pharaoh; do echo "greedy $game 1 long"; done
}

count() { # WHAT GAME GAMES WHEN: the row with its figure
  script=scripts/$2.lua
  [ -f "$script" ] || script=examples/$2.lua
  case $1 in
  list) set -- "$@" "$(sh tests/bench/count.sh run "$CROUPIER" --no-jail list)" ;;
  snapshot) set -- "$@" "$("$marks" "$script" 0 marks | awk '{ print $4 }')" ;;
  *) set -- "$@" "$(sh tests/bench/count.sh run "$CROUPIER" --no-jail sim "$script" --games "$3" --seed 1 --jobs 1 --bots "$1")" ;;
  esac
  [ -n "$5" ] && echo "$*"
}

marks=$build/tests/twins/bench
[ -x "$marks" ] || marks=$build/bench/bench
if [ "${1:-}" = count ]; then
  shift
  count "$@"
  exit
fi
command -v valgrind >/dev/null || { echo 'left out: there is no valgrind, instructions are not counted'; echo '0 passed, 0 failed'; exit; }
[ -x "$marks" ] || { echo "there is no $marks, which measures snapshots: make $marks"; exit 1; }

# other compilers and other flags make other instructions; -Werror, which CI sets, does not
flags=$(sed 's/ -Werror / /' "$build/flags")
built="$(${flags%% *} --version | head -n 1): $(echo "${flags#* }" | cksum | cut -d' ' -f1)"
counted=$(mktemp) || exit
trap 'rm -f "$counted" "$counted.missing"' EXIT
# a row for each line, on all processors
count_all() { xargs -P "$(nproc)" -L 1 sh "$0" count >"$counted"; }

if [ "${1:-}" = write ]; then
  plan | count_all || exit
  { echo '# WHAT GAME GAMES WHEN FIGURE: see instructions.sh, which writes this file'
    echo "# $built"
    sort -k 2,2 -k 1,1 -k 3,3n "$counted"; } >"$noted"
  exit
fi
if [ "$(sed -n 's/^# //p' "$noted" | sed -n 2p)" != "$built" ]; then
  echo "left out: the instructions of $noted were counted with another compiler or other flags"
  echo '0 passed, 0 failed'
  exit
fi
awk -v long="${LONG:-}" '!/^#/ && ($4 == "always" || long) { print $1, $2, $3, $4 }' "$noted" | count_all
for game in $(games); do
  grep -q "^random $game " "$noted" || echo "$game has no row in $noted"
done >"$counted.missing"
awk -v long="${LONG:-}" -v margin="$margin" '
  /^#/ { next }
  FILENAME ~ /missing$/ { print "FAIL  " $0; failed++; next }
  { row = $1 " " $2 " " $3 }
  FILENAME != ARGV[3] { now[row] = $5; next }
  $4 != "always" && !long { next }
  row in now && now[row] * 100 <= $5 * (100 + margin) { passed++; next }
  { failed++; print "FAIL  " row ": " (row in now ? now[row] : "not counted") ", and " $5 " before" }
  END {
    if (failed) print "if that is meant: sh tests/instructions.sh write"
    print passed + 0 " passed, " failed + 0 " failed"
    exit failed > 0
  }' "$counted.missing" "$counted" "$noted"
