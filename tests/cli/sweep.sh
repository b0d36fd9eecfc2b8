#!/bin/sh
# `sweep`: measures at each value of a knob, in a game whose figures are known.
. "$(dirname "$0")/lib"

# Seat 1 wins with chance `odds` in 100; each player is asked `turns` times.
cat >coin.lua <<'L'
local coin = croupier.game "coin" {
  players = 2,
  knobs = {
    odds = { 50, range = { 0, 100 }, "how often of 100 seat 1 wins" },
    turns = { 3, range = { 1, 99 }, "questions to each player" },
    style = { "whole", "broken", "does it hold?" },
  },
}
function coin:play()
  local drawn = self:random(100)
  for _ = 1, self.knobs.turns do
    for _, player in ipairs(self.players) do player:agrees "go" end
  end
  if self.knobs.style == "broken" and drawn > 90 then error "the coin is lost" end
  self.players[drawn <= self.knobs.odds and 1 or 2]:score(1)
end
return coin
L

run 0 sweep ./coin.lua odds=20..80:20 --games 400 --seed 1 --lang en --target 'seat = 0'
for odds in 20 40 60 80; do
  share=$(sed -n "s/^  odds=$odds  *\([0-9.]*\) ± .*/\1/p" out | head -n 1)
  holds "at odds=$odds seat 1 wins about so often: $share" awk "BEGIN { exit !($share > $odds - 8 && $share < $odds + 8) }"
done
says '^  odds=20 .* \|[-o]+ +\|$'
says '^  odds=80 .* \| +[-o]+\|$'
says '^seat = 0: nearest at odds=[46]0, [0-9.]+ away\. (No other point is as near|As near, as far as is known: odds=[46]0)\.$'
cp out known
run 0 sweep ./coin.lua odds=20..80:20 --games 400 --seed 1 --lang en --target 'seat = 0' --jobs 1
holds 'one thread and all come to the same' cmp -s out known

run 0 sweep ./coin.lua turns=1,9 odds=10,90 --games 50 --seed 1 --lang en --target 'length = 18'
says '^  turns +odds=10 +odds=90 *$'
says '^  1 +2\.00 ±0\.[0-9]+ +2\.00 ±0\.[0-9]+ *$'
says '^  9 +18\.00 ±0\.[0-9]+ +18\.00 ±0\.[0-9]+ *$'
says '^length = 18: nearest at turns=9, odds=10, 0\.00 away, which may be chance\. As near, as far as is known: turns=9, odds=90\.$'
run 0 sweep ./coin.lua turns=1,9 odds=10,90 style=whole --games 50 --seed 1 --lang en
says '^  turns=1, odds=10, style=whole +2\.00 ± 0\.[0-9]+ '
run 0 sweep ./coin.lua turns=1,5,9 --games 50 --seed 1 --lang en --target 'length = 11'
says '^length = 11: nearest at turns=5, 1\.00 away\. No other point is as near\.$'
run 0 sweep ./coin.lua turns=1,5,9 --games 50 --seed 1 --target 'length = 11' --format json
holds 'JSON has the target' sh -c 'tr -d "\n " <out | grep -q "\"nearest\":\"turns=5\",\"away\":1.0,\"within\":false,\"perhaps\":\[\]"'

# a page: a picture for all seats, and one for each other measure; then the figures
run 0 sweep ./coin.lua odds=20..80:20 --games 50 --seed 1 --lang en --format html --target 'seat = 0'
says '^<!DOCTYPE html>$'
says '<h1>coin</h1>'
says '<p>seat = 0: nearest at odds='
holds 'six pictures' test "$(grep -o '<svg' out | wc -l)" = 6
quiet '<script|src=|href='
says '<td>odds=20</td><td>[0-9.]+ ± [0-9.]+</td>'
run 0 sweep ./coin.lua odds=20..80:20 turns=1..9 --games 2 --seed 1 --lang en --format html
says 'The pictures show the first 8 of 9 curves'

# the course of games
run 0 sweep ./coin.lua turns=1,9 --games 50 --seed 1 --lang en --all --target 'decided = 100'
says '^lead changes$'
says '^decided = 100: nearest at turns=1, 0\.00 away'
cat >saw.lua <<'L'
local saw = croupier.game "saw" { players = 2, knobs = { turns = { 4, range = { 1, 20 }, "how often the lead changes, and once" } } }
function saw:play()
  for i = 1, self.knobs.turns do
    local player = self.players[2 - i % 2]
    player:agrees "go"
    player:score(i == 1 and 1 or 2)
  end
end
return saw
L
run 0 sweep ./saw.lua turns=2..4 --games 20 --seed 1 --lang en --all --format csv
for turns in 2 3 4; do says "^\"turns=$turns\",changes,,20,$((turns - 1))\.000000,"; done
says '^"turns=4",decided,,20,100\.000000,'
run 2 sweep ./coin.lua turns=1,9 --lang en --target 'decided = 100'
warns "^croupier: 'decided' is measured with --all$"
run 0 sweep ./coin.lua turns=1,9 --games 50 --seed 1 --format csv
holds 'CSV has a line for each measure at each point' test "$(wc -l <out)" = 15
says '^"turns=9",length,,50,18\.000000,0\.[0-9]+$'
run 0 sweep ./coin.lua turns=1,9 --games 50 --seed 1 --format json --out found.json
holds 'JSON has them too' grep -q '"point": "turns=9"' found.json
run 0 sweep ./coin.lua turns=1,9 --games 50 --seed 1 --lang hu
says '^  turns=9 +18\.00'
says '^döntések egy játékban$'

# fewer than two games say nothing of an interval
for format in text json csv; do run 0 sweep ./coin.lua turns=1,9 --games 1 --seed 1 --lang en --format $format; done
says '^"turns=1",length,,1,2\.000000,$'
run 0 sweep ./coin.lua turns=1,9 --games 1 --seed 1 --lang en
says '^  turns=1 +2\.00 ± \? '
run 0 sweep ./coin.lua turns=1,9 --games 5 --seed 1 --lang en --seat 1=greedy
says ', 2 players, bots: mixed, 5 games'

# mistakes
for axis in odds odds= =4 odds=9..4 odds=1..9:0 odds=1..999 odds=1,,2; do
  run 2 sweep ./coin.lua "$axis" --lang en
  warns '^croupier: a knob and its values are wanted, such as hand_limit=4\.\.9'
done
run 2 sweep ./coin.lua odds=1..50 turns=1..50 --lang en
warns '^croupier: a sweep has at most 200 points, not 2500$'
run 2 sweep ./coin.lua odds=50..101:51 --games 10 --lang en
warns "knob 'odds' cannot be '101'"
run 2 sweep ./coin.lua odds=4 --target 'length > 3' --lang en
warns '^croupier: --target wants a measure and a number'
run 2 sweep ./coin.lua odds=4 --format xml --lang en
warns 'there are: text, json, csv, html$'
run 3 sweep ./coin.lua style=whole,broken --games 50 --seed 1 --lang en
warns 'the coin is lost'
says '^style=broken: [0-9]+ games did not come to their end$'
finish
