# table.awk: what run.sh has measured, as a table, and as objects in the file `json`. Reads elsewhere.txt, then lines
# ROUND GAME KEY FIGURE. Rows with a goal say whether it is reached; those that are not are told once more at the end.
FILENAME ~ /elsewhere/ {
  if ($1 ~ /^#/) next
  if ($2 == "random" && $3 != "-") rate[$1] = $3
  theirs[$1, $2] = $4
  times_as_fast[$1, $2] = $5
  next
}
{
  measured[$1, $2, $3] = $4
  if (!($2 in known) && $2 != "list" && $2 != "sim") { known[$2] = 1; game[++games] = $2 }
}

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
  if (unit != "/s" && unit != "a game" && unit != "an iteration") return sprintf("%.2f %s", value, unit)
  if (value >= 1e6) return sprintf("%.2f M", value / 1e6)
  return sprintf(value >= 1e3 ? "%.1f k" : "%.1f", value >= 1e3 ? value / 1e3 : value)
}
# one line of the table; sign "<=" or ">=" and the goal, if there is one
function row(what, value, unit, sign, target) {
  rows++
  text[rows] = what
  figure[rows] = shown(value, unit)
  goal[rows] = sign == "" ? "" : sign " " shown(target, unit)
  hit[rows] = sign == "" ? "" : (sign == "<=" ? value <= target : value >= target) ? "yes" : "no"
  object[rows] = sprintf("{\"what\": \"%s\", \"value\": %.6g, \"unit\": \"%s\", \"target\": %s, \"reached\": %s}", what,
                         value, unit, sign == "" ? "null" : target + 0,
                         sign == "" ? "null" : hit[rows] == "yes" ? "true" : "false")
  if (length(text[rows]) > widest) widest = length(text[rows])
}

# Each ratio counts in the index of its kind, and in that of all: theirs to ours.
function in_index(kind, ratio) {
  logs[kind] += log(ratio); count[kind]++
  logs["all"] += log(ratio); count["all"]++
  if (count[kind] == 1 || ratio < lowest[kind]) lowest[kind] = ratio
}
function index_row(kind, target, of_what) {
  if (!count[kind]) return
  if (target != "") row("index, " of_what, exp(logs[kind] / count[kind]), "times", ">=", target)
  else row("index, " of_what, exp(logs[kind] / count[kind]), "times")
}

# Rates of another machine are no goal here; instructions are.
function count_row(name, bots, kind,   now, what, unit) {
  if (!((1, name, bots) in measured)) return
  now = of(1, name, bots)
  unit = bots ~ /^search/ ? "an iteration" : "a game"
  what = name ": instructions " unit (bots == "random" ? "" : " of " bots)
  if (!((name, bots) in theirs)) { row(what, now, unit); return }
  row(what " (" (kind == "games" ? "elsewhere: " : kind == "search" ? "elsewhere about: " : "before: ") \
      shown(theirs[name, bots], unit) ")", now, unit, "<=", theirs[name, bots] / times_as_fast[name, bots])
  in_index(kind, theirs[name, bots] / now)
}

function rows_of(name) {
  row(name ": games/s" (name in rate ? " (another machine, elsewhere: " shown(rate[name], "/s") ")" : ""),
      median_of(name, "games", "seconds"), "/s")
  row(name ": decisions/s", median_of(name, "decisions", "seconds"), "/s")
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
  count_row(name, "random", name in rate ? "games" : "big")
  if ((1, name, "iterations") in measured)
    row(name ": iterations/s of search:1000", median(name, "iterations"), "/s")
  count_row(name, "search:1000", "search")
  if ((1, name, "greedy_cpu") in measured) row(name ": CPU time of a greedy game", of(1, name, "greedy_cpu") / 1e3, "s")
  count_row(name, "greedy", "greedy")
  row(name ": snapshot", median(name, "snapshot"), "us")
  row(name ": restore", median(name, "restore"), "us")
  row(name ": snapshot and restore", median(name, "both"), "us", "<=", name == "kuhn" ? 1.5 : 5)
  row(name ": size of a snapshot", median(name, "kilobytes"), "KB")
  row(name ": memory of the process", median(name, "memory"), "MB", "<=", 4)
}

END {
  for (i = 1; i <= games; i++) rows_of(game[i])
  row("croupier list", median("list", "start"), "ms")
  row("croupier list: CPU time", median("list", "cpu"), "ms", "<=", 10)
  row("sim: 3,000 games of hearts, one job", median("sim", "wall1"), "ms")
  row("sim: the same, CPU time", median("sim", "cpu1"), "ms")
  row("sim: the same, two jobs", median("sim", "wall2"), "ms")
  row("sim: the same, two jobs, CPU time", median("sim", "cpu2"), "ms")
  row("sim: two jobs are so many times as fast as one", median_of("sim", "wall1", "wall2"), "times")
  index_row("games", 1, "games of another engine: its instructions to ours")
  if (count["games"]) row("the lowest of them", lowest["games"], "times", ">=", 0.5)
  index_row("search", 1, "search of another engine: its instructions, about, to ours")
  index_row("big", 1.5, "big games: instructions of 2026-11-19 to ours")
  index_row("greedy", 10, "greedy bots: instructions of the morning of 2026-11-20 to ours")
  index_row("all", "", "all of these")
  line = "%-" widest "s  %12s  %-14s  %s\n"
  printf line, "random play, one core, median of 3", "value", "goal", "reached?"
  for (i = 1; i <= rows; i++) printf line, text[i], figure[i], goal[i], hit[i]
  for (i = 1; i <= rows; i++) {
    if (hit[i] == "no") missed = missed "\n  " text[i] ": " figure[i] ", goal " goal[i]
    if (hit[i] != "") goals++
    if (hit[i] == "yes") reached++
  }
  print reached + 0 " of " goals + 0 " goals are reached" (missed == "" ? "" : "; these are not:" missed)
  printf "{\"runs\": 3, \"rows\": [\n" >json
  for (i = 1; i <= rows; i++) printf "  %s%s\n", object[i], i < rows ? "," : "" >json
  print "]}" >json
}
