#!/bin/sh
# The figures of a simulation, against known ones and against what is reckoned here from journals: shared wins, Wilson's
# interval, mean and deviation, percentiles.
. "$(dirname "$0")/lib"

# so many players win together, or as chance has it; so many percent of the games are won by player 1, the others by 2
cat >shares.lua <<'L'
local shares = croupier.game "shares" {
  players = { 2, 8 },
  knobs = {
    together = { 0, range = { 0, 8 }, "how many win together; 0: player 1 or player 2" },
    percent = { 50, range = { 0, 100 }, "how often player 1 wins" },
    any = { false, "whether one, two or three win together" },
    most = { 0, range = { 0, 40 }, "questions of the longest game" },
  },
}
function shares:play()
  local knobs, winners = self.knobs, self.players
  local together = knobs.any and self:random(3) or knobs.together
  if together == 0 then winners[self:random(100) <= knobs.percent and 1 or 2]:score(1) end
  for seat = 1, together do winners[seat]:score(1) end
  if knobs.most > 0 then
    for i = 1, self:random(knobs.most) do winners[1]:number("n", 1, i % 3 + 1) end
  end
  if knobs.percent == 0 and knobs.any then error "on purpose" end
end
return shares
L

seed=1
# simulate argument...: what was reported as lines of words, `2 wins 6.5` for seat 2, and as text in file text
simulate() {
  run 0 sim shares --seed "$seed" "$@"
  mv out text
  run 0 sim shares --seed "$seed" "$@" --format json
  tr -d '\n "{}[]' <out | sed 's/decisions:/seat:0,decisions:/; s/branching:/&/; s/seats:/\n/; s/seat:\([0-9]\),/\n\1 /g' |
    sed 's/ci95:\([^,]*\),\([^,]*\)/low:\1,high:\2/; s/[:,]/ /g' >seats
}
# what a seat is reported to have: figure SEAT NAME
figure() { awk -v name="$2" -v seat="$1" '$1 == seat { for (i = 2; i < NF; i++) if ($i == name) print $(i + 1) }' seats; }
# is SEAT NAME VALUE: to eight places, as JSON has them
is() {
  what="$what: $2 of seat $1"
  found=$(figure "$1" "$2")
  if awk -v a="$found" -v b="$3" 'BEGIN { d = a - b; exit !(a != "" && d < 6e-9 && d > -6e-9) }'; then ok
  else no "$found, not $3"; fi
  what=${what%: *}
}
# row SEAT WINS RATE LOW HIGH: a line of the text
row() {
  what="$what: seat $1 in words"
  if grep -Eq "^ +$1 +random +$2 +$3 % +$4 \.\. +$5 % " text; then ok; else no "$(grep -E "^ +$1 " text)"; fi
  what=${what%: *}
}

# --- known intervals: R's prop.test(5, 10, correct = FALSE) and so on ---

simulate --players 2 --games 10 --set together=1
is 1 win_rate 1; is 1 low 0.722467200; is 1 high 1
is 2 wins 0; is 2 low 0; is 2 high 0.277532800
row 1 10.0 100.0 72.2 100.0
row 2 0.0 0.0 0.0 27.8
simulate --players 2 --games 10 --set together=2
is 1 wins 5; is 2 win_rate 0.5; is 1 low 0.236593091; is 1 high 0.763406909
row 2 5.0 50.0 23.7 76.3
simulate --players 2 --games 10000 --set together=2
is 2 low 0.490202062; is 2 high 0.509797938 # 1/2 -+ z / 2 sqrt(n + z^2)
row 1 5000.0 50.0 49.0 51.0

