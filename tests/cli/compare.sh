#!/bin/sh
# `compare`: two sets of rules on the same deals, in games whose figures are known.
. "$(dirname "$0")/lib"

# Seat 1 wins with chance `odds` in 100; each player is asked `turns` times.
cat >coin.lua <<'L'
local coin = croupier.game "coin" {
  players = 2,
  knobs = {
    odds = { 50, range = { 0, 100 }, "how often of 100 seat 1 wins" },
    turns = { 3, range = { 1, 99 }, "questions to each player" },
    idle = { false, "nothing at all" },
    broken = { false, "a game that fails" },
  },
}
function coin:play()
  local drawn = self:random(100)
  for _ = 1, self.knobs.turns do
    for _, player in ipairs(self.players) do player:agrees "go" end
  end
  if self.knobs.broken and drawn > 90 then error "the coin is lost" end
  self.players[drawn <= self.knobs.odds and 1 or 2]:score(1)
end
return coin
L

# the share of wins: 60 % after 50 %, on the same draws, so that each pair differs in one direction at most
run 0 compare ./coin.lua --set odds=60 --seed 1 --lang en
says "^  seat 1's share of wins  +4[89]\.[0-9]+ %|^  seat 1's share of wins  +5[012]\.[0-9]+ %"
says "^  seat 1's share of wins .* \+(9|10|11)\.[0-9]+ ± [0-9.]+ %  changed$"
says "^  decisions in a game +6\.00 +6\.00 +\+0\.00 ± [0-9.]+ +$"
says '^odds=60: seat 1 wins [0-9.]+ ± [0-9.]+ percentage points more often; seat 2 wins [0-9.]+ ± [0-9.]+ percentage points less often; 5 other measures unchanged, the smallest change that would have been seen is [0-9.]+ percentage points or [0-9.]+ % of a mean\.$'
says '^Variance ratio 0\.(1[5-9]|2[01]): pairs of the same deals need (1[5-9]|2[01]) % of the games'
says '^Found by bots of one strength'
cp out known
run 0 compare ./coin.lua --set odds=60 --seed 1 --lang en --jobs 1
holds 'one thread and all come to the same' cmp -s out known

# a change at the table alone
run 0 compare ./coin.lua --set turns=5 --seed 1 --lang en
says '^  decisions in a game +6\.00 +10\.00 +\+4\.00 ± 0\.0[0-9] +changed$'
says "^turns=5: no share of wins is known to change\. Changed at the table: decisions in a game \+4\.00 ± 0\.0[0-9]; 6 other measures unchanged"
says '^Variance ratio 0\.00: pairs of the same deals need 0 %'
run 0 compare ./coin.lua --both turns=5 --set idle=on --pairs 300 --lang en
says '^  decisions in a game +10\.00 +10\.00 '
says '^idle=on: no share'
says '^random bots: [123]00 pairs of games with the same deals, seeds [0-9]+ to [0-9]+$'
says '^idle=on: no share of wins is known to change; none of 7 measures changed, the smallest change that would have been seen is'

# the block for an issue ends with the command that plays the same pairs again
run 0 compare ./coin.lua --set odds=60 --set 'turns=4' --both idle=on --seed 7 --pairs 300 --lang en
says '^coin, 2 players, croupier [0-9.]+: odds=60, turns=4$'
says '^rules: A [0-9a-f]{16}, B [0-9a-f]{16}$'
says '^random bots, 300 pairs, seeds 7 to 306, variance ratio 0\.[0-9]+; changes with 95 % intervals:$'
says "^  seat 1's share of wins: \+[0-9.]+ ± [0-9.]+ % \(A [0-9.]+, B [0-9.]+\), changed$"
cp out once
sh -c "$(sed -n "s#^croupier\( compare .*\)#'$CROUPIER'\1 --lang en#p" out)" >again
holds 'and it does' cmp -s once again
mkdir "it's"
cp coin.lua "it's/coin.lua"
run 0 compare "it's/coin.lua" --set odds=60 --seed 7 --pairs 300 --lang en
says "^croupier compare 'it'.''s/coin\.lua' --set odds=60 --players 2 --seed 7 --pairs 300\$"

# two strengths: what one finds the other confirms, or not
run 0 compare ./coin.lua --set odds=60 --seed 1 --pairs 400 --bots random --bots greedy --lang en
says '^random bots: [0-9]+ pairs'
says '^greedy bots: [0-9]+ pairs'
says '^Holds at two strengths: random and greedy bots find the same\.$'
says '^croupier compare \./coin\.lua --set odds=60 --bots random --bots greedy --players 2 '
cat >nerve.lua <<'L'
local nerve = croupier.game "nerve" { players = 2, knobs = { helps = { false, "those who dare win" } } }
function nerve:play() -- greedy players dare whenever that helps, random ones half of the time
  local a, b = self.players[1], self.players[2]
  local dares = a:agrees "dare"
  local wins = dares and self.knobs.helps
  if not wins then wins = self:random(2) == 1 end
  (wins and a or b):score(1)
