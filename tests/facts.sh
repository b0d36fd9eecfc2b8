#!/bin/sh
# The table of events in runtime/README.md is that of runtime/table/eventtable.c, and every event there has been seen, with
# exactly these facts, in games of random players. `tests/facts.sh write` writes the table into the README anew.
set -u
readme=runtime/README.md
begin='<!-- tests/facts.sh write: what follows is made from runtime/table/eventtable.c -->'
end='<!-- to here -->'
. "$(dirname "$0")/made"

# event, tab, fact, tab, what it is: the rows of the facts, by the order of event_rows
rows() {
  awk '
    function quoted(i,  part) { split($0, part, "\""); return part[2 * i] }
    /^static const struct fact_row / { split($5, name, "["); list = name[1] }
    /^  \{"/ && !/\[CROUPIER/ { facts[list] = facts[list] quoted(1) "\t" quoted(2) "\n" }
    /^  \[CROUPIER_EVENT_/ {
      match($0, /[a-z_]+\},$/)
      list = substr($0, RSTART, RLENGTH - 2)
      count = split(facts[list], line, "\n")
      print quoted(1) "\t\t" quoted(2)
      for (i = 1; i < count; i++) print quoted(1) "\t" line[i]
    }' runtime/table/eventtable.c
}

table() {
  echo
  echo '| event | fact | content |'
  echo '|---|---|---|'
  rows | awk -F '\t' '$2 == "" { print "| `" $1 "` | | " $3 " |"; next } { print "| | `" $2 "` | " $3 " |" }'
  echo
}

table >"$folder/wanted"
if [ "${1:-}" = write ]; then
  put "$folder/wanted"
  exit
fi

passed=0 failed=0
there | cmp -s - "$folder/wanted" &&
  passed=1 || { failed=1; echo "FAIL  the events of $readme are not those of eventtable.c: tests/facts.sh write"; }

# Games in which all of them happen: the facts of each event, as its JSON has them.
# In the last one a person lays a card, and the other takes a free action meanwhile.
CROUPIER="${CROUPIER:-build/croupier}" everything=tests/cli/games/everything.lua
for game in alhambra maharaja oh_pharaoh byzanz five_towers; do
  "$CROUPIER" play scripts/$game.lua --bots random --seed 1 --journal "$folder/$game" >/dev/null 2>&1 </dev/null
done
printf '2: wave\n1\npass\npass\n3\n' |
  "$CROUPIER" play $everything --seat 1=human --seat 2=human --seed 1 --journal "$folder/everything" >/dev/null 2>&1
"$CROUPIER" play tests/must/told/counts.lua --bots random --seed 1 --journal "$folder/clues" >/dev/null 2>&1 </dev/null
for journal in alhambra maharaja oh_pharaoh byzanz five_towers everything clues; do
  "$CROUPIER" replay "$folder/$journal" --events 2>/dev/null
done >"$folder/events"
sed -n 's/^    \({"event":.*\)/\1/p' $readme >>"$folder/events" # the examples there
python3 - "$folder/events" >"$folder/seen" <<'END'
import json, sys
seen = {}
for line in open(sys.argv[1]):
    event = json.loads(line)
    kind = event.pop("event")
    facts = "note" if kind == "note" else kind
    names = list(event)[:2] if kind == "note" else list(event)
    seen.setdefault(kind, set()).add(" ".join(names))
for kind, facts in seen.items():
    for names in facts:
        print(kind, names)
END
for event in $(rows | cut -f1 | uniq); do
  wanted="$event $(rows | awk -F '\t' -v e="$event" '$1 == e && $2 != "" && !($1 == "note" && $2 == "values") { printf "%s%s", n++ ? " " : "", $2 }')"
  if [ "$(grep "^$event " "$folder/seen")" = "$wanted" ]; then passed=$((passed + 1))
  else failed=$((failed + 1)); echo "FAIL  wanted: $wanted"; grep "^$event " "$folder/seen"; fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
