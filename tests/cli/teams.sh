#!/bin/sh
# Teams, and games that all win or lose: what players read at the prompt and at the end, the report of a simulation, and
# what programs are told.
. "$(dirname "$0")/lib"

cat >pairs.lua <<'L'
local pairs_of = croupier.game "pairs_of" { players = 4, teams = 2 }
function pairs_of:play()
  self.players[2]:score(5)
  for player in self:clockwise(self.players[1]) do player:score(player:number("n", 1, 3), "named") end
end
return pairs_of
L
cat >all.lua <<'L'
local all = croupier.game "all" { players = { 1, 4 }, together = true }
function all:play()
  for player in self:clockwise(self.players[1]) do
    local word = player:ask("what", { "one", "win", "lose" })
    player:score(1)
    if word ~= "one" then return self[word](self) end
  end
end
return all
L

# --- at the prompt ---

printf 'score\n3\nshow\n' >in
run 0 play ./pairs.lua --seed 1 --seat 1=human --seat 2=human --seat 3=human --seat 4=human --journal pairs.jsonl
says '^  Team 1 \(1, 3\) +0$'
says '^  Team 2 \(2, 4\) +5'
says '^Player 1: 3 \(named\), 3 for the team$'
says 'player 3 \(team 1\) +3 points$'
says 'player 2 \(you, team 2\) +5 points \(leads\)'
printf '3\n1\n1\n1\n' >in
run 0 play ./pairs.lua --seed 1 --seat 1=human --seat 2=human --seat 3=human --seat 4=human --journal ended.jsonl
says '^1\. team 2 \(player 2, player 4\): 7 points$'
says '^2\. team 1 \(player 1, player 3\): 4 points$'
run 0 replay ended.jsonl --lang hu
says '^1\. hely: 2\. csapat \(2\. játékos, 4\. játékos\): 7 pont$'
says '1\. játékos: 3 \(named\), a csapatnak összesen 3'
run 0 replay ended.jsonl --events
says '"event":"start","game":"pairs_of","players":4,"teams":\[1,2,1,2\]'
says '"event":"end","scores":\[4,7,4,7\],"ranks":\[2,1,2,1\],"winners":\[2,4\]'

printf 'one\nscore\nshow\none\n' >in
run 0 play ./all.lua --players 2 --seed 1 --seat 1=human --seat 2=human --journal all.jsonl
says '^  Together +1$'
says '^-- all, together 1 point -'
quiet '\(leads\)'
says '^All together: 2$'
run 0 replay all.jsonl --lang hu
says '^Mindenki együtt: 2$'
run 0 replay all.jsonl --events
says '"teams":\[1,1\]'
says '"ranks":\[1,1\],"winners":\[1,2\]'
for word in win lose; do
  printf '%s\n' $word >in
  run 0 play ./all.lua --players 2 --seed 1 --seat 1=human --seat 2=human --journal $word.jsonl
done
says '^All have lost: 1$'
run 0 replay lose.jsonl --events
says '"ranks":\[2,2\],"winners":\[\]'
run 0 replay win.jsonl
says '^All have won: 1$'
run 0 replay win.jsonl --lang hu
says '^Mindenki nyert: 1$'
run 0 replay lose.jsonl --lang hu
says '^Mindenki vesztett: 1$'

# --- simulations ---

run 0 sim ./pairs.lua --games 40 --seed 1 --seat 3=greedy
says '^team  bot  '
says '^   1  1 random, 3 greedy +[0-9.]+ '
says '^   2  2, 4 random +[0-9.]+ '
quiet '^   [34]  '
what='teams share all games'
if awk '/^   [12]  / { for (i = 1; i <= NF; i++) if ($i ~ /^[0-9]+\.[05]$/ && !seen[NR]++) sum += $i } END { exit sum != 40 }' out
then ok; else no "not 40"; fi
run 0 sim ./pairs.lua --games 4 --seed 1 --format json
says '"team": 2'
run 0 sim ./all.lua --players 3 --games 300 --seed 1
says '^bots +random$'
says '^won +[345][0-9]\.[0-9] %, 95 %: [0-9.]+ \.\. [0-9.]+ %$'
says '^lost +[345][0-9]\.[0-9] %'
says '^score +mean 1\.[0-9]+, 95 %: 1\.[0-9]+ \.\. 1\.[0-9]+, sd 0\.[0-9]+; least 1, 5 % 1, median 1, 95 % 3, most 3$'
quiet '^seat'
run 0 sim ./all.lua --players 3 --games 300 --seed 1 --format json --jobs 3
says '"together": \{'
says '"p95": 3'
run 0 sim ./all.lua --players 2 --games 10 --seed 1 --lang hu
says '^vesztettek +'

# --- the rest ---

echo '{"type":"view","seat":1}' >in
run 0 serve ./pairs.lua --stdio --seat 1=human --seed 1 --journal served.jsonl
says '"teams":\[1,2,1,2\],"scores":\[0,5,0,5\]'
run 2 solve ./all.lua --players 2
warns 'only games against each other can be solved; all is played together'
finish
