#!/bin/sh
# House rules: what they are given, knobs and texts that they bring, and what is said of those that go wrong.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

# `before`: a chain of house rules, each of which calls the rule before it
cat >first.lua <<'L'
-- House rule: the first player begins with a point.
local byzanz, before = ...
function byzanz:count_up()
  self.players[1]:score(self.knobs.beggar and 100 or 0, "beggar")
  return before.count_up(self)
end
byzanz:knobs { hand_limit = 9, beggar = { true, "the first player gets points" } }
byzanz:texts { en = { beggar = "a beggar's gift" }, hu = { ["beggar="] = "az első játékos pontokat kap" } }
L
cat >second.lua <<'L'
local byzanz, before = ...
function byzanz:count_up()
  self.players[2]:score(200, "beggar")
  return before.count_up(self)
end
L
run 0 play byzanz --bots random --seed 3 --house first.lua --house second.lua --lang en --journal chain.jsonl
says "^Player 1: 100 \(a beggar's gift\)"
says "^Player 2: 200 \(a beggar's gift\)"
says '^Player 1: [0-9]+ \(goods sold\), 1[0-9][0-9] in all'
run 0 replay chain.jsonl --verify

# knobs: preset and added; --set has the last word; their texts in one language alone
run 0 knobs byzanz --house first.lua --lang en
says '^beggar +on +on, off +the first player gets points$'
says '^hand_limit +9 +4\.\.20 .*default: 7'
run 0 knobs byzanz --house first.lua --lang hu
says '^beggar .*az első játékos pontokat kap'
run 0 knobs byzanz --house first.lua --set hand_limit=8 --set beggar=off --lang en
says '^beggar +off'
says '^hand_limit +8'
run 2 knobs byzanz --house first.lua --set hand_limit=21
run 2 knobs byzanz --set beggar=off

# a text that a house rule gives in one language stands in the others, too
run 0 play byzanz --bots random --seed 3 --house first.lua --house second.lua --lang hu
says "^1\. játékos: 100 \(a beggar's gift\)"

# what cannot be is said with file and line
refused() { # LUA PATTERN
  printf 'local byzanz, before = ...\n%s\n' "$1" >wrong.lua
  run 3 knobs byzanz --house wrong.lua
  warns "wrong.lua.*$2"; one_sentence
}
refused 'byzanz:knobs { hand_limt = 9 }' "2: there is no knob 'hand_limt' in byzanz; did you mean 'hand_limit'"
refused 'byzanz:knobs { hand_limit = 99 }' "2: knob 'hand_limit' cannot be 99, only 4\.\.20"
refused 'byzanz:knobs { hand_limit = false }' "2: knob 'hand_limit' cannot be off"
refused 'byzanz:knobs { tax = { 4, "a sentence" } }' "2: knob 'tax' needs a range"
refused 'byzanz:knobs(3)' '2: knobs are of a game'
refused 'local lost = before.coun_up' "2: there was no rule 'coun_up' .*did you mean 'count_up'"
refused 'local lost = before.wholly_new' "2: there was no rule 'wholly_new' before this house rule$"
refused 'function before:count_up() end' "'before' holds the rules as they were"
refused 'function before:wholly_new() end' "2: 'before' holds the rules as they were"
printf 'local byzanz = ...\nfunction byzanz:count_up() byzanz:knobs { hand = 3 } end\n' >late.lua
run 3 play byzanz --bots random --house late.lua
warns 'late.lua:2: knobs are declared before the table is laid'
finish