end
return nerve
L
run 0 compare ./nerve.lua --set helps=on --seed 1 --pairs 1000 --bots random --bots greedy --lang en
says '^Holds at two strengths'
cat >doubt.lua <<'L'
local doubt = croupier.game "doubt" { players = 2, knobs = { tax = { false, "who takes pays" } } }
function doubt:play() -- random players take half of the time; greedy ones never take what they would pay for
  local a, b = self.players[1], self.players[2]
  if a:agrees "take" and self.knobs.tax then return b:score(1) end
  (self:random(2) == 1 and a or b):score(1)
end
return doubt
L
run 0 compare ./doubt.lua --set tax=on --seed 1 --pairs 1000 --bots random --bots greedy --lang en
says '^Unstable: random and greedy bots do not find the same'
run 0 compare ./doubt.lua --set tax=on --seed 1 --pairs 1000 --bots random --bots greedy --format json
holds 'JSON says so' grep -q '"holds": "unstable"' out
run 1 compare ./doubt.lua --set tax=on --seed 1 --pairs 1000 --bots random --bots greedy --expect 'seat > 10' --lang en
warns 'not as expected \(seat > 10\): the change is between [0-9.]+ and [0-9.]+ with greedy bots$'
run 2 compare ./doubt.lua --set tax=on --bots random --bots greedy --bots random --lang en
warns 'bots can be said 2 times at most'

# the course of games
run 0 compare ./coin.lua --set odds=60 --seed 1 --pairs 300 --all --lang en
says '^  lead changes +0\.00 +0\.00'
says '^  decided after +100\.00 % +100\.00 %'
says '^  won by the last at half +0\.00 %'
run 2 compare ./coin.lua --set odds=60 --expect 'changes < 1' --lang en
warns "^croupier: 'changes' is measured with --all$"

# one look at a number of pairs that was said before: all are played, and known better
run 0 compare ./coin.lua --set odds=60 --seed 1 --pairs 600 --within 0.001 --lang en --format json
cp out often
run 0 compare ./coin.lua --set odds=60 --seed 1 --pairs 600 --once --lang en --format json
says '"looks": "once"'
says '"pairs": 600'
half() { sed -n 's/.*"half": \([0-9.]*\).*/\1/p' "$1" | head -1; }
holds 'narrower' awk -v a="$(half out)" -v b="$(half often)" 'BEGIN { exit !(a > 0.4 * b && a < 0.75 * b) }'
run 0 compare ./coin.lua --set odds=60 --seed 1 --pairs 600 --once --lang en
says 'The intervals are valid only if the number of pairs was fixed in advance'
says '^croupier compare \./coin\.lua --set odds=60 --once --players 2 --seed 1 --pairs 600$'
run 2 compare ./coin.lua --set odds=60 --once --within 2 --lang en
warns '--once plays all --pairs, and --within stops before'

# what is expected is the exit status
run 0 compare ./coin.lua --set odds=60 --seed 1 --lang en --expect 'seat > 5'
run 1 compare ./coin.lua --set odds=60 --seed 1 --lang en --expect 'seat < 5'
warns '^croupier: not as expected \(seat < 5\): the change is between [0-9.]+ and [0-9.]+ with random bots$'
run 1 compare ./coin.lua --set odds=51 --seed 1 --lang en --pairs 300 --expect 'seat < 1'
warns 'it is not known whether seat < 1: .* more --pairs tell$'
run 0 compare ./coin.lua --set odds=60 --seed 1 --lang en --expect 'length<0.1'

# who plays is said
run 0 compare ./coin.lua --set odds=60 --seed 1 --pairs 200 --lang en --seat 2=greedy
says '^mixed bots: 200 pairs of games'

# house rules and variants of either side, or of both
cat >tilt.lua <<'L'
local coin, before = ...
coin:knobs { tilt = { 10, range = { 0, 50 }, "so much oftener seat 1 wins" } }
function coin:random(sides)
  local drawn = before.random(self, sides)
  return math.max(1, drawn - self.knobs.tilt)
