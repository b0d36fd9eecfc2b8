#!/bin/sh
# Bots that are programs of their own: good ones, and all kinds of bad ones.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"
bots=$root/examples/bots
${CC:-cc} -o hearts_bot "$bots/hearts.c" || exit 1

wins() { awk '$1 == 1 { gsub(",", ".", $4); print ($4 > '"$1"') }' out | grep -qx 1; }
run 0 sim hearts --games 300 --seed 1 --seat 1=exec:./hearts_bot
holds 'the bot in C is better than random players' wins 33
if command -v python3 >/dev/null; then
  run 0 sim goofspiel --games 100 --seed 1 --seat "1=exec:$bots/goofspiel.py" --jobs 2
  holds 'the bot in Python is better than a random player' wins 80
  run 0 sim goofspiel --games 4 --seed 1 --seat "2=exec:$bots/goofspiel.py" --format json
  says '"bots": "mixed"'
  says '"bot": "exec:.*goofspiel.py"'
else
  echo 'left out: there is no python3'
fi
run 0 play hearts --seed 1 --bots exec:./hearts_bot --journal hearts.jsonl
holds 'the journal names the program' grep -q '"seats":\["exec:./hearts_bot","exec:./hearts_bot"' hearts.jsonl
run 0 replay --verify hearts.jsonl

# what it is told is what its seat may know
run 0 play byzanz --players 3 --seed 4 --seat '2=exec:tee told >answers' --seat 1=random --fault random --patience 3 --journal told.jsonl
warns 'the bot "tee told >answers" in seat 2 did not answer within 3 s \(--patience\); a random player replaces it'
holds 'hello, events and a question' sh -c 'head -n 1 told | grep -q "\"type\":\"hello\".*\"seats\":\[2\]" && tail -n 1 told | grep -q "\"type\":\"ask\",\"id\":1,\"seat\":2"'
holds 'of its own hand' grep -Eq '"piece":"[a-z]+ [1-4]","from":"stock","to":"hand\(2\)"' told
holds 'not of others' sh -c '! grep -Eq "\"piece\":\"[a-z]+[ 1-4]*\",\"from\":\"stock\",\"to\":\"hand\((1|3)\)" told'
holds 'not of the seed' sh -c '! grep -q "\"seed\":\"4\"" told'

# bad ones: a random player goes on, and the game is what it would have been with him; or it stops
run 0 play kuhn --seed 5 --bots random --journal plain.jsonl
answers() { sed 1d "$1" | sed 's/,"hash.*//'; }
answers plain.jsonl >plain
echo exit >plain.sh; chmod -x plain.sh
bad() { # COMMAND FAULT [PATIENCE]: that of the bot's player, in seconds
  run 0 play kuhn --seed 5 --seat 1=random --seat "2=exec:$1" --patience "${3:-100}" --journal bad.jsonl
  warns "in seat 2 $2.*; a random player replaces it"; one_sentence
  holds "the game goes on after: $1" sh -c 'sed 1d bad.jsonl | sed "s/,\"hash.*//" | cmp -s - plain'
  rm -f bad.jsonl
  run 1 play kuhn --seed 5 --seat 1=random --seat "2=exec:$1" --patience "${3:-100}" --fault stop --journal bad.jsonl
  warns "in seat 2 $2"; one_sentence
  run 0 resume bad.jsonl
  rm -f bad.jsonl
}
bad 'exit 3' 'ended with status 3'
bad 'kill -TERM $$' 'was ended by signal 15 \(Terminated\)'
bad 'exec <&- >&-; sleep 97.53' 'closed its output'
bad './nothing 2>/dev/null' 'ended: the shell did not find a command \(status 127\)'
bad './plain.sh 2>/dev/null' 'ended: the shell cannot run a file \(status 126\)'
bad 'read line' 'ended with status 0'
bad 'exec sleep 97.53' 'did not answer within 1 s' 1
bad 'sleep 97.53 & sleep 97.53' 'did not answer within 1 s' 1
bad 'exec yes' 'answers nonsense: this is not a line of JSON'
bad 'cat /dev/zero' 'writes a line without an end'
bad 'while :; do printf aaaaaaaaaaaaaaaa; done' '(writes a line without an end|did not answer within 1 s)' 1
bad "yes '{\"type\":\"view\",\"seat\":2}'" 'writes line after line but no answer'
bad "yes '{\"type\":\"view\",\"seat\":1}'" 'answers nonsense: "seat" must be a seat of yours'
bad "yes '{\"type\":\"answer\",\"id\":1,\"option\":99}'" 'answers nonsense: there is no option with this id'
bad "yes '{\"type\":\"undo\"}'" 'answers nonsense: a bot may only answer'
bad "yes '{\"type\":\"free\",\"seat\":2,\"action\":\"pass\"}'" 'answers nonsense: "pass" is not a free action that this seat may take now'
cp "$games/nim.lua" .
# what a person takes back a program is told, and is asked anew
cat >listens.sh <<'L'
tee -a listened | exec sed -un 's/.*"ask","id":\([0-9]*\),.*/{"type":"answer","id":\1,"option":0}/p'
L
printf '%s\n' 2 undo 1 quit >in
run 0 play nim --seed 5 --seat 1=human --seat '2=exec:sh listens.sh'
holds 'undone, and asked once more' test "$(grep -o -e '"type":"ask"' -e '"type":"undone","answers":[0-9]*' listened | tr '\n' ' ')" = '"type":"ask" "type":"undone","answers":2 "type":"ask" '
: >in

