#!/bin/sh
# What each game lets a house rule turn: both ends of every range can be played, and nothing beyond.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

plays() { run 0 sim "$@" --games 20 --seed 1 --format json; says '"errors": *0'; }
refuses() { run 2 sim "$@" --games 1; one_sentence; }
range() { # GAME PLAYERS KNOB LOW HIGH
  for end in "$4" "$5"; do plays "$1" --players "$2" --set "$3=$end"; done
  for end in $(($4 - 1)) $(($5 + 1)); do refuses "$1" --players "$2" --set "$3=$end"; done
}

for n in 3 4 5 6; do
  plays byzanz --players $n
  range byzanz $n hand 1 7
  range byzanz $n hand_limit 4 20
done
range byzanz 3 merchant_trio 0 20
plays byzanz --set tie_break=all
refuses byzanz --set tie_break=none
refuses byzanz --players 2
refuses byzanz --players 7

for n in 2 3 4 5; do
  plays five_towers --players $n
  plays five_towers --players $n --set checked_bids=off
  range five_towers $n display 1 8
done
refuses five_towers --players 1
refuses five_towers --players 6

for n in 2 3 4 5 6; do
  plays alhambra --players $n
  plays alhambra --players $n --set refill_first=money
  plays alhambra --players $n --set again=off
  range alhambra $n starting_money 1 40
  range alhambra $n money_display 1 8
  range alhambra $n take_several 1 20
done
refuses alhambra --set refill_first=neither
refuses alhambra --players 1
refuses alhambra --players 7

for n in 2 3 4 5; do
  for knobs in short=on neutral=off yogi=on auction=on homes=on several=on penalty=action; do
    plays maharaja --players $n --set $knobs
  done
  plays maharaja --players $n
  plays maharaja --players $n --set yogi=on --set auction=on --set homes=on
  plays maharaja --players $n --set yogi=on --set auction=on --set homes=on --set several=on --set short=on
done
refuses maharaja --set penalty=never
refuses maharaja --players 1
refuses maharaja --players 6

plays oh_pharaoh --players 4
range oh_pharaoh 4 hand 3 12
range oh_pharaoh 3 must_score_at 4 30
range oh_pharaoh 3 track_length 1 20
range oh_pharaoh 3 two_pyramids_at 0 20
range oh_pharaoh 3 min_three_levels_at 0 20
range oh_pharaoh 3 offers 0 10
range oh_pharaoh 3 counter_offers 0 10
range oh_pharaoh 3 trade_cards 1 10
refuses oh_pharaoh --players 2
refuses oh_pharaoh --players 5

range goofspiel 2 cards 2 13
range hearts 4 hands 1 20
for way in left right across hold; do plays hearts --set first_pass=$way; done
for game in kuhn leduc goofspiel; do
  plays $game
  refuses $game --players 3
done
refuses hearts --players 3
range euchre 4 points 1 15
plays euchre --set stick=on
refuses euchre --players 3
# house rules in force are named, whether they set a knob or not
run 0 knobs byzanz --house byzanz-silk --lang en
says '^hand_limit '
says '^House rule: byzanz-silk: A longer game'
echo knobs >in
run 0 play byzanz --house byzanz-silk --seat 1=human --bots random --journal none --lang en
holds 'at the prompt, too' test "$(grep -c '^House rule: byzanz-silk: ' out)" = 2
finish
