#!/bin/sh
# Games that go nowhere are named at once: the question, the rule, the place, and the command that shows the game.
. "$(dirname "$0")/lib"

cat >passes.lua <<'L'
local passes = croupier.game "passes" { players = 2 }

-- Everybody plays a card, or passes.
function passes:turn(player)
  player:ask("turn", { "pass" })
end

function passes:play()
  if self:random(4) == 1 then self.players[1]:score(1) return end
  for player in self:turns(self.players[1]) do self:turn(player) end
end

return passes
L

# sim goes on with the other games, and says the same whatever its threads do
for jobs in 1 3; do
  run 0 sim passes --games 60 --seed 1 --jobs $jobs
  warns '^croupier: passes.lua:5: the game goes nowhere: .*at the question .turn. \(in turn, after 100[0-9] answers, .* seed [0-9]+\); `croupier play passes --players 2 --seed [0-9]+ '
  warns "^>    5    player:ask"
  holds 'once for each place' test "$(grep -c '^croupier' err)" = 1
  says '^games .* 42 broken off, 0 with errors'
  says '^going nowhere +42: nobody has a choice any more at .turn. \(passes.lua:5\); `croupier play passes --players 2 --seed 1 .*` shows the first$'
  says '^   1  random +18.0 +100.0 %'
done
mv out one
run 0 sim passes --games 60 --seed 1 --format json
for field in '"games": 42' '"course": "round"' '"seed": 1' '"question": "turn"' '"rule": "turn"' '"file": "passes.lua"' '"line": 5' \
  '"truncated": 42' '"errors": 0' '"command": "croupier play passes --players 2 --seed 1 --seat 1=random --seat 2=random"'; do
  says "$field"
done
mv out one
run 0 sim passes --games 60 --seed 1 --format json --journals journals --jobs 3
holds 'with journals as well' test "$(grep -v _ out)" = "$(grep -v _ one)"
run 0 sim passes --games 2 --seed 1 --bots search:20
says '^going nowhere '
run 0 sim passes --games 2 --seed 1 --lang hu
warns 'passes.lua:5: a játék nem halad: .* az? .turn. kérdésnél \('
says '^nem halad +2: senki sem választhat már, a kérdés .turn. \(passes.lua:5\)'

# it is told while the others are played
rm err
timeout 20 "$CROUPIER" sim passes --games 100000000 --seed 1 >out 2>err &
await test -s err
what='sim, at once'
warns 'the game goes nowhere'
kill $!; wait $! 2>/dev/null

# the command shows it, and ends
sed -n 's/.*"command": "croupier \(.*\)".*/\1/p' one | head -n 1 | xargs timeout 600 "$CROUPIER" >out 2>err
status=$? what='the command'
holds 'it ends' test $status != 0
warns '^croupier: passes.lua:5: the game goes nowhere'
says 'The game is saved: '
# a person from whom nothing is asked is no help; nor is a journal that is resumed
run 1 play passes --seed 1 --seat 1=human --journal p.jsonl
warns 'the game goes nowhere'
run 1 resume p.jsonl
warns 'the game goes nowhere'

# where there are choices, there is a bound; the place is another one
cat >talks.lua <<'L'
local talks = croupier.game "talks" { players = 2 }
function talks:play()
  if self:random(2) == 1 then
    while true do self.players[1]:agrees "more" end
  end
  while true do self.players[2]:agrees "again" end
end
return talks
L
run 0 sim talks --games 8 --seed 1
warns '^croupier: talks.lua:4: the game is not over .* the last question is .more. \(in play, after 100000 answers'
warns '^croupier: talks.lua:6: the game is not over .* the last question is .again. '
holds 'once for each place' test "$(grep -c '^croupier' err)" = 2
says '^not ending +[1-7]: .*talks.lua:4'
says '^not ending +[1-7]: .*talks.lua:6'

# check counts such a table as a fault
run 1 check passes --time 2 --seed 1 --spec none
says "^endless +nobody can end it: a circle of 2 without a choice leads back to the same table"

# games that end are as they were
run 0 sim "$games/trade.lua" --players 3 --games 20 --seed 1
quiet 'nowhere|not ending'
finish