# in several threads as many games go wrong as in one
cat >seven.sh <<'L'
exec sed -un '/"ask"/{/"heap":{"count":7,/q; s/.*"ask","id":\([0-9]*\),.*/{"type":"answer","id":\1,"option":0}/p}'
L
for jobs in 1 3; do
  run 1 sim nim --players 2 --seed 14 --games 4 --jobs $jobs --seat '2=exec:sh seven.sh' --format json
  grep -o '"bot_faults": [0-9]*' out >faults.$jobs
  says '"bot_faults": [1-9]'
done
holds 'as many faults' cmp -s faults.1 faults.3

# two lines of nonsense to one question are forgiven, three are not: wrong.sh N says so many before each answer
cat >wrong.sh <<'L'
wrong=0
while read -r line; do
  id=$(echo "$line" | sed -n 's/^{"type":"\(ask\|error\)","id":\([0-9]*\),.*/\2/p')
  case $line in *'"type":"ask"'*) wrong=0 ;; *'"type":"error"'*) ;; *) continue ;; esac
  wrong=$((wrong + 1))
  if [ $wrong -le "$1" ]; then echo no; else echo "{\"type\":\"answer\",\"id\":${id:-$last},\"option\":0}"; fi
  last=${id:-$last}
done
L
run 0 play nim --seed 5 --seat 1=random --seat '2=exec:sh wrong.sh 2'
quiet 'nonsense'
holds 'nothing is said of it' test ! -s err
run 0 play nim --seed 5 --seat 1=random --seat '2=exec:sh wrong.sh 3'
warns 'in seat 2 answers nonsense: this is not a line of JSON'; one_sentence
bad 'read line; echo no; cat >/dev/null' 'did not answer within 3 s \(--patience\); its last line was not usable: this is not a line of JSON' 3
bad 'echo "{\"type\":\"quit\"}"; cat >/dev/null' 'left the game'
holds 'none of them is left' none_of_ours '.*sleep 97[.]53.*'

# in a simulation: which game it was is said, and one that never plays is given up
run 1 sim kuhn --games 30 --seed 1 --jobs 1 --seat '1=exec:exit 0'
warns 'in seat 1 in the game of seed 3 ended with status 0'
warns 'has failed in 5 games one after the other, so no more are played'
warns 'broken off: 5 of 30 games were played'
says 'Kuhn poker, 2 players, 5 games'
says '^   1  exec:exit 0 '
run 1 sim kuhn --games 30 --seed 1 --seat '1=exec:exit 0' --fault stop
warns 'broken off: 0 of 30 games were played'
cat >weary <<'S'
for i in 1 2 3; do
  while read -r line; do
    case $line in
    *'"type":"ask"'*)
      id=${line#*'"id":'}
      echo "{\"type\":\"answer\",\"id\":${id%%,*},\"option\":0}" ;;
    *'"type":"end"'*) break ;;
    esac
  done
done
echo no; echo no; echo no; cat >/dev/null
S
run 1 sim kuhn --games 16 --seed 1 --jobs 1 --seat '1=exec:sh weary'
warns '4 times a bot.s program failed'
says "bots' programs +4 times one failed, and a random player went on for it"
says '^   1  exec:sh weary '
run 1 sim kuhn --games 16 --seed 1 --jobs 1 --seat '1=exec:sh weary' --format json
says '"bot_faults": 4'

