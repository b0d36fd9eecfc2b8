#!/bin/sh
# Playing at the prompt, with lines from a pipe.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"
cp "$games"/*.lua .

# bots take all seats and the game is told to its end
run 0 play nim
says 'game is over'
run 0 play nim --seed 3
mv out first
run 0 play nim --seed 3
holds 'the same seed is the same game' sh -c 'head -n -1 out | cmp -s - first.cut || { head -n -1 first >first.cut; head -n -1 out | cmp -s - first.cut; }'
holds 'journals get names of their own' test -f state/croupier/journals/nim-3-1.jsonl -a -f state/croupier/journals/nim-3-2.jsonl
says 'croupier replay nim-3-2.jsonl'
run 0 play trade --players 4 --seed 5 --set rounds=1 --set proud=off --lang hu
says 'játékos'
run 0 play trade --players 4 --seed 5 --set rounds=1 --set proud=off --lang hu --seat 4=random --bots random

# seed 5: the hand is 10 8 9 1 6, of which 1, 6 and 8 are offered, in the order of the table
trade='play trade --players 3 --seed 5 --seat 1=human'
# answer LINE...: these lines are typed
answer() { printf '%s\n' "$@" >in; }
answer 1
run 0 $trade --journal a.jsonl
says 'Which cards do you lay\?'
says '1  cloth 1 +2  cloth 6 +3  cloth 8 +4  pass'
says 'game is saved: croupier resume a.jsonl'
quiet 'player 2 .*hand: '
holds 'one card, and done with it' grep -q '"n":2,"seat":1,"answer":"done"' a.jsonl
# gives JOURNAL WHAT TEXT LINE...: these lines are typed, and the journal then has this text
gives() {
  journal=$1 what=$2 text=$3; shift 3
  answer "$@"
  run 0 $trade --journal "$journal.jsonl"
  holds "$what" grep -q "$text" "$journal.jsonl"
}
gives b 'by name' '"n":1,"seat":1,"answer":"cloth 6"' 'CLOTH 6' 'passz'
gives c 'by the beginning of a name' '"n":1,"seat":1,"answer":"pass"' 'pa'
gives d 'several at once, numbered as first shown' '"n":2,"seat":1,"answer":"cloth 6"' '3 2'
gives e 'several by name' '"n":2,"seat":1,"answer":"cloth 8"' 'cloth 6, cloth 8'
gives f 'a plus goes on choosing' '"n":2,"seat":1,"answer":"cloth 1"' '3 +' '1'

# what is not offered
# refuses JOURNAL WARNING LINE...: these lines are typed, and nothing is written
refuses() {
  journal=$1 warning=$2; shift 2
  answer "$@"
  run 0 $trade --journal "$journal.jsonl"
  warns "$warning"
  holds "nothing was written in $journal" test "$(wc -l <"$journal.jsonl")" = 1
}
refuses g '"cloth 2" is not offered' 'cloth 2'; one_sentence
refuses h '"cloth 9" is not offered: it is too good to be laid' 'cloth 9'; one_sentence
refuses i '^croupier: "cloth" may mean: cloth [0-9]*(, cloth [0-9]*)+$' cloth; one_sentence
refuses j '"7" is not offered' 7; one_sentence
refuses k 'you cannot choose these together' '1 2 3'; one_sentence
refuses l 'you cannot choose these together' '1 1'; one_sentence
refuses m '"9" is not offered' '1 9' '4 1'
answer 'why not' 'why not cloth 9' 'why not cloth 8' 'why not tea' '?'
run 0 $trade --journal n.jsonl
says 'cloth 10: it is too good'
says 'cloth 9: it is too good'
says 'It is offered'
says 'You may choose several'
warns 'this question does not ask about "tea"; \? lists its answers$'

# time travel
answer undo redo 3 undo redo undo redo quit 1
run 0 $trade --journal o.jsonl
says 'nothing to take back'
says 'nothing to redo'
holds 'quit leaves the rest unread' test "$(grep -c '"answer":"cloth 1"' o.jsonl)" = 0
holds 'undo and redo are lines' test "$(grep -c '"undo"' o.jsonl)-$(grep -c '"redo"' o.jsonl)" = 2-2
run 0 replay o.jsonl --verify
answer 3 undo 1
run 0 $trade --journal p.jsonl
run 0 replay p.jsonl
quiet 'Player 1: cloth 8'
says 'Player 1: cloth 1'

# numbers mean themselves
answer 4 2 3 1
run 0 play nim --seat 1=human --seed 1 --journal q.jsonl
says '^  1 to 3$'
warns '"4" is not offered'; one_sentence
holds 'the number that was typed' grep -q '"n":1,"seat":1,"answer":"2"' q.jsonl

# two people at one screen
answer 1 1
run 0 play trade --players 2 --seed 5 --seat 1=human --seat 2=human
says 'Player 2: Which cards'
says '^5 cards: stock > hand of player 1'
quiet 'cloth 10: stock'
answer 'odds p2.hand:count { value = 10 } > 0' 1 'odds p2.hand:count { value = 10 } > 0'
run 0 play trade --players 2 --seed 5 --seat 1=human --seat 2=human
says 'deals by what player 1 knows'
says 'deals by what player 2 knows'

# twelve kinds of what moves are named, the others counted, those that look alike each for itself
cat >many.lua <<'L'
local many = croupier.game "many" { players = 2 }
function many:setup()
  self.stock, self.open = self:zone { "stock", sees = "all" }, self:zone { "open", sees = "all" }
  for n = 15, 1, -1 do self.stock:create { "card {n}", n = n, copies = (n == 3 or n == 14) and 3 or 1 } end
end
function many:play() self.stock:deal(19, self.open) end
return many
L
run 0 play many --bots random
says '^card 1, card 2, card 3 x3, card 4, card 5, card 6, card 7, card 8, card 9, card 10, card 11, card 12'
says ' and 5 more: stock > open$'

# journals are never overwritten
run 2 play nim --journal q.jsonl
warns 'q.jsonl exists already'; one_sentence
run 1 play nim --journal no/such/folder/x.jsonl
warns 'cannot be created: No such file'; one_sentence
unset XDG_STATE_HOME
HOME='' run 0 play nim
warns 'no place for the journal, because HOME is not set; the game is played without a journal'; one_sentence
HOME=$dir/home run 0 play nim --seed 1
holds 'else below HOME' test -f home/.local/state/croupier/journals/nim-1-1.jsonl

# a question may offer very many numbers
cat >big.lua <<'L'
local big = croupier.game "big" { players = 1 }
function big:play() self.players[1]:score(self.players[1]:number("n", 1, 300000)) end
return big
L
echo 299999 >in
run 0 play big.lua --seat 1=human --seed 1
says '299999 in all'

# what does not go together says why, and so does what no legal choice contains
cat >trio.lua <<'END'
local g = croupier.game "trio" { players = 2 }
function g:setup()
  for _, p in ipairs(self.players) do p.hand = p:zone "hand" end
  for _, k in ipairs { "red", "blue" } do for n = 1, 3 do self.players[1].hand:create { "{k} {n}", k = k, n = n } end end
end
function g:play() self.players[1]:select { "sell", from = self.players[1].hand, count = 2, alike = "k" } end
return g
END
printf '%s\n' 'red 1, blue 2' 'red 1 +' 'why not blue 2' 'red 2' >in
run 0 play ./trio.lua --seat 1=human --ask-all --journal trio.jsonl --lang en
warns 'you cannot choose these together; blue 2: there are not enough that are alike$'
says '^  blue 2: there are not enough that are alike$'
says '^sell \(choose 1 more\)$'

# what number may be bid, and why: the question says what must be beaten
echo 'why not 1' >in
run 0 play five_towers --players 2 --seed 2 --bots random --seat 2=human --journal none --lang en
says '^Type a number from 4 to 5\.$'
holds 'the question is told again' test "$(grep -c 'Say more than 3, or pass' out)" = 2

# commands of the shell, with a game and without
printf '%s\n' list sim szabályok 'start byzanz' list 'sim byzanz' >in
"$CROUPIER" <in >out 2>err
holds 'the prompt has another name for it' test "$(grep -c 'type `games` at the prompt$' err)" = 2
holds 'or it is for the shell alone' test "$(grep -c 'leave the prompt and type `croupier sim`$' err)" = 2
holds 'the page of rules may be called its plural' sh -c '! grep -q szabály err'
finish
