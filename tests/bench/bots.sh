#!/bin/sh
# How fast bots search and how strong they are: prints a table and writes it to bots.json. SECONDS_EACH (20) is how long
# each pair plays. A share is of the comparisons by rank with each other seat; seats are rotated over the same deals.
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

# row GAME WHAT VALUE HALF_WIDTH LEAST: LEAST may be empty
row() {
  echo "$@" | awk -v least="$5" '{
    printf "%-12s  %-26s  %9s", $1, $2, $3
    if ($4 > 0) printf " +- %-7s", $4
    else printf "           "
    if (least != "") printf "  >= %-6s %s", least, ($3 + 0 >= least + 0 ? "yes" : "no")
    print ""
  }'
  printf '  {"game": "%s", "what": "%s", "value": %s, "interval": %s, "target": %s},\n' \
    "$1" "$2" "$3" "$4" "${5:-null}" >>"$build/bots.rows"
}

duel() { # GAME SCRIPT PLAYERS BOT OTHER LEAST
  # shellcheck disable=SC2046
  set -- "$@" $("$bots" "$2" "$3" duel "$4" "$5" "$seconds")
  row "$1" "$4_against_$5" "$8" "$9" "$6"
}

: >"$build/bots.rows"
for script in scripts/*.lua examples/*.lua; do
  case $script in *.texts.lua) continue ;; esac
  game=$(basename "$script" .lua) players=$(players_of "$(basename "$script" .lua)")
  least_greedy='' least_search='' least_speed=''
  case $script in scripts/*) least_greedy=0.65 least_search=0.95 ;; esac
  [ "$game" = byzanz ] && least_speed=3000
  row "$game" iterations_per_second "$("$bots" "$script" "$players" speed 2)" 0 "$least_speed"
  duel "$game" "$script" "$players" greedy random "$least_greedy"
  duel "$game" "$script" "$players" search:500 random "$least_search"
  duel "$game" "$script" "$players" search:1000 search:500 ''
  duel "$game" "$script" "$players" search:2000 search:500 ''
done
{ echo '{"rows": ['; sed '$s/,$//' "$build/bots.rows"; echo ']}'; } >"$build/bots.json"
rm -f "$build/bots.rows"
