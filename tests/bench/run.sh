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
seconds=${SECONDS_EACH:-1}
raw=$build/bench.raw
: >"$raw"

# measure GAME KEYS command ...: what the command prints, one line for each figure
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

measure_game() { # SCRIPT
  game=$(basename "$1" .lua)
  players=$(players_of "$game")
  measure "$game" 'games decisions seconds' "$bench/bench" "$1" "$players" inside time "$seconds"
  case $game in
  five_towers)
    measure "$game" 'c_games c_decisions c_seconds' "$bench/towers" "$players" time "$seconds"
    measure "$game" 'lua_games lua_decisions lua_seconds' \
      "$bench/plain" tests/bench/towers.lua "$players" time "$seconds" ;;
  hearts)
    measure "$game" 'c_games c_decisions c_seconds' "$bench/hearts" time "$seconds"
    measure "$game" 'lua_games lua_decisions lua_seconds' "$bench/plain" tests/bench/hearts.lua 4 time "$seconds" ;;
  esac
  measure "$game" 'host_games host_decisions host_seconds' "$bench/bench" "$1" "$players" outside time "$seconds"
  measure "$game" 'snapshot restore both kilobytes' "$bench/bench" "$1" "$players" marks
  measure "$game" memory "$bench/bench" "$1" "$players" memory
  case $game in kuhn | leduc | euchre | gin_rummy)
    # shellcheck disable=SC2046
    measure "$game" iterations "$bench/bots" "$1" 0 speed "$seconds" $(knobs_of "$game") ;;
  esac
}

# The knobs with which a game is the one that was measured elsewhere.
knobs_of() { awk -v game="$1" '$1 == game { for (i = 4; i <= NF; i++) print $i }' tests/bench/elsewhere.txt; }

# Instructions are the same each time, and with the fewest players, as in elsewhere.txt. Some 2 M of them are enough.
count_game() { # SCRIPT
  game=$(basename "$1" .lua)
  case $game in kuhn | leduc | liars_dice) games=400 ;; goofspiel | hearts | pig | euchre | spades) games=60 ;; *) games=10 ;; esac
  # shellcheck disable=SC2046
  measure "$game" instructions sh tests/bench/count.sh "$1" 0 "$games" $(knobs_of "$game")
}

