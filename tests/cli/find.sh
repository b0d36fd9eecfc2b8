#!/bin/sh
# `find`: a game that is as wished, with its seed, its journal and the commands that show it.
. "$(dirname "$0")/lib"
cat >race.lua <<'L'
-- Three turns each: 1, 2 or 4 points. At the end the last player may double.
local game = croupier.game "race" { players = 2 }
function game:play()
  for turn = 1, 3 do
    self:phase("turn", turn)
    for _, player in ipairs(self.players) do player:score(player:ask("step", { 1, 2, 4 })) end
  end
  self:note "it is over"
end
return game
L
wish() { run "$1" find ./race.lua "$2" --lang en --time 10 --seed 3 --journal "$3"; }

wish 0 'score of player 1 = 12 and score of player 2 = 3' a.jsonl
says '^seed [0-9]+: a game of 6 answers, 6 of them choices; found after [0-9]+ games'
says '^  croupier replay a\.jsonl$'
says '^  croupier play \./race\.lua --players 2 --seed [0-9]+ --seat 1=random --seat 2=random$'
holds "the answers of the journal are those wished" test "$(grep -c '"answer":"4"' a.jsonl)" = 3
run 0 replay a.jsonl --verify --lang en
seed=$("$CROUPIER" find ./race.lua 'score of player 1 = 12 and score of player 2 = 3' --lang en --jobs 1 --seed 3 --journal none | grep -Eo '^seed [0-9]+')
again=$("$CROUPIER" find ./race.lua 'score of player 1 = 12 and score of player 2 = 3' --lang en --jobs 1 --seed 3 --journal none | grep -Eo '^seed [0-9]+')
holds "with one job the same game is found again" test "$seed" = "$again"

# places in the course of the game
wish 0 'winner was last at half and lead changes = 1' b.jsonl
wish 0 'player 2 won and player 1 was first before the end or shared' c.jsonl
wish 0 'not (shared or margin < 9)' d.jsonl
holds "nine points ahead is 12 to 3" test "$(grep -c '"answer":"4"' d.jsonl)" = 3
wish 0 "event 'it is over' happened and choices 4 >= 5" e.jsonl
holds "the 4 was chosen five times" test "$(grep -c '"answer":"4"' e.jsonl)" -ge 5

# what there is not
run 1 find ./race.lua 'decisions > 6' --lang en --time 2 --journal none
warns 'no such game in [0-9]+ games in [0-9]+ s \(bots: random'
run 1 find ./race.lua 'score of winner > 12' --lang hu --time 1 --journal none
warns 'nincs ilyen'
run 0 find ./race.lua 'players = 2' --format json --journal none
says '"found": true'
says '"decisions": 6'

# wishes that are not understood
for wrong in 'winner was lst at half' 'winner' 'decisions 5' 'lead changes >' '(shared' 'event happened' 'shared shared' ''; do
  run 2 find ./race.lua "$wrong" --lang en
  warns 'this wish is not understood: .* is wanted, not .* For example: winner was last at half'
done
run 2 find ./race.lua --lang en
run 2 find ./nowhere.lua shared --lang en
finish