end
L
sed 's/drawn - self/drawn + self/; s/math.max(1,/math.min(100,/' tilt.lua >away.lua
cat >long.lua <<'L'
return { game = "coin", name = { en = "Long" }, knobs = { turns = 5 }, house = { "tilt" } }
L
tilts() { says "^  seat 1's share of wins  +$1\.[0-9]+ % +$2\.[0-9]+ % .*changed\$"; }
run 0 compare ./coin.lua --house ./tilt.lua --seed 1 --lang en
tilts '(4[89]|5[012])' '(5[89]|6[012])'
says '^  A  [0-9a-f]{16}  as it is$'
says '^  B  [0-9a-f]{16}  \./tilt\.lua$'
run 0 compare ./coin.lua --a-house ./tilt.lua --seed 1 --lang en
tilts '(5[89]|6[012])' '(4[89]|5[012])'
says '^without \./tilt\.lua: seat 1 wins [0-9.]+ ± [0-9.]+ percentage points less often'
says '^  A  [0-9a-f]{16}  \./tilt\.lua$'
says '^  B  [0-9a-f]{16}  as it is$'
run 0 compare ./coin.lua --a-house ./tilt.lua --house ./away.lua --both turns=1 --seed 1 --lang en
tilts '(5[89]|6[012])' '(3[89]|4[012])'
says '^  B  [0-9a-f]{16}  \./away\.lua, turns=1$'
says '^\./away\.lua instead of \./tilt\.lua: seat 1 wins'
says '^croupier compare \./coin\.lua --a-house \./tilt\.lua --house \./away\.lua --both turns=1 '
run 0 compare ./coin.lua --a-house ./tilt.lua --house ./tilt.lua --set tilt=30 --a-set tilt=20 --seed 1 --lang en
tilts '(6[89]|7[012])' '(7[89]|8[012])'
says '^tilt=30 instead of tilt=20: seat 1 wins'
run 0 compare ./coin.lua --a-variant ./long.lua --set turns=2 --pairs 300 --seed 1 --lang en
says '^turns=2 instead of \./long\.lua: '
says '^  decisions in a game +10\.00 +4\.00 '
cp out once
sh -c "$(sed -n "s#^croupier\( compare .*\)#'$CROUPIER'\1 --lang en#p" out)" >again
holds 'the command of the block plays that again' cmp -s once again
sed 's/odds = { 50/odds = { 80/' coin.lua >new.lua
run 0 compare ./coin.lua ./new.lua --a-house ./tilt.lua --house ./away.lua --seed 1 --lang en
tilts '(5[89]|6[012])' '(6[89]|7[012])'
says '^\./new\.lua, \./away\.lua instead of \./coin\.lua, \./tilt\.lua: '
run 2 compare ./coin.lua --a-house ./tilt.lua --house ./tilt.lua --lang en
warns 'nothing differs between A and B'
run 2 compare ./coin.lua --a-house ./none.lua --lang en
warns 'none\.lua'

# a page without scripts, which a browser prints
run 0 compare ./coin.lua --set odds=60 --set turns=4 --seed 1 --pairs 400 --all --bots random --bots greedy --format html --out page.html --lang en
holds 'the page has no script, and nothing from elsewhere' sh -c '! grep -Eqi "<script|https?://[^w]|src=|url\(" page.html'
holds 'each of two strengths has its pictures' test "$(grep -c '<svg' page.html)" = 4
holds 'it is well-formed' sh -c 'sed "s/<!DOCTYPE html>//; s/<meta[^>]*>//g" page.html | python3 -c "import sys, xml.etree.ElementTree as t; t.parse(sys.stdin)"'
if browses page.html; then
  for what in 'coin, 2 players' 'odds=60, turns=4: seat 1 wins' 'Holds at two strengths' 'B: odds=60, turns=4' 'greedy bots: [0-9]+ pairs' \
    'Change in percentage points' "seat 1's share of wins" 'decisions in a game' '\+2\.00 ± 0\.[0-9]* \*' '^\* This measure has changed\.' 'Variance ratio' 'are not people' \
    'compare ./coin.lua --set odds=60'; do
    holds "the printed page has $what" grep -Eq -e "$what" printed.txt
  done
fi
run 0 compare ./coin.lua --set odds=60 --seed 1 --pairs 400 --format html --lang hu
says '<html lang="hu">'
says 'százalékponttal gyakrabban nyer'

# another script, JSON, a file, Hungarian
sed 's/odds = { 50/odds = { 80/' coin.lua >new.lua
run 0 compare ./coin.lua ./new.lua --seed 1 --format json --out found.json
holds 'JSON has the change' sh -c 'tr -d "\n " <found.json | grep -Eq "\"change\":\"./new.lua\".*\"bots\":\"random\".*\"measure\":\"seat\".*\"change\":(2[6-9]|3[0-4])[.0-9]*,.*\"changed\":true"'
run 0 compare ./coin.lua --set odds=60 --seed 1 --lang hu
says '^odds=60: az 1\. hely [0-9.]+ ± [0-9.]+ százalékponttal gyakrabban nyer'

# mistakes
run 2 compare ./coin.lua --lang en
warns 'nothing differs between A and B; say --set'
run 2 compare ./coin.lua --set odds=50 --lang en
warns 'A and B have the same rules: A already has odds=50'
for expected in 'seat' 'seat = 3' 'luck < 3' 'seat < -1' 'seat < 3 %'; do
  run 2 compare ./coin.lua --set odds=60 --expect "$expected" --lang en
  warns "^croupier: --expect wants a measure, < or >, and a number"
done
for within in 0 x 101; do
  run 2 compare ./coin.lua --set odds=60 --within $within --lang en
  warns "^croupier: --within wants a number above 0 and up to 100, not \"$within\"\$"
done
run 2 compare ./coin.lua --set odds=60 --format csv --lang en
warns 'there is no format "csv"'
run 3 compare ./coin.lua --set broken=on --seed 1 --pairs 200 --lang en
says '^[0-9]+ pairs are left out: in each of them a game did not end$'
warns 'the coin is lost'
warns 'croupier compare \./coin\.lua --set broken=on --players 2 --seed [0-9]+ --pairs 2. shows it$'
finish