# newcombe WINS GAMES LOW HIGH: the examples of R. G. Newcombe (1998), Statistics in Medicine 17, table I, method 3. Seeds
# are tried until player 1 wins just so many.
newcombe() {
  for seed in $(seq 1 1000 400000); do
    "$CROUPIER" sim shares --players 2 --games "$2" --seed "$seed" --set percent=$((100 * $1 / $2)) --format json >out
    grep -Eq "\"wins\": $1\.0" out && break
  done
  simulate --players 2 --games "$2" --set percent=$((100 * $1 / $2))
  is 1 wins "$1"
  what="Newcombe's $1 of $2"
  if [ "$(figure 1 low | cut -c 1-8) $(figure 1 high | cut -c 1-8)" = "$3 $4" ]; then ok
  else no "$(figure 1 low) $(figure 1 high), not $3 $4"; fi
}
newcombe 81 263 0.255288 0.366209
newcombe 15 148 0.062386 0.160487
newcombe 1 29 0.006113 0.171755
seed=1
simulate --players 2 --games 20 --set together=1
is 2 low 0; is 2 high 0.161125158

# both ends are where a share would be z deviations from the one that was found, whatever it is; of so many games, or of
# more where wins are shared, which vary less
ends() { # GAMES MOST SEAT...
  n=$1 most=$2; shift 2
  for seat; do
    if awk -v p="$(figure "$seat" win_rate)" -v low="$(figure "$seat" low)" -v high="$(figure "$seat" high)" -v n="$n" -v most="$most" '
      function games(end) { return 1.959963984540054 ^ 2 * end * (1 - end) / (p - end) ^ 2 }
      BEGIN { d = games(low) / games(high); exit !(d > 0.99999 && d < 1.00001 && games(low) > n - 0.01 && games(low) < most) }'; then ok
    else no "seat $seat"; fi
  done
}
simulate --players 3 --games 777 --set percent=30
what='ends of intervals' && ends 777 777.01 1 2
simulate --players 3 --games 777 --set any=on
what='ends of intervals, shared wins' && ends 800 20000 1 2 3

# of 400 games at a time: 95 of 100 intervals hold the half that it is (90 % ones would do so in 90)
what='as many intervals as they say hold it'
held=$(for first in $(seq 1 400 160000); do
  "$CROUPIER" sim shares --players 2 --games 400 --seed "$first" | awk '$2 == "random" && $1 == 1 { print $6, $8 }'
done | awk '$1 < 50 && $2 > 50' | wc -l)
if [ "$held" -ge 368 ] && [ "$held" -le 392 ]; then ok; else no "$held of 400"; fi

# --- wins that are shared ---

# shared PLAYERS TOGETHER WINS RATE TEXT: of ten games
shared() {
  simulate --players "$1" --games 10 --set together="$2"
  for seat in $(seq "$1"); do
    if [ "$seat" -le "$2" ]; then
      is "$seat" wins "$3"; is "$seat" win_rate "$4"
      row "$seat" "${5% *}" "${5#* }" '[0-9.]+' '[0-9.]+'
    else
      is "$seat" wins 0
      row "$seat" 0.0 0.0 0.0 27.8
    fi
  done
  if [ "$2" = 1 ]; then ties=0; else ties=10; fi
  says "\"ties\": $ties,"
  what="$what in words"
  if grep -q "^games  *$ties shared, " text; then ok; else no 'other ties'; fi
}
shared 2 2 5 0.5 '5.0 50.0'
shared 3 1 10 1 '10.0 100.0'
shared 3 2 5 0.5 '5.0 50.0'
shared 3 3 3.33333333 0.333333333 '3.3 33.3'
shared 4 3 3.33333333 0.333333333 '3.3 33.3'
shared 4 4 2.5 0.25 '2.5 25.0'
shared 8 7 1.42857143 0.142857143 '1.4 14.3'
shared 8 8 1.25 0.125 '1.2 12.5'

# one, two or three, in the same games: the points say how many of each; and so in several threads
for jobs in 1 3; do
  simulate --players 3 --games 900 --set any=on --jobs $jobs
  two=$(awk -v m="$(figure 2 mean_score)" 'BEGIN { printf "%.0f", 900 * m }')
  three=$(awk -v m="$(figure 3 mean_score)" 'BEGIN { printf "%.0f", 900 * m }')
  holds 'all of them occur' test "$three" -gt 200 -a "$two" -gt $((three + 200)) -a "$two" -lt 700
  says "\"ties\": $two,"
  for seat in 1 2 3; do
    is $seat win_rate "$(awk -v s=$seat -v a="$two" -v b="$three" \
      'BEGIN { printf "%.12f", ((s < 2 ? 900 - a : 0) + (s < 3 ? (a - b) / 2 : 0) + b / 3) / 900 }')"
  done
