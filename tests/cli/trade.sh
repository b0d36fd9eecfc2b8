#!/bin/sh
# Trading at the prompt: what is offered and wanted is told to all, and nothing else of the hands.
. "$(dirname "$0")/lib"
cp "$games/barter.lua" .

printf '%s\n' cloth+ done 2 'wine wine' >in
run 0 play barter --players 3 --seed 1 --seat 1=human --journal a.jsonl
says 'Which of your cards do you offer player 2\?'
says 'You offer player 2: cloth\. How many cards do you want for that\?'
says 'What do you want from player 2 for: cloth\?'
says '^Player 1 offers player 2: cloth; wants: wine, wine'
says '^Player 2 makes a counter-offer$'
quiet '^Player 1 (offers|wants): '
printf '%s\n' cloth+ done 2 wine+ >in # what may be named again is not used up
run 0 play barter --players 3 --seed 1 --seat 1=human --journal again.jsonl
says 'choose 2\)'
says 'choose 1 more\)'
printf '%s\n' cloth+ done 2 'wine wine wine' 'wine salt' >in
run 0 play barter --players 3 --seed 1 --seat 1=human --journal b.jsonl
warns 'you cannot choose these together'
says '^Player 1 offers player 2: cloth; wants: wine, salt'
: >in

run 0 replay a.jsonl --events --seat 3
says '"answer","player":1,"prompt":"offer","choice":null'
says '"answer","player":1,"prompt":"wanted","choice":"wine"'
says '"note","code":"[^"]*","text":"[^"]*","given":\["cloth"\],"giver":1,"taker":2,"wanted":\["wine","wine"\]'
says '"ask","player":2,"prompt":"answer offer","values":null,"options":null'
run 0 replay a.jsonl --events --seat 2
says '"ask","player":2,"prompt":"answer offer","values":\{"given":\["cloth"\],"giver":1,"taker":2,"wanted":\["[a-z]*","[a-z]*"\]\},"options":\["counter-offer","refuse","drop"\]'
run 0 replay a.jsonl --lang hu
says '^1\. játékos ezt ajánlja a 2\. játékos részére: cloth; ezt kéri érte: wine, wine'
finish
