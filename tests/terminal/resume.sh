#!/bin/sh
# `croupier resume` without a name: at a terminal it asks which game, and says where each stands and how old it is.
. "$(dirname "$0")/lib"
begin() { printf '%s\nquit\n' "$2" >in; run 0 play trade --players 3 --seed "$1" --seat 1=human --bots random; }
journals=$dir/state/croupier/journals

what='no game was left'
terminal "$CROUPIER resume"; sees 'there is no unfinished game'; sees '^left with 2'

begin 5 1
what='one game'
terminal "$CROUPIER resume"
sees '^An unfinished game:'
sees '^ +1  Trade: round 2; 3 players, answers: 5; just now \(trade-5-1\)'
keys Enter; sees '^trade 5>'
keys 'quit' Enter; sees '^left with 0'

begin 6 pass; begin 7 pass
touch -d '150 minutes ago' "$journals/trade-5-1.jsonl"
touch -d '50 minutes ago' "$journals/trade-6-1.jsonl"
echo 'no journal' >"$journals/note.txt"
what='several, the last one first'
terminal "$CROUPIER resume"
sees '^Unfinished games:'
sees '^ +1  Trade.*; just now \(trade-7-1\)'
sees '^ +2  Trade.*; 50 min ago \(trade-6-1\)'
sees '^ +3  Trade.*; 2 hours ago \(trade-5-1\)'
lacks 'note'
what='only what there is'
keys '4' Enter; sees '1, n: none\) .*4$'; sees '^Continue .* n: none\) *$'
keys '3' Enter; sees 'Trade, 3 players, seed 5'; sees '^trade 5>'
keys 'quit' Enter; sees '^left with 0'
what='none'
terminal "$CROUPIER resume --lang hu"
sees '^Félbehagyott játékok:'
sees '^ +1  Csere: 2\. kör; 3 játékos, válaszok: 4; az imént \(trade-7-1\)'
sees '^ +2  .*; 50 perce \(trade-6-1\)'
sees '^ +3  .*; 2 órája'
keys 'n' Enter; sees '^left with 0'
terminal "$CROUPIER resume"; sees 'Enter: 1'
keys C-d; sees '^left with 0'

what='without a terminal: the one left last'
: >in
run 0 resume
says 'croupier resume trade-7-1\.jsonl'
finish
