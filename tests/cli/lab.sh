#!/bin/sh
# What `sim` measures, in games whose answers are known: tests/lab/games.
. "$(dirname "$0")/lib"
known=$root/tests/lab/games

# figure PATH LOW HIGH: a value in the JSON of the last run lies between two numbers. A path is "section member member".
figure() {
  what="$1 is in $2 .. $3"
  if python3 - "$@" 2>/dev/null <<'P'
import json, sys
value = json.load(open("out"))
for key in sys.argv[1].split("/"):
    value = value[int(key) if isinstance(value, list) else key]

sys.exit(not float(sys.argv[2]) <= value <= float(sys.argv[3]))
P
  then ok; else no "it is not"; fi
}
# holds_truth PATH TRUTH: its interval holds the true value
holds_truth() { figure "$1/ci95/0" -1000 "$2" && figure "$1/ci95/1" "$2" 1000; }
lists() { what="$1 lists $2"; if python3 -c 'import json, sys
value = json.load(open("out"))
for key in sys.argv[1].split("/"):
    value = value.get(key, {})
sys.exit(sys.argv[2] not in value)' "$1" "$2"; then ok; else no "it does not"; fi; }
lists_not() { what="$1 does not list $2"; if python3 -c 'import json, sys
value = json.load(open("out"))
for key in sys.argv[1].split("/"):
    value = value.get(key, {})
sys.exit(sys.argv[2] in value)' "$1" "$2"; then ok; else no "it does"; fi; }
sim() { game=$1; shift; run 0 sim "$known/$game.lua" --seed 77777777 --format json "$@"; }

# seats: 60 and 40 games in 100, and the same bot twice in each seat
sim sixty --games 4000
holds_truth 'seat_edge/seat 1/edge' 0.1
holds_truth 'seat_edge/seat 2/edge' -0.1
figure 'seat_edge/seat 1/edge/value' 0.07 0.13
run 0 sim "$known/sixty.lua" --seed 1 --games 4000 --lang en
says '^seats +seat 1 \+(8|9|10|11|12)\.[0-9] \(.*\), seat 2 -(8|9|10|11|12)\.[0-9] \(.*\) points over or under'
run 0 sim "$known/sixty.lua" --seed 1 --games 4000 --lang en --set first=5
says '^seats +no seat is known'
says '^Played by bots \(random\), which are not people: all figures hold at this strength\.$'

# bots take turns at the seats: greedy wins 3 games of 4 against random from either seat
sim dominant --games 600 --bots greedy,random
holds_truth 'bots_edge/greedy/edge' 0.25
holds_truth 'bots_edge/random/edge' -0.25
figure 'seat_edge/seat 1/edge/value' -0.08 0.08
run 0 sim "$known/dominant.lua" --seed 1 --games 4 --bots greedy,random --seat 1=random --format json
says '"bot": "random"'
run 2 sim "$known/dominant.lua" --bots greedy,randm
warns 'randm'
sim dominant --games 10 --bots search:1ms
says '"reproducible": false'
sim dominant --games 10 --bots search:10
says '"reproducible": true'
run 0 sim "$known/dominant.lua" --seed 1 --games 3 --bots search:1ms --lang en
says '^time is not reproducible'

# faults, each with the command that shows the first one
run 3 sim "$known/faulty.lua" --seed 1 --games 2000 --format json
holds_truth faults/errors 0.125
holds_truth faults/ties 0.21875
says '"command": "croupier play .*faulty.lua --players 2 --seed [0-9]+ --seat 1=random --seat 2=random"'
sim endless --games 300 --jobs 2
holds_truth faults/endless 0.25

# length, rounds, answers of each seat, choice
sim lengths --games 1500 --all
figure length/p5/decisions/value 3 7
figure length/p50/decisions/value 45 55
figure length/p95/phases/value 93 97
holds_truth length/p50/decisions 50
holds_truth 'length/seat 1 p50/answers' 50
figure 'length/seat 2 p95/answers/value' 0 0
figure choice/two_or_more/value 0.51 0.54

# the course: by score, and by win chance where bots think
sim seesaw --games 30 --all
figure course/lead_changes/value 3 3
figure course/decided_at/value 0.8125 0.8125
figure course/first_at_a_quarter/value 0 0
sim runaway --games 1500 --all
holds_truth course/last_at_half 0.2
holds_truth course/first_at_a_quarter 0.8
holds_truth course/lead_changes 0.2
sim crowned --games 20 --all --bots search:20 --chance "$known/crowned.txt"
figure course/lead_changes/value 3 3
figure course/decided_at/value 0.875 0.875
run 0 sim "$known/crowned.lua" --games 5 --all --bots search:20 --lang en
says '^The course of a game, by win chance$'

# how much better the best option is: where it wins by force, and where nothing matters
sim skill --games 10 --all --bots search:50
figure choice/spread/value 0 0.5
sim luck --games 10 --all --bots search:50
figure choice/spread/value 0 0.25

# skill and luck
sim skill --games 200 --skill
figure 'skill/greedy : random/win_share/value' 1 1
sim dominant --games 2000 --skill
holds_truth 'skill/greedy : random/win_share' 0.75
sim luck --games 640 --luck --skill
figure luck/deal/value 0.999 1
holds_truth 'skill/search:100 : greedy/win_share' 0.5
sim skill --games 640 --luck
figure luck/deal/value -0.01 0.01
figure luck/bots/value 0.99 1
sim half_luck --games 6400 --luck
holds_truth luck/deal 0.5
figure luck/bots/value -0.02 0.02
figure luck/deal/value 0.4 0.6

# cards: exactly 5 points, and the rate that other tools print is less sure by far
sim deck --games 6000 --all
figure cards/ace/power/value 0.035 0.065
holds_truth cards/ace/power 0.05
figure 'cards/card 7/power/value' -0.012 0
holds_truth cards/ace/held 0.05
sim deck --games 4000 --card ace
holds_truth cards/ace/power 0.05
figure cards/ace/power/n 4000 4000
holds 'only that card' sh -c '! grep -q "card 2" out'
cp out power
sim deck --games 20000 --all --jobs 2
holds 'the rate needs five times as many games for the same width' python3 -c '
import json
def width(path, key):
    low, high = json.load(open(path))["cards"]["ace"][key]["ci95"]
    return high - low
assert width("out", "held") ** 2 * 20000 > 5 * width("power", "power") ** 2 * 2 * 4000'

# never: one card, one rule, one event, one option; and nothing else
sim dead_card --games 300 --all
lists dead/pieces dead
lists dead/options 'lay: dead'
lists_not dead/pieces sword
sim dead_rule --games 300 --all
lists dead/rules storm
lists_not dead/rules play
lists dead/events purse
lists dead/events note
lists_not dead/events roll

# restricted play: a dominant move, and one that is worth nothing
sim dominant --games 3000 --choices
holds_truth 'restricted/say: strong/forced' 0.25
holds_truth 'restricted/say: strong/forbidden' -0.25
figure 'restricted/say: strong/forced/value' 0.22 0.28
sim useless --games 500 --choices
figure 'restricted/step: dance/forced/value' 0 0
figure 'restricted/step: dance/forbidden/value' 0 0

# auctions: one lot in ten finds no bidder; a lot for p brings 5 - p, or with `dear` nothing
sim price_curve --games 4000 --all
holds_truth auctions/no_bid 0.1
figure auctions/1/gain/value 3.5 4.5
figure auctions/9/gain/value -4.5 -3.5
sim price_curve --games 4000 --all --set dear=on
figure auctions/9/gain/value -0.5 0.5

# shards: in any order, they are one run to the last digit, whatever was asked for
steady() { grep -v -e '_per_s"' -e '"elapsed_s"' "$1"; }
for ask in 'deck --games 301 --all' 'faulty --games 200' 'dominant --games 90 --choices --luck --bots greedy,random' 'endless --games 41 --cover' 'deck --games 20 --cover --all'; do
  # shellcheck disable=SC2086
  set -- $ask
  game=$1; shift
  "$CROUPIER" sim "$known/$game.lua" --seed 5 "$@" --format json >whole 2>err
  for shard in 1 2 3; do "$CROUPIER" sim "$known/$game.lua" --seed 5 "$@" --format json --shard $shard/3 --jobs $shard >shard.$shard 2>err; done
  run 0 merge shard.3 shard.1 shard.2 --format json
  steady whole >one; steady out >two
  holds "shards of $ask are one run" cmp -s one two
done
run 0 merge shard.1 shard.2 --lang en
warns '1 of 3 shards are missing: 3'
run 2 merge shard.1 shard.1
warns 'shard 1 is there twice'
run 2 merge whole
warns 'is no shard of a simulation'
"$CROUPIER" sim "$known/luck.lua" --games 9 --seed 5 --shard 2/3 --format json >other
run 2 merge shard.1 other
warns 'is of another simulation'
printf '{"shard":' >broken
run 4 merge broken
sed 's/"finished": \[/"finished": [-/' shard.1 >bent
sed 's/"sums": {/"sums": 3, "rest": {/' shard.1 >bent
run 4 merge bent
# a forged one: games that do not add up, words that are none, teams that are not there
forged() { # STATUS CHANGE
  sed -Ez "$2" shard.1 >forged
  what="forged: $2"
  holds 'something is forged' test "$(cmp shard.1 forged >/dev/null; echo $?)" = 1
  run "$1" merge forged
}
forged 4 's/("lengths":\s*\[\s*)-?[0-9]+/\19223372036854775807/'
forged 4 's/("lengths":\s*\[\s*)-?[0-9]+/\1-1/'
forged 4 's/("finished":\s*\[\s*)-?[0-9]+/\1-1/'
forged 2 's/("house_rules":\s*\[\s*)/\17/'
forged 2 's/("turned":\s*)\{[^}]*\}/\1{"hand": 7}/'
forged 2 's/("knobs":\s*)\{[^}]*\}/\17/'
forged 2 's/("teams":\s*\[\s*)-?[0-9]+/\1999999999/'
forged 2 's/("teams":\s*\[\s*)-?[0-9]+/\1-1/'
run 2 merge nothing.json

# a page: whole, without scripts, with all its pictures; and CSV
sim deck --games 300 --all --lang en --format html --out page.html
for what in '<html lang="en">' '</html>' 'viewport' 'One game' 'power' 'are not people'; do
  holds "the page has $what" grep -q "$what" page.html
done
holds 'no scripts, nothing from elsewhere' sh -c '! grep -Eq "<script|src=|href=|url\(|@import" page.html'
holds 'five pictures and more' test "$(grep -c '<svg' page.html)" -ge 5
holds 'all tags are closed' python3 -c '
import xml.dom.minidom, re
text = open("page.html").read().replace("<!DOCTYPE html>", "")
xml.dom.minidom.parseString(re.sub(r"<meta[^>]*>", "", text))'
if browses page.html; then
  for what in Seats Length 'win share, over even' 'One game' 'win chance in the game' Skill 'are not people'; do
    holds "the printed page has $what" grep -q "$what" printed.txt
  done
fi
run 0 sim "$known/deck.lua" --games 300 --seed 1 --all --lang hu --format html
says '<html lang="hu">'
run 0 sim "$known/deck.lua" --games 300 --seed 1 --all --format csv
says '^section,metric,of,value,low,high,n$'
says '^cards,power,"ace",0\.[0-9]+,'
run 2 sim "$known/deck.lua" --format pdf
warns 'html'

# intervals hold as often as they say; all of them, 400 times each: long/covers.sh
if command -v python3 >/dev/null; then
  holds 'intervals of seats, shared wins and luck with its bots' env REPEATS=30 python3 "$root/tests/long/covers.py" "$CROUPIER" \
    'seat edges, 3 seats together' 'wins of a seat, 6 of 10 shared' 'half skill, the bots' 'half skill, the deal'
fi

# the profile finds the rule and the line
run 0 sim "$known/slow_rule.lua" --games 50 --seed 1 --profile --lang en
says '^ +[5-9][0-9]\.[0-9] % +50 times  think$'
says '^ +[0-9]+\.[0-9] % +150000 times  slow_rule\.lua:[0-9]+: sum = sum \+ n % 7'
run 0 sim "$known/slow_rule.lua" --games 5 --seed 1 --profile --format json
says '"rule": "think"'
finish
