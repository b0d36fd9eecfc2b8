#!/bin/sh
# `replay` with other house rules, knobs or a variant: the same answers, up to where they cannot be given.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

cat >count.lua <<'L'
local count = croupier.game "count" {
  players = 2,
  knobs = { rounds = { 3, range = { 1, 5 }, "rounds" } },
  texts = { en = { ["take?"] = "How many do you take?", ["rest?"] = "Do you rest?", ["take:"] = "takes",
                   ["rest:"] = "rests", title = "Counting", ["one"] = "one", ["two"] = "two" } },
}
function count:play()
  for _ = 1, self.knobs.rounds do
    for _, player in ipairs(self.players) do self:turn(player) end
  end
end
function count:words() return { "one", "two" } end
function count:turn(player) player:score(player:ask("take", self:words()) == "two" and 2 or 1) end
return count
L
cat >double.lua <<'L'
-- House rule: twice as many points.
local count, before = ...
function count:turn(player) before.turn(self, player) player:score(player:points()) end
L
cat >rest.lua <<'L'
local count, before = ...
function count:turn(player)
  before.turn(self, player)
  if player:points() > 3 then player:agrees "rest" end
end
L
cat >few.lua <<'L'
local count = ...
function count:words() return { "one" } end
L
cat >fails.lua <<'L'
local count, before = ...
function count:turn(player) before.turn(self, player) if player.seat == 2 then error "on purpose" end end
L
cat >slow.lua <<'L'
return { game = "count", name = "Slow", knobs = { rounds = 5 } }
L
printf '%s\n' 2 1 2 1 1 2 >in
run 0 play ./count.lua --seat 1=human --seat 2=human --seed 1 --journal plain.jsonl --lang en
run 0 play ./count.lua --seat 1=human --seat 2=human --seed 1 --house double.lua --journal doubled.jsonl --lang en
: >in

run 0 replay plain.jsonl --house double.lua --lang en
says '^All 6 answers can be given under these rules\.$'
says '^Scores then: 5, 4\. Now: 26, 16\.$'
run 0 replay doubled.jsonl --without-house --lang en
says '^Scores then: 26, 16\. Now: 5, 4\.$'
run 0 replay doubled.jsonl --without-house --lang hu
says '^Pontok akkor: 26, 16\. Most: 5, 4\.$'

# a knob that the house rule had brought goes with it
printf 'local count = ...\ncount:knobs { dear = { 4, range = { 1, 9 }, "how dear" } }\n' >dear.lua
run 0 play ./count.lua --bots random --seed 1 --house dear.lua --set dear=5 --journal dear.jsonl --lang en
run 0 replay dear.jsonl --without-house --lang en
warns '^croupier: dear=5 is left out: without the house rules the game has no such knob$'
says '^All [0-9]+ answers can be given'
run 0 replay plain.jsonl --house double.lua --to 2 --lang en
says '^All 2 answers'
says '^Scores then: 2, 1\. Now: 4, 2\.$'

# the first answer that cannot be given: another is asked, it is not offered, or the game is over
run 0 replay plain.jsonl --house rest.lua --lang en
says '^Answer 4 cannot be given under these rules\.$'
says '^Then: player 2: “How many do you take\?” Answer: one$'
says '^Now: player 1: “Do you rest\?”$'
says '^Scores then: 4, 1\. Now: 4, 1\.$'
run 0 replay plain.jsonl --house few.lua --lang en
says '^Answer 1 cannot be given'
says '^Now: the same question, but “two” is not offered\.$'
run 0 replay plain.jsonl --set rounds=2 --lang en
says '^Answer 5 cannot be given'
says '^Now: the game is over\.$'
run 0 replay plain.jsonl --variant ./slow.lua --lang en
says '^The game goes on here: player 1: “How many do you take\?”$'

# a house rule of the same name takes the place of the one in the journal
sed -i 's/player:points())/1)/' double.lua
run 0 replay doubled.jsonl --house double.lua --lang en
says '^Scores then: 26, 16\. Now: 8, 7\.$'

# where the game can say it: how it would have ended there
run 0 play byzanz --bots random --seed 3 --journal byzanz.jsonl
run 0 replay byzanz.jsonl --set hand_limit=5 --lang en
says '^Answer 27 cannot be given'
says '^If the game had ended there: [0-9]+, [0-9]+, [0-9]+\. Now: [0-9]+, [0-9]+, [0-9]+\.$'

run 3 replay plain.jsonl --house fails.lua --lang en
warns 'these rules fail at answer 2: fails.lua:2: on purpose'
run 2 replay plain.jsonl --house fails.lua --verify
run 2 replay plain.jsonl --house nowhere
run 2 replay plain.jsonl --set round=2
finish
