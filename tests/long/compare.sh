#!/bin/sh
# `compare` and `sweep` keep what their intervals promise, in games whose true figures are known. FIGURES=1 prints what
# was measured. RUNS: repeats of each (400).
. "$(dirname "$0")/../cli/lib"
runs=${RUNS:-400}
export LC_ALL=C LANG=C

figure() { [ -z "${FIGURES:-}" ] || echo "$*"; }
at_least() { holds "$1: $2 of $4, at least $3" test "$2" -ge "$3"; }

# Seat 1 wins with chance `odds` in 100; `mirror` turns all draws round, so pairs have little in common.
cat >coin.lua <<'L'
local coin = croupier.game "coin" {
  players = 2,
  knobs = {
    odds = { 50, range = { 0, 100 }, "how often of 100 seat 1 wins" },
    mirror = { false, "the other draws win" },
  },
}
function coin:play()
  local drawn = self:random(100)
  if self.knobs.mirror then drawn = 101 - drawn end
  for _ = 1, self:random(6) do self.players[1]:agrees "go" end
  self.players[drawn <= self.knobs.odds and 1 or 2]:score(self:random(9))
end
return coin
L

# rules compared with themselves, looked at after 200, 400 ... 1000 pairs
alarms=0
for run in $(seq "$runs"); do
  for pairs in 200 400 600 800 1000; do
    "$CROUPIER" compare ./coin.lua --set mirror=on --within 0.001 --pairs $pairs --seed $((run * 10000)) --format json >out
    ! grep -q '"changed": true' out || { alarms=$((alarms + 1)); break; }
  done
done
figure "false alarms: $alarms of $runs"
holds "false alarms: $alarms of $runs, at most 5 %" test $((alarms * 20)) -le "$runs"

# a known change of 10 points: is it in the interval of one look? That is wider than one look needs.
inside=0
for run in $(seq "$runs"); do
  "$CROUPIER" compare ./coin.lua --set odds=60 --within 0.001 --pairs 600 --seed $((run * 10000)) --format json >out
  inside=$((inside + $(awk '/"change": [-0-9]/ && !c { c = $2 + 0 } /"half":/ && !h { h = $2 + 0; print (c - 10 <= h && 10 - c <= h) }' out)))
done
figure "known changes inside: $inside of $runs"
at_least 'known changes inside' "$inside" $((runs * 95 / 100)) "$runs"

# the same with --once, which is for one look: 600 pairs, three seats together; and decisions, 1 to 6 in A and 2 to 7 in B
cat >three.lua <<'L'
local three = croupier.game "three" {
  players = 3,
  knobs = { odds = { 30, range = { 0, 100 }, "how often of 100 seat 1 wins" }, more = { 0, range = { 0, 9 }, "more decisions" } },
}
function three:play()
  local drawn, length = self:random(100), self:random(6)
  if self.knobs.more > 0 then length = self:random(6) + self.knobs.more end -- drawn anew
  for _ = 1, length do self.players[1]:agrees "go" end
  local seat = drawn <= self.knobs.odds and 1 or drawn % 2 + 2
  self.players[seat]:score(1)
end
return three
L
seats=0 length=0
for run in $(seq "$runs"); do
  "$CROUPIER" compare ./three.lua --set odds=40 --set more=1 --once --pairs 600 --seed $((run * 10000)) --format json >out
  set -- $(tr -d ' ,"' <out | awk -F: '/^seat:|^measure:/ { is = $2 } /^change:[-0-9]/ { c = $2 } /^half:/ { half[++n] = $2; change[n] = c }
    function holds(i, t) { return change[i] - t <= half[i] && t - change[i] <= half[i] }
    END { print (holds(1, 10) && holds(2, -5) && holds(3, -5)), holds(4, 1) }')
  seats=$((seats + $1)) length=$((length + $2))
done
figure "--once: $seats and $length of $runs"
for is in $seats $length; do
  holds "known changes inside with --once: $is of $runs, 93 to 97 %" test $((is * 100)) -ge $((runs * 93)) -a $((is * 100)) -le $((runs * 97))
done

# intervals of sweep: 30 % wins, 1 to 6 decisions, 1 to 9 points: 3.5 and 5
share=0 length=0 score=0 runs=$((4 * runs))
for run in $(seq "$runs"); do
  "$CROUPIER" sweep ./coin.lua odds=30 --games 500 --seed $((run * 1000)) --format csv >out
  covers() { awk -F, -v is="$1" -v seat="$2" -v true="$3" '$2 == is && $3 == seat { print ($5 - true <= $6 && true - $5 <= $6) }' out; }
  share=$((share + $(covers seat 1 30))) length=$((length + $(covers length '' 3.5))) score=$((score + $(covers score '' 5)))
done
figure "intervals of sweep: $share, $length, $score of $runs"
for is in $share $length $score; do
  holds "intervals of sweep: $is of $runs, 93 to 97 %" test $((is * 100)) -ge $((runs * 93)) -a $((is * 100)) -le $((runs * 97))
done

runs=$((runs / 4))

# A planted bias of 2 points: in 30 of 1000 games seat 1 wins instead of anybody else. Two samples without pairs need
# 2 * 14,440 games to find it in 95 of 100 runs, by the usual formula for two means: n = (1.960 + 1.645)^2 * 2 * v / d^2 with
# v = 2 / 9 and d = 0.02. A tenth of that are 1,444 pairs.
cat >plant.lua <<'L'
local byzanz, before = ...
byzanz:knobs { favour = { 30, range = { 0, 1000 }, "in so many of 1000 games seat 1 wins" } }
function byzanz:deal_in()
  self.favoured = self:random(1000) <= self.knobs.favour
  before.deal_in(self)
end
function byzanz:count_up()
  if self.favoured then self.players[1]:score(99, "favour") end
  before.count_up(self)
end
L
found=0 tried=$((runs / 4)) pairs=0
for run in $(seq "$tried"); do
  "$CROUPIER" compare byzanz --house plant.lua --expect 'seat > 0' --pairs 1444 --seed $((run * 10000)) --format json >out 2>err && found=$((found + 1))
  pairs=$((pairs + $(awk '/"pairs":/ { print $2 + 0; exit }' out)))
done
figure "planted bias found: $found of $tried, after $((pairs / tried)) pairs in the mean"
at_least 'planted bias found' "$found" $((tried * 95 / 100)) "$tried"
finish
