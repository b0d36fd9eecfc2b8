#!/bin/sh
# What is told at a terminal: no word is cut by its edge, the whole table is to be had, and what is said can be typed.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

what='lines are broken between words'
terminal "$CROUPIER"
tmux resize-window -x 44 -y 24
sees '^croupier>'
keys 'start trade 3 seed=5 bots=random' Enter; sees '^trade 0>'
sees '^Which cards do you lay\? \(choose 1 to 2\)$'
keys '2: pass' Enter; sees '^a bot sits in seat 2$'
keys 'zones' Enter; sees '^      6, cloth 8, cloth 9, cloth 10$'
keys '?' Enter; sees '^You may choose several: name all on one$'
keys 'view' Enter; sees '^give a seat: `view 2` is the view of player$'
keys '1 2' Enter; sees '^trade [1-9][0-9]*>'
tmux resize-window -x 28 -y 24; sees '^Which cards do you lay\?$'
keys 'log 30' Enter; sees '^    [a-z]+'
keys 'quit' Enter; sees '^The game is saved: croupier$'
what='and how to go on can be typed as it stands'
tmux resize-window -x 80 -y 24
terminal "cd /; $CROUPIER resume trade-5-1"
sees '^trade [1-9][0-9]*>'
keys 'save' Enter; sees 'The game is saved already'
keys 'open trade-5-1.jsonl' Enter; sees 'this game is on the table already'
keys 'quit' Enter; sees '^The game is saved: croupier resume trade-5-1\.jsonl$'

what='a table that is too large beside its question'
terminal "$CROUPIER"
cat >wide.lua <<'L'
local wide = croupier.game "wide" { players = 1 }
function wide:setup()
  for i = 1, 16 do self:zone { ("place%d"):format(i), sees = "all" }:create { ("thing %d with a long name"):format(i) } end
end
function wide:play()
  local all = {}
  for i = 1, 40 do all[i] = ("answer %d"):format(i) end
  self.players[1]:ask("which", all)
end
return wide
L
keys 'start wide' Enter; sees '^wide 0>'
sees '^`show` draws the whole table$'
lacks 'thing 16'
keys 'show' Enter; sees 'thing 16 with a long name'
keys 'lang hu' Enter; sees 'az `asztal` megmutatja az egészet'
keys 'lang en' Enter 'hint search:100000ms' Enter; sees 'thinking [0-9]+ %'
keys C-c; sees ' [0-9]+ %  tried [0-9]+ times$'

what='one thing can be done'
cat >only.lua <<'L'
local only = croupier.game "only" { players = 2 }
function only:play()
  self.players[1]:ask("which", { "this" })
  while not self.stop do self.players[2]:number("guess", 1, 2) end
end
return only
L
keys 'start only bots=search:100000ms --ask-all' Enter; sees '^only 0>'
keys 'hint' Enter; sees '^  this: this is the only answer$'
keys '1' Enter; sees 'thinking [0-9]+ %'
keys C-c; sees 'Stopped. Press Enter to continue'
keys '?' Enter; sees '^It is the turn of player 2, a bot. Press Enter to continue\.$'
keys 'quit' Enter; sees '^left with 0'
what='replay step waits for Enter between answers, and q ends it'
terminal "$CROUPIER"
sees '^croupier>'
keys 'start trade 3 seed=5 bots=random' Enter; sees '^trade 0>'
keys 1 Enter; sees '^trade [1-9][0-9]*>'
keys 'replay step' Enter; sees '^0, Enter continues>'
keys Enter; sees '^1, Enter continues>'
lacks '^2, Enter continues>'
keys q Enter; sees '^1, Enter continues> q'; sees '^trade [1-9][0-9]*>$'

what='the cursor stands where letters end, wide ones and those with accents too'
terminal "$CROUPIER"
sees '^croupier>'
cursor() { # COLUMN
  for _ in $(seq 1200); do
    [ "$(tmux display-message -p -t 0 '#{cursor_x}')" = "$1" ] && { ok; return; }
    sleep 0.05
  done
  no "the cursor is not in column $1 but $(tmux display-message -p -t 0 '#{cursor_x}')"
}
keys -l 'ő漢字a'; sees '^croupier> ő漢字a$'; cursor 16
keys Left Left; cursor 13
keys BSpace; sees '^croupier> ő字a$'; cursor 11
keys C-e; cursor 14
keys C-u; cursor 10
keys -l "e$(printf '\314\201')b"; cursor 12

what='an answer that is given for a person who may be about to type it is told, and so is `always`'
terminal "$CROUPIER"
sees '^croupier>'
cat >stones.lua <<'L'
local stones = croupier.game "stones" { players = 2 }
function stones:play()
  local p, q = self.players[1], self.players[2]
  for _ = 1, 2 do
    p:ask("stone", { "red", "blue" })
    p:ask("stone", { "red" })
    p:ask("other", { "x", "y" })
  end
  for _ = 1, 3 do
    q:number("bait", 1, 2)
    p:ask("deal", { "take", "refuse" })
  end
end
return stones
L
keys 'start stones bots=random' Enter; sees '^stones 0>'
keys 'red' Enter; sees '^Where only one answer is possible'; sees '^stones 2>'
keys 'x' Enter; sees '^stones 3>'
lacks '^The last answer was the only one possible'
keys 'blue' Enter; sees '^The last answer was the only one possible, so it was given for you\.$'; sees '^stones 5>'
keys 'y' Enter; sees '^deal$'
keys 'refuse' Enter; sees '^stones 9>'
lacks 'To answer so each time'
keys 'refuse' Enter; sees '^To answer so each time, until you are asked something else: `always refuse`$'
keys 'quit' Enter

finish
