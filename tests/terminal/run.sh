#!/bin/sh
# The prompt in a real terminal of 80x24, under tmux: keys are sent, and the screen is read until it shows what it is to.
. "$(dirname "$0")/lib"
play="$CROUPIER play trade --players 3 --seed 5 --bots random"

what='completion and hints'
terminal "$CROUPIER"
sees '^croupier>'
keys 'sta'; sees '^croupier> start'
keys Tab ' tr'; sees '^croupier> start trade'
keys Tab ' 3 ro'; sees '^croupier> start trade 3 rounds='
keys C-u 'start trade 3 seed=5 bots=random' Enter; sees '^trade 0>'
sees 'Which cards do you lay'
keys 'pa'; sees '^trade 0> pass'
keys Tab Enter; sees 'Player 1: pass'
sees '^trade [1-9]'
keys 'why '; sees 'why not'
keys C-u 'goto '; sees 'goto N'
what='Ctrl-C drops the line, never the game'
keys C-c; sees '^trade [0-9]+> *$'
keys 'score' Enter; sees 'Player 1 +0'
what='history'
keys Up; sees '> score$'
keys C-u
what='letters of more than one byte'
keys 'áőű' Left Left BSpace; sees '> őű$'
keys Delete 'szé' Delete; sees '> szé$'
keys C-u 'nyelv hu' Enter; sees 'Mely lapokat teszed le'
keys 'újra' BSpace; sees '> újr'
keys C-u
what='a narrower window'
tmux resize-window -x 50 -y 24
keys 'asztal' Enter; sees 'Mely lapokat teszed le'
keys 'lang en' Enter; sees '^Which cards'
what='a window of another size: the table at once, the line and its cursor as they were'
keys 'pasX' Left; sees '^trade [0-9]+> pasX'
tmux resize-window -x 90 -y 20
sees '^(─){90}$'
sees '^trade [0-9]+> pasX'
keys s; sees '^trade [0-9]+> passX'
keys Delete; sees '^trade [0-9]+> pass( .*)?$'
keys C-u 'tűzX' Left
tmux resize-window -x 80 -y 24
sees '^(─){80}$'
sees '^trade [0-9]+> tűzX'
keys é; sees '^trade [0-9]+> tűzéX'
keys C-e C-u
what='Ctrl-D leaves, and the game is kept'
keys C-d; sees 'The game is saved'; sees '^left with 0'
what='history outlives the program, and resume finds the game'
terminal "$CROUPIER resume"
sees '^ +1  Trade: round 2; 3 players, answers: [0-9]+; just now \(trade-5-1\)'
keys Enter; sees '^trade [1-9][0-9]*>'
keys Up; sees '> lang en$'
keys Up Up Up C-u 'quit' Enter; sees '^left with 0'

what='a map: in colours of the players, unless NO_COLOR forbids; as a list where it is too wide; and with its signs'
table="CROUPIER_PATH=$root/scripts $CROUPIER play maharaja --players 3 --seed 4 --seat 1=human --bots random"
terminal "$table"
keys '1' Enter; sees 'Enter: more'; keys Enter; sees '^ +village V1, V2'
keys '20' Enter; sees 'Enter: more'; keys Enter; sees '\|20:1\.'
tmux capture-pane -p -e -t 0 >out; says '20.*:[^ ]*\[32m[^ ]*1'
keys 'show map' Enter; sees '^  20:1 +village 20: a house of player 1'; sees '^  M>Ah +Ag +\| +governors, lowest first'
sees '^Ahmadabad-2:'
tmux resize-window -x 60 -y 44
keys C-u 'clear' C-u 'show map' Enter; sees '^Udaip 20:1\. +21:.* Lahor'
terminal "NO_COLOR=1 $table"
keys '1' Enter; sees 'Enter: more'; keys Enter; sees '^ +village V1, V2'
keys '20' Enter; sees 'Enter: more'; keys Enter; sees '\|20:1\.'
tmux capture-pane -p -e -t 0 >out; says '\|20:1\.'

what='a killed terminal loses nothing'
terminal "$play --seat 1=human --journal killed.jsonl"
keys '1' Enter; sees '^trade 5>'
tmux kill-server
sleep 0.2
run 0 replay killed.jsonl --verify
terminal "$CROUPIER resume killed.jsonl"
sees '^trade 5>'

what='several people at one screen'
terminal "$play --seat 1=human --seat 2=human"
sees 'Player 1, it is your turn'
lacks 'cloth'
keys Tab; lacks 'cloth'
keys Enter; sees 'Player 1: Which cards'
sees 'hand +cloth 1 6 8 9 10'
keys 'pass' Enter
sees 'Player 2, it is your turn'
lacks 'cloth'
keys Enter; sees 'Player 2: Which cards'
sees 'Player 1: pass'
lacks 'cloth 1 6 8 9 10'
keys 'view 1' Enter; sees "you may not see another person's hand"

