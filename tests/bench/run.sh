#!/bin/sh
# Measures three times over, engine and twins in turn; prints the medians as a table and writes them to bench.json.
# Builds nothing: `make bench` does that first. BUILD and CROUPIER say where things are, SECONDS_EACH for how long.
set -eu
cd "$(dirname "$0")/../.."
export LC_ALL=C
build=${BUILD:-build}
croupier=${CROUPIER:-$build/croupier}
export CROUPIER="$croupier"
bench=$build/bench
seconds=${SECONDS_EACH:-0.3}
raw=$build/bench.raw

# measure GAME KEYS command ...: a line for each figure that the command prints
measure() {
  name=$1 keys=$2; shift 2
  figures=$("$@")
  # shellcheck disable=SC2086
  set -- $figures
  for key in $keys; do
    echo "$round $name $key $1" >>"$raw"
    shift
  done
}

# how many play a game here; 0: the fewest
players_of() {
  case $1 in byzanz) echo 4 ;; five_towers) echo 3 ;; *) echo 0 ;; esac
}

# The knobs with which a game is the one that was measured elsewhere.
knobs_of() { awk -v game="$1" '$1 == game { for (i = 6; i <= NF; i++) print $i; exit }' tests/bench/elsewhere.txt; }

measure_game() { # SCRIPT
  game=$(basename "$1" .lua)
  players=$(players_of "$game")
  knobs=$(knobs_of "$game")
  # shellcheck disable=SC2086
  measure "$game" 'games decisions seconds' "$bench/bench" "$1" "$players" inside time "$seconds" $knobs
  case $game in
  five_towers)
    measure "$game" 'c_games c_decisions c_seconds' "$bench/towers" "$players" time "$seconds"
    measure "$game" 'lua_games lua_decisions lua_seconds' \
      "$bench/plain" tests/bench/towers.lua "$players" time "$seconds" ;;
  hearts)
    measure "$game" 'c_games c_decisions c_seconds' "$bench/hearts" time "$seconds"
    measure "$game" 'lua_games lua_decisions lua_seconds' "$bench/plain" tests/bench/hearts.lua 4 time "$seconds" ;;
  esac
  # shellcheck disable=SC2086
  measure "$game" 'host_games host_decisions host_seconds' "$bench/bench" "$1" "$players" outside time "$seconds" $knobs
  measure "$game" 'snapshot restore both kilobytes' "$bench/bench" "$1" "$players" marks
  measure "$game" memory "$bench/bench" "$1" "$players" memory
  case $game in kuhn | leduc | euchre | gin_rummy)
    # shellcheck disable=SC2086
    measure "$game" iterations "$bench/bots" "$1" 0 speed "$seconds" $knobs ;;
  esac
}

# counted SCRIPT BOTS: instructions of a game of random bots, of a run of one game of greedy bots, and of an iteration
# of search:1000. They are the same each time, and with the fewest players, as in elsewhere.txt.
counted() {
  round=1
  game=$(basename "$1" .lua)
  case $2 in
  search:1000)
    # shellcheck disable=SC2046
    one=$(sh tests/bench/count.sh run "$bench/bots" "$1" 0 searches 1 $(knobs_of "$game"))
    # shellcheck disable=SC2046
    four=$(sh tests/bench/count.sh run "$bench/bots" "$1" 0 searches 4 $(knobs_of "$game"))
    measure "$game" "$2" echo $(((four - one) / 3000)) ;;
  greedy)
    export COUNTER=cachegrind
    measure "$game" "$2" sh tests/bench/count.sh run "$croupier" --no-jail sim "$1" --games 1 --seed 1 --jobs 1 --bots "$2" ;;
  *)
    case $game in
    kuhn | leduc | liars_dice) games=1000 ;;
    goofspiel | hearts | pig | euchre | spades | five_towers) games=200 ;;
    oh_pharaoh | maharaja) games=20 ;;
    *) games=50 ;;
    esac
    # shellcheck disable=SC2046
    measure "$game" "$2" sh tests/bench/count.sh "$1" 0 "$games" $(knobs_of "$game") ;;
  esac
}

games() { # SCRIPT, line by line
  for script in scripts/*.lua examples/*.lua; do
    case $script in *.texts.lua) ;; *) echo "$script" ;; esac
  done
}

if [ "${1:-}" = counted ]; then
  counted "$2" "$3"
  exit
fi
: >"$raw"
for round in 1 2 3; do
  for script in $(games); do measure_game "$script"; done
  if [ $round = 1 ]; then
    for game in five_towers byzanz alhambra maharaja oh_pharaoh; do # one game each, for these take long
      measure $game 'greedy_wall greedy_cpu' "$bench/bench" once "$croupier" sim "$game" --games 1 --seed 1 --bots greedy
    done
  fi
  measure list 'start cpu' "$bench/bench" start "$croupier" list
  for jobs in 1 2; do
    measure sim "wall$jobs cpu$jobs" "$bench/bench" start "$croupier" sim examples/hearts.lua --games 3000 --jobs $jobs
  done
done
if command -v valgrind >/dev/null; then
  { for script in $(games); do echo "$script random"; done
    for game in kuhn leduc euchre gin_rummy; do echo "examples/$game.lua search:1000"; done
    for game in five_towers byzanz alhambra; do echo "scripts/$game.lua greedy"; done
  } | xargs -P "$(nproc)" -L 1 sh "$0" counted
else
  echo 'left out: there is no valgrind, instructions are not counted'
fi
awk -v json="$build/bench.json" -f tests/bench/table.awk tests/bench/elsewhere.txt "$raw"
