#!/bin/sh
# What chance does, as specs (t:rolls, t:order, t:picks) and files of chance tell it.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

cat >deal.lua <<'L'
local deal = croupier.game "deal" { players = 2 }
function deal:setup()
  self.deck, self.open = self:zone "deck", self:zone { "open", sees = "all" }
  for i = 1, 6 do self.deck:create { "card {rank}", rank = i } end
end
function deal:play()
  self.deck:shuffle()
  self.deck:deal(2, self.open)
  self.players[1]:agrees "go on"
  self.deck:shuffle()
  self:throw()
  self.players[1]:agrees "well"
end
function deal:throw() return self:roll(2) end
return deal
L

# --- specs ---

cat >good.lua <<'L'
-- game: ./deal.lua
local test = ...
test("two shuffles and a roll", function(game, t)
  t:order("deck", "card 3, card 1")
  t:order("deck", "card 2, card 6, card 4, card 5")
  t:rolls { 6, 5 }
  t:answers { "yes", "no" }
  t:play()
  t:holds("open", "card 1, card 3")
  t:holds("deck", "card 2, card 6, card 4, card 5")
end)
test("picks: by name, by number, a piece, a player", function(game, t)
  t:picks { "b", 4, "card 2", 20, game.players[2] }
  t:equal(game:pick { "a", "b" }, "b")
  t:equal(game:random(6), 4)
  t:equal(game.deck:random().rank, 2)
  t:equal(game:pick { 10, 20 }, 20)
  t:equal(game:pick(game.players), game.players[2])
end)
test("dice that are not told come from the seed", function(game, t)
  local _, first, second = game:roll(2)
  t:seed(1)
  t:rolls { first % 6 + 1 }
  t:equal(game:roll(1), first % 6 + 1)
  t:equal(game:roll(1), first)
  t:equal(game:roll(1), second)
end)
L
run 0 test good.lua
says '^3 passed, 0 failed'

fails() { # LINE ERROR: a test with that line fails so, at its line
  printf '%s\n' '-- game: ./deal.lua' 'local test = ...' "test('x', function(game, t)" "  $1" 'end)' >bad.lua
  run 1 test bad.lua
  says "bad.lua:4: $2"
}
fails 't:rolls { 6, 5, 2 } game:throw()' "'rolls 2' was never drawn"
fails 't:rolls { 7, 5 } game:throw()' "'7' is not possible: a die is rolled, from 1 to 6"
fails 't:rolls { "six" } game:throw()' "'six' is not possible"
fails 't:picks { 7 } game:random(6)' "'7' is not possible: a number is drawn, from 1 to 6"
fails 't:picks { "x" } game:pick { "a", "b" }' "'x' is not possible: one is picked from: a, b"
fails 't:picks { "x" } game.deck:random()' "'x' is not possible: a piece of deck is picked from: card 1, card 2,"
fails 't:order("deck", "card 3, card 3") game.deck:shuffle()' "'card 3' is not possible: deck is shuffled: card"
fails 't:order("deck", "card 3, card 2")' "'order deck = card 3, card 2' was never drawn"
fails 't:order("dekc", "card 3")' "there is no zone 'dekc'"
fails 't:rolls(6)' 'rolls are a list, as in t:rolls \{ 6, 1 \}'
fails 't:picks(6)' 'picks are a list'

# --- files ---

chance() { printf '%s\n' "$@" >chance.txt; } # LINE...
play='play ./deal.lua --seat 1=random --seed 4 --chance chance.txt'

chance '# a game of elsewhere' 'order deck = card 3, card 1' '' 'order deck = card 6' '  rolls 6, 5  '
run 0 $play --journal one.jsonl
says '^card 1, card 3: deck > open'
says '6.*5'
run 0 replay one.jsonl --events
says '"dice":\[6,5\]'
run 0 replay one.jsonl --verify
rm chance.txt
run 0 replay one.jsonl
says '^card 1, card 3: deck > open'

# answers taken back take back what was drawn after them
chance 'order deck = card 3, card 1' 'order deck = card 6' 'rolls 6, 5'
printf '%s\n' yes undo no no >in
run 0 play ./deal.lua --seat 1=human --bots random --chance chance.txt --journal two.jsonl
holds 'the dice came twice' test "$(grep -c '^Rolled: 6, 5' out)" = 2
rm in

stops() { # ERROR: the game stops with it
  run 3 $play --journal none
  warns "$1"; one_sentence
}
chance 'order deck = card 2, card 3' 'order deck = card 6' 'rolls 6'
stops "deal.lua:14: chance.txt: there is no further 'rolls', but a die is rolled, from 1 to 6; add it, or end"
chance 'order deck = card 3, card 1' 'order deck = card 3'
stops "deal.lua:10: chance.txt:2: 'card 3' is not possible: deck is shuffled: card"
chance 'order deck = card 9'
stops "chance.txt:1: 'card 9' is not possible"
chance
stops "chance.txt: there is no further 'order deck', but deck is shuffled: card"
chance 'order dekc = card 3'
stops "chance.txt:1: there is no zone 'dekc'"
chance 'rolls 1' 'roll 6'
stops "chance.txt:2: a line is 'rolls 6, 1'"
chance 'rest by seed' 'rolls 6'
stops "chance.txt:2: 'rest by seed' is the last line"
chance 'rest by seed'
run 0 $play --journal none
chance 'order deck = card 3' 'rolls 6, 5, 4' 'rest by seed'
run 0 $play --journal none
warns "the game is over, but not all .* chance.txt:2: 'rolls 4' was never drawn"
run 0 sim ./deal.lua --chance chance.txt --games 20 --jobs 2
warns "in 20 games; in one of them: chance.txt:2: 'rolls 4' was never drawn"
chance 'order deck = card 9'
run 3 sim ./deal.lua --chance chance.txt --games 2 --seed 1
warns "2 of 2 games failed, first: .*chance.txt:1: 'card 9'.*--chance chance.txt. shows it"
run 2 sim ./deal.lua --chance nothing.txt --games 2
warns 'there is no file "nothing.txt" that says'; one_sentence
run 2 sim ./deal.lua --chance deal.lua --games 2
warns 'deal.lua is the script of a game, not a file of chance'; one_sentence
run 2 sim ./deal.lua --chance chance.txt --chance chance.txt --games 2
warns 'one file of chance'

# what bots look ahead with is not the file: a game that the file determines is as open to them as any
chance 'order deck = card 3, card 1' 'order deck = card 6' 'rolls 6, 5'
run 0 play ./deal.lua --bots search:50 --seat 1=search:50 --chance chance.txt --journal none
says '^card 1, card 3: deck > open'
printf '%s\n' '{"type":"answer","id":1,"option":0}' '{"type":"answer","id":2,"option":0}' >in
run 0 serve ./deal.lua --stdio --seat 1=human --chance chance.txt --journal none
says '"dice":\[6,5\]'
rm in

# a spec of a game with such a file
mkdir specs
cp chance.txt specs
cat >specs/recorded.lua <<'L'
-- game: ../deal.lua, chance: chance.txt
local test = ...
test("as recorded", function(_, t)
  t:answers { "yes", "no" }
  t:play()
  t:holds("open", "card 1, card 3")
end)
L
rm chance.txt
run 0 test specs/recorded.lua
says '^1 passed'
# also where the jail has closed behind another table
sed '1s/.*/-- game: ..\/deal.lua\n&/' specs/recorded.lua >specs/two.lua
run 1 test specs/two.lua
says '^1 passed, 1 failed'
finish
