#!/bin/sh
# Journals: resumed, replayed, checked, cut short, damaged, and played by other rules.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .
trade='play trade --players 3 --seed 5 --seat 1=human'

# whole: in one go; parts: the same answers, in three programs
printf '3\n1 2\npass\n' >in
run 0 $trade --journal whole.jsonl
mv out told
run 0 replay whole.jsonl --verify
says '^ok: '
echo 3 >in
run 0 $trade --journal parts.jsonl
echo '1 2' >in
run 0 resume parts.jsonl
echo pass >in
run 0 resume parts.jsonl
says 'game is over'
holds 'a game in parts is the same game' cmp -s whole.jsonl parts.jsonl
rm in
run 0 resume parts.jsonl
says 'This game is over'
holds 'a resumed game that is over gets no line' cmp -s whole.jsonl parts.jsonl
run 0 replay whole.jsonl
holds 'the replay ends as the game did' test "$(tail -n 3 out)" = "$(head -n -2 told | tail -n 3)"
run 0 replay whole.jsonl --lang hu
says 'játékos'
run 0 replay whole.jsonl --seat 2
says '^5 cards: stock > hand of player 1'
quiet 'cloth 10: stock > hand of player 1'
run 0 replay whole.jsonl --to 0
quiet 'Player 1:'
run 0 replay whole.jsonl --events
holds 'events are JSON Lines' sh -c '! grep -vq "^{\"event\":\".*}$" out'
says '"event":"end"'
says '"piece":"cloth 10","from":"stock","to":"hand\(1\)"'
run 0 replay whole.jsonl --events --seat 2
quiet '"piece":"cloth 10","from":"stock","to":"hand\(1\)"'
run 2 replay whole.jsonl --seat 4
warns 'there are 3 seats'; one_sentence

# kill -9 in the middle of a game
what='kill -9'
mkfifo pipe
"$CROUPIER" $trade --journal killed.jsonl <pipe >/dev/null 2>&1 &
game=$!
exec 3>pipe
echo 3 >&3
six_lines() { [ "$(cat killed.jsonl 2>/dev/null | wc -l)" -ge 6 ]; }
await six_lines
run 2 resume killed.jsonl
warns 'is playing the game'; one_sentence
kill -9 $game
wait $game 2>/dev/null
exec 3>&-
run 0 replay killed.jsonl --verify
printf '1 2\npass\n' >in
run 0 resume killed.jsonl
holds 'the killed game ends as the whole one' cmp -s whole.jsonl killed.jsonl
rm in

# a line that was is incomplete and is left out
for cut in 2 5 30; do
  head -c -$cut whole.jsonl >half.jsonl
  run 0 replay half.jsonl --verify
  warns 'is incomplete and is left out'; one_sentence
  run 0 resume half.jsonl
  holds "resumed after a cut of $cut bytes" cmp -s whole.jsonl half.jsonl
done
head -n 6 whole.jsonl | head -c -1 >half.jsonl
printf '1 2\npass\n' >in
run 0 resume half.jsonl
holds 'a line that lacks only its end is whole' cmp -s whole.jsonl half.jsonl
rm in
head -c 200 whole.jsonl >half.jsonl
run 4 resume half.jsonl
warns 'half.jsonl is not a journal.*line 1'; one_sentence

# damage NAME LINE SED: what stands before it is told, the status is 4 and the line is named
damage() {
  sed "$3" whole.jsonl >"$1.jsonl"
  cp "$1.jsonl" before
  run 4 replay "$1.jsonl" --verify
  warns "$1.jsonl is damaged: line $2 "; one_sentence
  run 4 replay "$1.jsonl"
  warns "line $2 "; one_sentence
  says 'stock > hand'
  quiet 'game is over'
  run 4 resume "$1.jsonl"
  warns "line $2 .*$1.jsonl.rescued"; one_sentence
  holds "$1: the damaged file is left alone" cmp -s before "$1.jsonl"
  run 0 replay "$1.jsonl.rescued" --verify
  holds "$1: what is sound is in the new file" test "$(head -n $(($2 - 1)) "$1.jsonl.rescued" | cmp - whole.jsonl 2>&1 | grep -c differ)" = 0
}
damage garbled 4 '4s/.*/{"n":3,"se/'
damage nonsense 4 '4s/.*/[]/'
damage binary 5 '5s/.*/\x00\x01\x1b[2J/'
damage hash 3 '3s/"hash":"./"hash":"/'
damage otherhash 3 '3s/"hash":"....../"hash":"000000/'
damage answer 2 '2s/cloth 8/cloth 1/'
damage unoffered 2 '2s/cloth 8/cloth 3/'
damage seat 4 '4s/"seat":2/"seat":3/'
damage missing 4 4d
damage twice 4 3p
damage swapped 4 '4{h;d};5{G}'
damage gap 4 '4s/$/\n/;4s/.*\n//'
damage empty_line 4 '4i\

