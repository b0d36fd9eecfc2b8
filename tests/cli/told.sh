#!/bin/sh
# What is told of hidden pieces: its sentences, its JSON for each reader, and what odds make of it.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"
cp "$games/slots.lua" .
green='odds self.players[1].hand:at(3).color == "green"'

# odds know it from then on, until it is undone
printf '%s\n' "$green" yes "$green" undo "$green" redo "$green" yes >in
run 0 play slots --seed 1 --seat 1=human --journal a.jsonl
grep -o '^.*from 4000 deals' out | sed 's/.*> //' >seen
holds 'not known at first' grep -Eqv '^(100|0)\.0%' seen
holds 'known, not known after undo, known after redo' sh -c "[ \"\$(sed 's/%.*//' seen | awk '{ print (\$1 == 100) }' | tr -d '\n')\" = 0101 ]"
: >in

run 0 replay a.jsonl
says 'Hand of player 1, place 1, 3: green, the others not$'
says 'Hand of player 1, place 1: first$'
says 'Hand of player 1, place 2, 3: not 3$'
says 'Hand of player 1: none is 3, green$'
says 'Hand of player 1: at least one is green, red$'
says 'Hand of player 1, green 1, green 2: 2 in all$'
says 'Something is told of hand of player 1$' # a function has no words
run 0 replay a.jsonl --lang hu
says '^Kéz \(1\. játékos\), 1, 3\. hely: zöld, a többi nem$'
says '^Kéz \(1\. játékos\): egyik sem 3, zöld$'
says '^Kéz \(1\. játékos\): van köztük zöld, piros$'

run 0 replay a.jsonl --events --seat 2
says '"told","zone":"hand\(1\)","claim":"which","places":\[1,3\],"number":2,"filter":\["green"\]'
says '"told","zone":"hand\(1\)","claim":"all","places":null,"number":3,"filter":null'
says '"told","zone":"hand\(1\)","claim":"which","places":\[3\],"number":1,"filter":\[2\]'
run 0 replay a.jsonl --events --seat 1
quiet '"places":\[3\],"number":1,"filter":\[2\]'
says '"told","zone":"hand\(1\)","claim":null,"places":null,"number":null,"filter":null'

# a clue in Hanabi counts for who was given it
who='odds self.players[2].cards'
printf '%s\n' clue 'player 2' red clue "$who.a:top().colour == 'red'" "$who.c:top().colour == 'red'" >in
run 0 play hanabi --players 3 --seed 1 --seat 1=human --seat 2=human --lang en
says 'Card a of player 2, place 1: red, the others not$'
says '^100\.0%.* by what player 2 knows$'
says '^0\.0%.* by what player 2 knows$'

# and stands on the table, for its holder and for who sees the card
printf '%s\n' clue 'player 2' red show zones 'card red 2' 'view 2' >in
run 0 play hanabi --players 3 --seed 1 --seat 1=human --lang en
says '^  card\(2\)\.[a-e], card [a-e] of player 2: red [1-5] \(told: red\)$'
says '^  card\(2\)\.[a-e], card [a-e] of player 2: [a-z]+ [1-5] \(told: not red\)$'
says '^  player 2 .*\(told: (not )?red\)'
says '^  player 2 \(you\)'
says '^  card  .*[a-e]: \(told: red\)'
says '^    told: red$'
quiet '^  card\(1\).*told'

# what is told to others alone is nobody else's; nor is it shown where its holder does not know it
printf '%s\n' yes yes zones 'view 2' zones >in
run 0 play slots --seed 1 --seat 1=human --lang en
says '^  hand\(1\), hand of player 1: \(told: 1, green\), \(told: 1, red, not first\), \(told: green, not 3\)$'
quiet 'told:[^)]* 2[,)]' # the top is told to player 2 alone
says 'red 1 \(told: red, not 3, not first\)'
says 'green 2 \(told: green, not 3\)'
finish
