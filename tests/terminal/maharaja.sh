#!/bin/sh
# Maharaja on small screens: five players beside the map on 24 lines, and on 60 columns a list of cities and roads. Actions
# keep their numbers.
. "$(dirname "$0")/lib"
terminal "$CROUPIER play $root/scripts/maharaja.lua --players 5 --seat 1=human --bots random --seed 5 --lang en"
sees '^maharaja 0>'
answers 2 20 22 1 12
sees 'Enter: more'
keys Enter
sees '^maharaja 25>'
what='all five players'
for seat in 2 3 4 5; do sees "^> player $seat +gold \? +reserve \(6\) +character: "; done
sees '^> player 1 \(you\) +gold 15 +reserve \(6\) +character: 2 trader$'
what='the whole map'
sees '^Lahore-+24:'

what='a narrow screen'
tmux resize-window -x 46 -y 24
sees '^`show` draws the whole table, `show map`$'
sees '^explains the map$'

terminal "$CROUPIER play $root/scripts/maharaja.lua --seat 1=human --bots random --players 3 --seed 7 --lang en"
sees '^maharaja 0>'
what='60 columns and 30 lines: the list of cities and roads beside the question'
tmux resize-window -x 60 -y 30
sees '^Ahmadabad  \[\.\]--\.\.\.\.$'
sees '^Benar 28:\.\.    29:\.\.    Delhi  Patna 30:\.\.    Delhi$'
sees 'start M @1 @2 @3$'
answers 4 20 19 30 1 '6 8'
sees 'Enter: more'
keys Enter
sees '^maharaja 22>'
for line in '^── Maharaja: round 1, player 1 ─' '^M>      Ud  La  Ag  Ah  Be  De  \|   start @1 @2 @3$' \
  '^Lahor 24:\.\.    25:\.\.    Delhi  Agra  26:\.\.    27:\.\.    Delhi$' '^> player 1 \(you\)'; do sees "$line"; done

what='an action has the number of the plan'
sees '^   8  governor +13  end of the turn$'
keys 6 Enter
sees '^"6" is not offered'
what='whoever ends the turn while a planned action is possible is asked once'
keys 13 Enter
sees '^you may still: governor\. Answer the same once more'
keys 8 Enter
sees '^Which governor goes two fields down'
keys undo Enter
sees '^   8  governor +13  end of the turn$'
keys 13 Enter
sees '^-- Enter: more'
finish
