#!/bin/sh
# What is longer than the screen stops where the screen is full: help, and what the others did. Nothing leaves it unread.
. "$(dirname "$0")/lib"
cat >busy.lua <<'L'
local busy = croupier.game "busy" { players = 2 }
function busy:setup()
  self.row = self:zone { "row", sees = "all" }
  for n = 1, 9 do self.row:create { "card {n}", n = n } end
end
function busy:play()
  for round = 1, 3 do
    self:phase("round", round)
    for step = 1, 3 do
      local n = self.players[1]:ask("which", { "a", "b", "c" })
      self:note("mine {step} {n}", { step = step, n = n })
      if round == 3 then for more = 1, 15 do self:note("own {more}", { more = more }) end end
    end
    for step = 1, round == 1 and 20 or 4 do
      self.players[2]:ask("any", { "x", "y" })
      self:note("theirs {step}", { step = step })
    end
  end
end
return busy
L
terminal "$CROUPIER play ./busy.lua --seat 1=human --bots random --seed 1 --lang en"
sees '^busy 0>'
what='the news of a long round'
for answer in a a; do keys "$answer" Enter; done
sees '^busy 2>'
keys b Enter; sees '^-- Enter: more, q: enough --'
says '^Player 1: b$'
says '^theirs 1$'
quiet '^theirs 12$'
keys Enter; sees '^theirs 16$'; sees '^-- Enter: more'
lacks '^Which'
keys Enter; sees '^busy 23>'
says 'busy: round 2'
what='few lines need no stop'
keys a Enter; sees '^busy 24>'; lacks 'Enter: more'
keys a Enter a Enter; sees 'busy: round 3'; sees '^busy 30>'
what='many lines about what one does oneself stop too, and the table stands above the next question'
keys 'show' Enter; sees '^busy 30>$'
keys b Enter; sees '^own 15$'; sees '^-- Enter: more'
keys Enter; sees '^busy 31>$'
says '^  row  '
what='help in pages'
keys 'help' Enter; sees '^-- Enter: more'; says '^  start GAME'; quiet '^  quit'
keys Enter; sees '^  quit'; keys Enter; sees '^busy 31>$'; lacks '^  start GAME'
what='a new size of the screen waits'
keys 'help' Enter; sees '^-- Enter: more'
tmux resize-window -x 80 -y 30
sleep 1
screen
holds 'the stop is there once' test "$(grep -c '^-- Enter: more' out)" = 1
keys q Enter; sees '^busy 31>$'
tmux resize-window -x 80 -y 24
what='q ends it, and another line is the next one'
keys 'help' Enter; sees '^-- Enter: more'
keys q Enter; sees '^busy 31>$'; lacks '^  quit'
keys 'help' Enter; sees '^-- Enter: more'
keys 'seed' Enter; sees '^Seed 1:'
what='nothing is lost'
keys 'log 60' Enter; sees '^-- Enter: more'
keys q Enter 'quit' Enter; sees '^left with 0'
what='an answer may be typed at a stop'
terminal "$CROUPIER play ./busy.lua --seat 1=human --bots random --seed 1 --lang en"
sees '^busy 0>'
keys a Enter; sees '^busy 1>'
keys a Enter; sees '^busy 2>'
keys a Enter; sees '^-- Enter: more'
keys c Enter; sees '^busy 24>'
keys 'log 2' Enter; sees '^mine 1 c$'
finish