what='the script changes while it is played'
terminal "$CROUPIER"
keys 'start trade 3 seed=5 bots=random' Enter; sees '^trade 0>'
keys '3' Enter; sees '^trade 5>'
keys 'goto'
sed 's/score(card.value)/score(2 * card.value)/' "$games/trade.lua" >new.lua && mv new.lua trade.lua
sees '5 answers repeated'
sees 'player 1 \(you\)  16 points'
what='what was typed is still there'
sees '^trade 5> goto'
keys C-u
what='rules that differ'
sed 's/card.value > 8/card.value > 6/' "$games/trade.lua" >new.lua && mv new.lua trade.lua
sees 'answer 1 of [0-9]+ is not possible \(player 1: cloth 8\)'
sees '^trade 0>'
what='rules that are none'
echo 'this is not Lua' >trade.lua
sees 'trade.lua:1:'
sees '> +1  this is not Lua'
sees 'continues with the old rules'
what='a byte order mark at their head is none of the rules'
{ printf '\357\273\277'; sed 's/score(card.value)/score(3 * card.value)/' "$games/trade.lua"; } >new.lua && mv new.lua trade.lua
sees 'The game now uses the rules in trade.lua'
keys 'pass' Enter; sees 'Player 1: pass'
cp "$games/trade.lua" .

what='a choice of several that cannot come to its end is asked from its beginning'
cat >gems.lua <<'L'
local gems = croupier.game "gems" { players = 2 }
function gems:setup()
  for _, p in ipairs(self.players) do
    p.hand = p:zone "hand"
    for n = 1, 6 do p.hand:create { "gem {n}", n = n } end
  end
end
function gems:play()
  local p = self.players[1]
  p:select { "lay", from = p.hand, least = 1 }
  p:agrees "go on"
end
return gems
L
terminal "$CROUPIER play gems.lua --seat 1=human --bots random --journal gems.jsonl"
sees 'choose 1 or more'
keys '1 2' Enter; sees '^gems 3>'
sed -i 's/least = 1/least = 3/' gems.lua
sees 'answer 3 of 3 is not possible \(player 1: done\)'
sees 'choose 3 or more'; sees '^gems 0>'

what='texts that come later, and a house rule of a game that goes on'
rm trade.texts.lua
echo 'local trade = ...; function trade:lay_cards(player) player:score(player:number("lay", 1, 3)) end' >count.lua
terminal "$play --seat 1=human --house count.lua --journal watched.jsonl"
sees '1 to 3'
keys 'quit' Enter; sees '^left with 0'
terminal "$CROUPIER resume watched.jsonl"
keys 'goto'; sees '^trade 0> goto'
echo 'local trade = ...; function trade:lay_cards(player) player:score(player:number("lay", 1, 4)) end' >count.lua
sees '1 to 4'
cp "$games/trade.texts.lua" .
sees 'Trade: round 1'

what='no colours'
with=NO_COLOR=1 terminal "$CROUPIER"
sees '^croupier>'
keys 'start trade 3 seed=5 bots=random' Enter; sees '^trade 0>'
tmux capture-pane -p -e -t 0 >out
if grep -q "$(printf '\033')\\[[0-9;]*[1-9]m" out; then no 'there are colours'; else ok; fi
what='a terminal that can do nothing'
with=TERM=dumb terminal "$CROUPIER"
sees '^croupier>'
keys 'start trade 3 seed=5 bots=random' Enter; sees '^trade 0>'
keys '1' Enter; sees '^trade 5>'
keys C-c; sees '^trade 5> \^C *$|^trade 5> \^C ?trade 5>'
keys 'quit' Enter; sees '^left with 0'

what='an endless thinker is stopped'
terminal "$CROUPIER"
cat >long.lua <<'L'
local long = croupier.game "long" { players = 2 }
function long:play()
  while true do self.players[2]:number("guess", 1, 2); if self.stop then self.players[1]:agrees "stop" end end
end
return long
L
keys 'start long' Enter; sees 'Enter: more'
keys C-c; sees 'Stopped. Press Enter to continue'
keys Enter; sees 'Enter: more'
keys q Enter; sleep 0.5 # no further stops
keys C-c; sees 'Stopped. Press Enter to continue'
keys 'quit' Enter; sees '^left with 0'

what='a thinker is stopped, and chooses'
terminal "$CROUPIER"
keys 'start trade 3 seed=5 bots=random' Enter; sees '^trade 0>'
keys 'hint search:100000ms' Enter; sees 'thinking [0-9]+ %'
keys C-c; sees '^  (cloth|pass).* [0-9]+ %'
keys 'seat 2 bot search:100000ms' Enter 'pass' Enter; sees 'thinking [0-9]+ %'
what='what has happened is told while the next one thinks'
sees '^Player 1: pass'
what='a thinker is stopped, and chooses'
keys C-c; sees 'Stopped. Press Enter to continue'
lacks 'thinking'
keys 'undo' Enter; sees '^trade 0>'
what='odds take long, and are stopped with what there is'
slow='(function() local n = 0 for i = 1, 400000 do n = n + i end return p2.hand:sum "value" > 25 end)()'
keys "odds $slow" Enter; sees 'dealing [0-9]+ %'
keys C-c; sees '^[0-9.]+% \+- [0-9.]+, from [0-3]?[0-9]{1,3} deals by what player 1 knows'
lacks 'dealing'
sees '^trade 0>'

what='a game that goes nowhere stops for a person'
cat >passes.lua <<'L'
local passes = croupier.game "passes" { players = 2 }
function passes:play()
  self.players[1]:agrees "begin"
  while true do self.players[1]:ask("turn", { "pass" }) end
end
return passes
L
terminal "$CROUPIER play passes --journal passes.jsonl"
keys 'yes' Enter; sees '^passes.lua:4: the game goes nowhere'; sees 'Press Enter to continue'; sees '^passes 2[0-9]{3}>'
keys 'undo' Enter; sees '^passes 0>'
keys 'quit' Enter; sees '^left with 0'
finish