'
damage undo 4 '4s/.*/{"undo":900,"hash":"0000000000000000"}/'
damage redo 4 '4s/.*/{"redo":1,"hash":"0000000000000000"}/'
damage negative 4 '4s/.*/{"undo":-1,"hash":"0000000000000000"}/'

# header LINE: what is wrong with the first line
header() {
  sed "1s/$1/$2/" whole.jsonl >header.jsonl
  run 4 replay header.jsonl
  warns 'header.jsonl is (damaged|not a journal).*line 1'; one_sentence
  run 4 resume header.jsonl
  warns 'line 1'; one_sentence
}
header '"croupier_journal":2' '"croupier_journal":3'
header '"rng":1' '"rng":7'
header '"seed":"5"' '"seed":"6"'
header '"seed":"5"' '"seed":"5x"'
header '"seed":"5"' '"seed":5'
header '"players":3' '"players":2'
header '"players":3' '"players":99'
header '"seats":\[[^]]*\]' '"seats":[1,2,3]'
header 'too good' 'too bad'
header '"game":"trade"' '"gamme":"trade"'
header '"hash":"' '"hash":"z'
header '^{' '[{'
for text in '' 'no journal' '[]' '{}' '1' 'null'; do
  printf '%s' "$text" >odd.jsonl
  run 4 replay odd.jsonl
  warns 'odd.jsonl is not a journal'; one_sentence
done
head -c 100000 /dev/zero >zeros.jsonl
run 4 resume zeros.jsonl
one_sentence
run 4 replay .
warns 'cannot be read'; one_sentence
printf '[%.0s' $(seq 100000) >deep.jsonl
run 4 replay deep.jsonl
one_sentence
# a stranger can reckon every hash; in format 1 there is none to be reckoned
sed '1s/"seats":\["human"/"seats":["exec:touch oops"/' "$root/tests/cli/journals/v1.jsonl" | head -n 3 >stranger.jsonl
run 0 resume stranger.jsonl
warns 'seat 1 was played by the program "touch oops"; a random player replaces it'
holds 'a journal runs no commands' test ! -e oops

# the game that was left last, also within a second
for at in '5 .250000000 6 .500000000' '6 .250000000 5 .500000000'; do
  # shellcheck disable=SC2086
  set -- $at
  rm -rf state
  : >in
  run 0 play trade --players 3 --seed 5 --seat 1=human
  run 0 play trade --players 3 --seed 6 --seat 1=human
  touch -d "2020-02-02 10:00:00$2" "state/croupier/journals/trade-$1-1.jsonl"
  touch -d "2020-02-02 10:00:00$4" "state/croupier/journals/trade-$3-1.jsonl"
  run 0 resume
  says "game is saved: croupier resume trade-$3-1.jsonl"
done

# a game goes on in its own language, unless --lang says otherwise
echo hibás >in
LC_ALL=C.UTF-8 run 0 play trade.lua --seat 1=human --bots random --seed 3 --lang hu --journal hungarian.jsonl
holds 'the language is in the journal' grep -q '"lang":"hu"' hungarian.jsonl
LC_ALL=C.UTF-8 run 0 resume hungarian.jsonl
says '^A játék megmaradt: croupier resume hungarian.jsonl$'
warns '"hibás" nem választható'
LC_ALL=hu_HU.UTF-8 run 0 resume hungarian.jsonl --lang en
says '^The game is saved: croupier resume hungarian.jsonl$'

# other rules
head -n 6 whole.jsonl >begun.jsonl
sed 's/card.value > 8/card.value > 6/' "$games/trade.lua" >strict.lua
cp trade.texts.lua strict.texts.lua
run 1 replay whole.jsonl --rules strict.lua
warns 'these rules differ: line 1 begins with .* another first question'; one_sentence
sed 's/score(card.value)/score(2 * card.value)/' "$games/trade.lua" >trade.lua
run 1 replay whole.jsonl --rules current
warns 'these rules differ: line 3 \(answer 2, seat 1: done\) leads to another position'; one_sentence
says 'stock > hand'
says 'Player 1: cloth 8'
quiet 'Player 2'
run 0 replay whole.jsonl --verify
echo 'pass' >in
run 0 resume begun.jsonl
warns 'the rules in trade.lua have changed; this game continues with its old rules'; one_sentence
cp "$games/trade.lua" .
run 0 replay whole.jsonl --rules current
sed 's/title = "Trade"/title = "Barter"/' "$games/trade.texts.lua" >trade.texts.lua
run 0 replay whole.jsonl --rules current
says '^Barter: 3 players'
run 0 replay whole.jsonl
says '^Trade: 3 players'
run 2 replay whole.jsonl --rules nothing

# branches are files beside the journal, and none is hidden
rm -rf state
for name in .hidden ../up 'a/b' 'a+b'; do
  printf '%s\n' 'start nim 2 seed=1' "fork $name" >in
  run 0
  warns 'the name of a branch is one word'
done
holds 'there is no other file' test "$(find state -name '*nim*' | wc -l)" = 4 -a "$(find state -name '*nim-1-[1-4].jsonl' | wc -l)" = 4
finish