done

# --- the other figures ---

# the points of player 1 are 0 or 1
simulate --players 2 --games 300 --set percent=30
is 1 sd_score "$(awk -v m="$(figure 1 mean_score)" 'BEGIN { printf "%.12f", sqrt(300 / 299 * m * (1 - m)) }')"
is 2 mean_score "$(awk -v m="$(figure 1 mean_score)" 'BEGIN { printf "%.12f", 1 - m }')"
simulate --players 2 --games 1
is 1 sd_score 0

# of all games that were not lost on an error; where there is none, nothing is known
run 3 sim shares --players 2 --games 3 --set percent=0 --set any=on --format json
says '"wins": 0\.0,'
holds 'no game, no knowledge' test "$(tr -d ' \n' <out | grep -o '"ci95":\[0\.0,1\.0\]' | wc -l)" = 2
says '"errors": 3,'

# games without end are broken off, in each thread, and count for nobody
cat >endless.lua <<'L'
local endless = croupier.game "endless" { players = 2 }
function endless:play()
  self.players[1]:score(1)
  while self:random(3) > 0 do self.players[2]:agrees "go on" end
end
return endless
L
for jobs in 1 3; do
  run 0 sim endless --games 20 --seed 1 --jobs $jobs --format json
  says '"truncated": 20,'
  says '"errors": 0,'
  says '"ties": 0,'
  holds 'nobody has won' test "$(grep -c '"wins": 0\.0,' out)" = 2
done
run 0 sim endless --games 1
says '^games  *0 shared, 1 broken off, 0 with errors$'

# lengths and options, counted in the journals: the least value that so many games reach
simulate --players 2 --games 190 --set most=40
run 0 sim shares --seed $seed --players 2 --games 190 --set most=40 --journals journals
for journal in journals/*; do grep -c '"answer"' "$journal"; done | sort -n >lengths
for journal in journals/*; do
  "$CROUPIER" replay "$journal" --events | sed -n 's/.*"event":"ask".*"options":\[\(.*\)\].*/\1/p' | awk -F , '{ print NF }'
done | sort -n >options
reached() { awk -v part="$2" '{ n[NR] = $1 } END { at = part * NR; k = int(at); print n[k < at ? k + 1 : k ? k : 1] }' "$1"; }
mean() { awk '{ sum += $1 } END { printf "%.12f", sum / NR }' "$1"; }
sed -n 's/^0 decisions //p' seats | sed 's/ branching / \n/' >most
{ printf '1 '; sed -n 1p most; printf '2 '; sed -n 2p most; } >seats
is 1 mean "$(awk '{ sum += $1 } END { printf "%.12f", sum / 190 }' lengths)"
is 1 p5 "$(reached lengths 0.05)"; is 1 p50 "$(reached lengths 0.5)"; is 1 p95 "$(reached lengths 0.95)"
is 1 max "$(tail -n 1 lengths)"
is 2 mean "$(mean options)"; is 2 p50 "$(reached options 0.5)"; is 2 max 3
is 2 forced "$(awk '{ n += $1 == 1 } END { printf "%.12f", n / NR }' options)"
what='lengths and options in words'
if grep -q "^decisions in a game  *mean $(mean lengths | awk '{ printf "%.1f", $1 }'), 5 % $(reached lengths 0.05), median $(
  reached lengths 0.5), 95 % $(reached lengths 0.95), most $(tail -n 1 lengths)$" text; then ok; else no "$(cat text)"; fi
if grep -q "^options in a decision  *mean $(mean options | awk '{ printf "%.2f", $1 }'), median $(reached options 0.5), most 3, " \
  text; then ok; else no "$(cat text)"; fi
finish