for round in 1 2 3; do
  for script in scripts/*.lua examples/*.lua; do
    case $script in *.texts.lua) continue ;; esac
    measure_game "$script"
  done
  measure list 'start cpu' "$bench/bench" start "$croupier" list
  for jobs in 1 2; do
    measure sim "wall$jobs cpu$jobs" "$bench/bench" start "$croupier" sim examples/hearts.lua --games 3000 --jobs $jobs
  done
done
round=1
if command -v valgrind >/dev/null; then
  for script in scripts/*.lua examples/*.lua; do
    case $script in *.texts.lua) ;; *) count_game "$script" ;; esac
  done
else
  echo 'left out: there is no valgrind, instructions are not counted'
fi

awk -v json="$build/bench.json" '
  FILENAME ~ /elsewhere/ { if ($1 !~ /^#/) { rate[$1] = $2; theirs[$1] = $3 } next }
  { measured[$1, $2, $3] = $4; if (!($2 in known) && $2 != "list" && $2 != "sim") { known[$2] = 1; game[++games] = $2 } }

  function of(round, name, key) { return measured[round, name, key] }
  # the middle one of three
  function middle(a, b, c) { return a < b ? (b < c ? b : (a < c ? c : a)) : (a < c ? a : (b < c ? c : b)) }
  function median(name, key) { return middle(of(1, name, key), of(2, name, key), of(3, name, key)) }
  function quotient(round, name, a, b) { return of(round, name, a) / of(round, name, b) }
  function median_of(name, a, b) {
    return middle(quotient(1, name, a, b), quotient(2, name, a, b), quotient(3, name, a, b))
  }
  function times(round, name, twin) {
    return quotient(round, name, "games", "seconds") / quotient(round, name, twin "_games", twin "_seconds")
  }
  function median_times(name, twin) { return middle(times(1, name, twin), times(2, name, twin), times(3, name, twin)) }

  function shown(value, unit) {
    if (unit == "of C") return sprintf("1/%.1f", 1 / value)
    if (unit == "times") return sprintf("%.2f x", value)
    if (unit != "/s" && unit != "a game") return sprintf("%.2f %s", value, unit)
    if (value >= 1e6) return sprintf("%.2f M", value / 1e6)
    return sprintf(value >= 1e3 ? "%.1f k" : "%.1f", value >= 1e3 ? value / 1e3 : value)
  }
  # one line of the table; sign "<" or ">=" and the target, if there is one
  function row(what, value, unit, sign, target, said) {
    rows++
    text[rows] = what
    figure[rows] = shown(value, unit)
    goal[rows] = sign == "" ? "" : said != "" ? said : sign " " shown(target, unit)
    hit[rows] = sign == "" ? "" : (sign == "<" ? value < target : value >= target) ? "yes" : "no"
    object[rows] = sprintf("{\"what\": \"%s\", \"value\": %.6g, \"unit\": \"%s\", \"target\": %s, \"reached\": %s}", what,
                           value, unit, sign == "" ? "null" : target + 0,
                           sign == "" ? "null" : hit[rows] == "yes" ? "true" : "false")
    if (length(text[rows]) > widest) widest = length(text[rows])
  }

  # Rates of another machine are no target here; instructions are.
  function count_row(name,   now) {
    if (!((1, name, "instructions") in measured)) return
    now = of(1, name, "instructions")
    if (name in theirs) {
      row(name ": instructions", now, "a game", "<", theirs[name] + 1,
          "<= " shown(theirs[name], "a game") (rate[name] == "-" ? " before" : " elsewhere"))
      logs += log(theirs[name] / now)
      compared++
      if (rate[name] != "-") { other_logs += log(theirs[name] / now); others++ }
    } else row(name ": instructions", now, "a game")
  }

  function rows_of(name) {
    row(name ": games/s" (rate[name] > 0 ? " (another machine, elsewhere: " shown(rate[name], "/s") ")" : ""),
        median_of(name, "games", "seconds"), "/s")
    row(name ": decisions/s", median_of(name, "decisions", "seconds"), "/s")
    count_row(name)
    row(name ": decisions/s, host answers, with undo", median_of(name, "host_decisions", "host_seconds"), "/s")
    if ((1, name, "c_games") in measured) {
      row(name ": games/s, C by hand", median_of(name, "c_games", "c_seconds"), "/s")
      row(name ": games/s, plain Lua", median_of(name, "lua_games", "lua_seconds"), "/s")
      if (name == "five_towers") {
        row(name ": engine to C by hand", median_times(name, "c"), "of C", ">=", 1 / 8)
        row(name ": engine to plain Lua", median_times(name, "lua"), "times", ">=", 2)
      } else {
        row(name ": engine to C by hand", median_times(name, "c"), "of C")
        row(name ": engine to plain Lua", median_times(name, "lua"), "times")
      }
    }
    if ((1, name, "iterations") in measured)
      row(name ": iterations/s of a search of 1,000", median(name, "iterations"), "/s")
    row(name ": snapshot", median(name, "snapshot"), "us")
    row(name ": restore", median(name, "restore"), "us")
    row(name ": snapshot and restore", median(name, "both"), "us", "<", name == "kuhn" ? 1.5 : 5)
    row(name ": size of a snapshot", median(name, "kilobytes"), "KB")
    row(name ": memory of the process", median(name, "memory"), "MB", "<", 4)
  }

  END {
    for (i = 1; i <= games; i++) rows_of(game[i])
    row("croupier list", median("list", "start"), "ms", "<", 10)
    row("croupier list: CPU time", median("list", "cpu"), "ms")
    row("sim: 3,000 games of hearts, one job", median("sim", "wall1"), "ms")
    row("sim: the same, CPU time", median("sim", "cpu1"), "ms")
    row("sim: two jobs are so many times as fast as one", median_of("sim", "wall1", "wall2"), "times")
    if (others > 0) row("index: games of another engine, its instructions to ours", exp(other_logs / others), "times", ">=", 1)
    if (compared > 0) row("index: all games, instructions of elsewhere.txt to ours", exp(logs / compared), "times", ">=", 1)
    line = "%-" widest "s  %10s  %-18s  %s\n"
    printf line, "random play, one core, median of 3", "value", "target", "reached?"
    for (i = 1; i <= rows; i++) printf line, text[i], figure[i], goal[i], hit[i]
    printf "{\"runs\": 3, \"rows\": [\n" >json
    for (i = 1; i <= rows; i++) printf "  %s%s\n", object[i], i < rows ? "," : "" >json
    print "]}" >json
  }' tests/bench/elsewhere.txt "$raw"