# one that plays but one game is started for each
sed 's/for i in 1 2 3/for i in 1/; /^echo no/d' weary >single
run 0 sim kuhn --games 16 --seed 1 --seat '1=exec:sh single' --jobs 2
echo 'echo begun >>begun; . ./single' >counted
run 0 sim kuhn --games 6 --seed 1 --seat '1=exec:sh counted'
holds 'six times' test "$(wc -l <begun)" = 6

# it is told the end, and has time for it
echo 'while read -r line; do last=$line; done; sleep 0.2; echo "$last" >last' >reads
run 0 play kuhn --seed 5 --seat 1=random --seat '2=exec:sh reads' --patience 1 --lang en
holds 'but not if it was at fault' test ! -e last
echo 'while read -r line; do last=$line; case $line in *\"ask\",\"id\":*) id=${line#*\"id\":}; echo "{\"type\":\"answer\",\"id\":${id%%,*},\"option\":0}" ;; esac; done; sleep 0.2; echo "$last" >last' >reads
run 0 play kuhn --seed 5 --seat 1=random --seat '2=exec:sh reads'
holds 'in play' grep -q '^{"type":"end","scores"' last
rm -f last
printf '{"type":"answer","id":%d,"option":1}\n' 1 2 >in
run 0 serve kuhn --stdio --seed 5 --seat '2=exec:sh reads'
holds 'and where another program plays' grep -q '^{"type":"end","scores"' last
rm -f in

# also if it was told more than it has read
cat >notes.lua <<'L'
local game = croupier.game "notes" { players = 2 }
function game:play()
  for i = 1, 2000 do self:note("note {n}", { n = i }) end
  self.players[1]:score(self.players[1]:number("guess", 1, 3))
end
return game
L
run 0 sim notes --games 1 --seat '2=exec:sleep 0.3; tail -n 1 >late'
holds 'late, but whole' grep -q '^{"type":"end","scores"' late

# it is told what happens when it happens, and not when it is asked
"$CROUPIER" play kuhn --seed 5 --seat '1=exec:exec sleep 97.57' --seat '2=exec:cat >early' --patience 20 >/dev/null 2>&1 &
await grep -qs '"move"' early
holds 'while another is awaited' grep -q '"seat":2,"event":{"event":"move"' early
kill $!

# killed in the midst of a game, the program leaves none behind
for signal in HUP TERM KILL; do
  "$CROUPIER" play kuhn --seed 5 --seat 1=random --seat '2=exec:sleep 97.55 & sleep 97.55' >/dev/null 2>&1 &
  await ours 'sleep 97[.]55'
  kill -$signal $!
  await none_of_ours '.*sleep 97[.]55.*'
  holds "none is left after SIG$signal" none_of_ours '.*sleep 97[.]55.*'
done

# the program's own: the same game twice, and better than random players
run 0 sim five_towers --players 2 --games 6 --seed 1 --jobs 1 --seat 1=greedy --bots random --format json
says '"bot": "greedy"'
run 0 sim five_towers --players 2 --games 12 --seed 1 --seat 2=search:20 --format json
holds 'a search wins at least ten of twelve' sh -c \
  'tr -d "\n " <out | grep -Eq "\"seat\":2,\"bot\":\"search:20\",\"wins\":1[0-2]"'
run 0 sim goofspiel --games 3 --seed 2 --bots search:30 --journals one --jobs 1
run 0 sim goofspiel --games 3 --seed 2 --bots search:30 --journals two --jobs 2
holds 'a search is reproducible' cmp one/goofspiel-3.jsonl two/goofspiel-3.jsonl
run 0 play kuhn --seed 5 --seat 1=search:10ms --seat 2=greedy --journal own.jsonl
run 0 resume own.jsonl
rm -rf one two own.jsonl

# wrong usage
run 2 play kuhn --seat 1=search:; warns '"search:" is not a search; .*N from 1 to'; one_sentence
run 2 play kuhn --bots search:0; warns '"search:0" is not a search; .*N from 1 to'; one_sentence
run 2 play kuhn --seat 1=exec:; warns 'exec: needs a command'; one_sentence
run 2 play kuhn --bots exec:; warns 'exec: needs a command'; one_sentence
run 2 play kuhn --bots gredy; warns 'cannot play: did you mean greedy'; one_sentence
run 2 play kuhn --seat 2=dog --lang hu; warns 'nem tud játszani'; one_sentence
run 2 play kuhn --fault cry; warns 'random or stop'; one_sentence
run 2 play kuhn --fault cry --lang hu; warns 'random vagy stop'; one_sentence
run 2 play kuhn --patience 0; warns 'patience'; one_sentence
finish
