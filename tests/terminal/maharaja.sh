#!/bin/sh
# Five players of Maharaja fit on a screen of 24 lines beside the map, when all plan.
. "$(dirname "$0")/lib"
terminal "$CROUPIER play $root/scripts/maharaja.lua --players 5 --seat 1=human --bots random --seed 5 --lang en"
sees '^maharaja 0>'
for answer in 2 20 22 1 12; do keys "$answer" Enter; sleep 0.1; done
sees '^maharaja 25>'
what='all five players'
for seat in 2 3 4 5; do sees "^> player $seat +gold \? +houses \(6\) +character: "; done
sees '^> player 1 \(you\) +gold 15 +houses \(6\) +character: 2 trader$'
what='the whole map'
sees '^Lahore-+24:'

what='a narrow screen'
tmux resize-window -x 46 -y 24
sees '^`show` draws the whole table, `show map`$'
sees '^explains the map$'
finish
