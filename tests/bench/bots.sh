#!/bin/sh
# How fast bots search and how strong they are: prints a table and writes it to bots.json. SECONDS_EACH (20) is how long
# each pair plays at least, GAMES (all) names the games. A share is of the comparisons by rank with each other seat, with
# its 95 % interval; seats are rotated over the same deals. More iterations are not worse as long as a half is below the
# upper end.
set -eu
cd "$(dirname "$0")/../.."
export LC_ALL=C
build=${BUILD:-build}
bots=$build/bench/bots
seconds=${SECONDS_EACH:-20}

# how many play a game here; 0: the fewest
players_of() {
  case $1 in byzanz) echo 4 ;; five_towers) echo 3 ;; *) echo 0 ;; esac
}

# row GAME WHAT VALUE LOW HIGH GAMES MEASURE LEAST: LOW to GAMES may be null; MEASURE is to reach LEAST, which may be null
row() {
  echo "$@" | awk '{
    printf "%-12s  %-26s  %9s", $1, $2, $3
    if ($4 != "null") printf "  %.3f..%.3f %6d games", $4, $5, $6
    else printf "  %12s %12s", "", ""
    if ($8 != "null") printf "  >= %-6s %s", $8, ($7 + 0 >= $8 + 0 ? "yes" : "NO")
    print ""
  }'
  printf '  {"game": "%s", "what": "%s", "value": %s, "low": %s, "high": %s, "games": %s, "target": %s},\n' \
    "$1" "$2" "$3" "$4" "$5" "$6" "$8" >>"$build/bots.rows"
}

duel() { # GAME SCRIPT PLAYERS BOT OTHER LEAST: the share is to reach it, or, for "not_worse", the interval a half
  game=$1 bot=$4 other=$5 least=$6
  came_out=$("$bots" "$2" "$3" duel "$4" "$5" "$seconds")
  # shellcheck disable=SC2086
  set -- $came_out
  measure=$2
  [ "$least" = not_worse ] && measure=$4 least=0.5
  row "$game" "${bot}_against_$other" "$2" "$3" "$4" "$1" "$measure" "$least"
}

: >"$build/bots.rows"
for script in scripts/*.lua examples/*.lua; do
  case $script in *.texts.lua) continue ;; esac
  game=$(basename "$script" .lua)
  case " ${GAMES:-$game} " in *" $game "*) ;; *) continue ;; esac
  players=$(players_of "$game") least_greedy=null least_search=null least_speed=null
  case $script in scripts/*) least_greedy=0.65 least_search=0.95 ;; esac
  [ "$game" = byzanz ] && least_speed=3000
  speed=$("$bots" "$script" "$players" speed 2)
  row "$game" iterations_per_second "$speed" null null null "$speed" "$least_speed"
  duel "$game" "$script" "$players" greedy random "$least_greedy"
  duel "$game" "$script" "$players" search:500 random "$least_search"
  duel "$game" "$script" "$players" search:500 greedy "$least_greedy"
  case $game in pig | goofspiel | hearts | byzanz) # thumb: the rule of thumb that people have
    duel "$game" "$script" "$players" greedy thumb null
    duel "$game" "$script" "$players" search:1000 thumb not_worse ;;
  esac
  duel "$game" "$script" "$players" search:1000 search:500 not_worse
  duel "$game" "$script" "$players" search:2000 search:1000 not_worse
done
{ echo '{"rows": ['; sed '$s/,$//' "$build/bots.rows"; echo ']}'; } >"$build/bots.json"
rm -f "$build/bots.rows"
