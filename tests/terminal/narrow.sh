#!/bin/sh
# No word is cut in two where the terminal ends: all that the prompt prints, at 60 and at 30 columns, in both languages. tmux
# joins lines that were too long for it: there must be none.
. "$(dirname "$0")/lib"
cp -R "$root"/scripts/*.lua "$root"/scripts/variants .
start='play --seed 7 --seat 1=human --bots random '

# narrow COLUMNS LANG PROMPT COMMAND: what the lines of `typed` lead to
narrow() {
  what="$4 at $1 columns, $2"
  tmux kill-server 2>/dev/null
  servers=$((servers + 1))
  tmux new-session -d -x "$1" -y 40 "exec env LC_ALL=C.UTF-8 TERM=screen-256color XDG_STATE_HOME=$dir/state$servers sh"
  tmux set-option -g history-limit 20000
  keys "PS1='sh: '; clear; LC_ALL=$2_XX.UTF-8 $CROUPIER $4" Enter
  sees "^$3 *$"
  while read -r line; do
    keys "$line" Enter
    sleep 0.2
  done <typed
  sees "^$3 *$"
  tmux capture-pane -p -t 0 -S -20000 >broken
  tmux capture-pane -p -J -t 0 -S -20000 | sed 's/ *$//' >joined
  sed -i 's/ *$//' broken
  # the line typed into the shell is no concern of ours
  diff broken joined | grep '^>' | grep -v "sh: \|^> *--seat\|^> *[^ ]*$" >out # a single word cannot be broken
  holds 'no line is too long' test ! -s out
}

printf '%s\n' '?' 'why' 'why not' 'moves' 'score' 'zones' 'knobs' 'rules' 'seat' 'lang' 'log 5' 'seed' 'branches' 'fork other' 'nothing of that kind' \
  '= self.players' 'card 1' 'odds 1 > 2' 'undo 99' 'auto 3' 'show' 'start' 'view' 'help' 'help start' 'help scene' 'help zone.deal' 'replay' >typed
for game in byzanz oh_pharaoh; do
  for columns in 60 30; do narrow $columns en "$game [0-9]+>" "$start./$game.lua"; done
done
printf '%s\n' '?' 'miért' 'miért nem' 'lehet' 'állás' 'helyek' 'gombok' 'szabály' 'szék' 'nyelv' 'napló 5' 'kezdőszám' 'ágak' 'ág másik' 'ilyen nincs is itt' \
  '= self.players' 'lap 1' 'esély 1 > 2' 'vissza 99' 'gép 3' 'asztal' 'indít' 'nézet' 'súgó' 'súgó indít' 'súgó jelenet' 'mesél' >typed
for game in alhambra five_towers; do
  for columns in 60 30; do narrow $columns hu "$game [0-9]+>" "$start./$game.lua"; done
done

# without a game
printf '%s\n' 'games' 'nothing of that kind' 'quit now' 'undo' 'scratch 3' 'help' 'self:zone "stock"' 'self:roll(2)' \
  'p1:agrees "go on"' '1' 'self:nothing()' 'undo' 'leave' >typed
for columns in 60 30; do narrow $columns en 'croupier>' ''; done
for columns in 60 30; do narrow $columns hu 'croupier>' ''; done

# the line of a script that fails
cat >fails.lua <<'L'
local fails = croupier.game "fails" { players = 2 }
function fails:play()
  self.players[1]:ask("first", { "x", "y" })
    error("many words that are too long for a terminal of sixty columns, and of forty of course, " .. nothing_at_all)
end
return fails
L
echo x >typed
for columns in 60 40; do narrow $columns en 'fails [0-9]+>' "$start./fails.lua"; done

# what goes wrong before there is a prompt; a file gets one line
tmux kill-server
servers=$((servers + 1))
tmux new-session -d -x 60 -y 24 "exec env LC_ALL=C.UTF-8 TERM=screen-256color sh"
keys "PS1='sh: '; clear; $CROUPIER play byzanzz; $CROUPIER play byzanzz 2>complaint" Enter
what='a complaint at 60 columns'
sees '^croupier: there is no game "byzanzz"'
await test -s complaint
tmux capture-pane -p -t 0 | sed 's/ *$//' >broken
tmux capture-pane -p -J -t 0 | sed 's/ *$//' >joined
diff broken joined | grep '^>' | grep -v 'sh: ' >out
holds 'no line is too long' test ! -s out
holds 'it had to be broken' test "$(wc -L <complaint)" -gt 60
holds 'one line in a file' test "$(wc -l <complaint)" = 1

# several lines that are told at once are broken one by one, and these need not be
"$CROUPIER" sim ./five_towers.lua --players 3 --games 1 --seed 5 --journals played >/dev/null 2>&1
keys "clear; $CROUPIER replay played/*.jsonl --lang hu | tail -n 3; $CROUPIER replay played/*.jsonl --lang hu; echo all told" Enter
what='places at 60 columns'
sees '^3\. hely: [1-3]\. játékos: -?[0-9]+ pont$'
sees '^all told *$'
holds 'each on its line' test "$(tail -n 8 out | grep -cE '^[1-3]\. hely: [1-3]\. játékos: -?[0-9]+ pont$')" = 3
finish
