#!/bin/sh
# A game for another program: JSON Lines on stdin and stdout.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

said() { printf '%s\n' "$@" >in; } # LINE...: what the client says
kuhn='serve kuhn --stdio --seat 1=human --bots random --seed 3'

said '{"type":"quit"}'
run 0 $kuhn --journal a.jsonl
holds 'hello comes first' sh -c 'head -n 1 out | grep -q "^{\"type\":\"hello\",\"protocol\":1,.*\"game\":\"kuhn\".*\"players\":2,\"seats\":\[1\]}$"'
says '"type":"ask","id":1,"seat":1,"kind":"one","picked":0,"least":1,"most":1,"prompt":"act","text":"Pass or bet\?","values":\{\},"count":2,"options":\[\{"id":0,"label":"pass","text":"pass"\},'
says '"view":\{"seat":1,.*"hand\(1\)":\{"count":1,"pieces":\["card 1"\]\},"hand\(2\)":\{"count":1,"pieces":null\}'
quiet '"seed":"3"'
quiet '"piece":"card [23]","from"'
holds 'a game that was left can be gone on with' grep -q '"seed":"3"' a.jsonl

# a whole game; answers by number and by label, also of an undone question under its new number
said '{"type":"answer","id":1,"option":"pass"}' '{"type":"answer","id":2,"option":"bet"}'
run 0 $kuhn --journal b.jsonl
holds 'the end is the last line' sh -c 'tail -n 1 out | grep -q "^{\"type\":\"end\",\"scores\":\[-2,2\],\"ranks\":\[2,1\]}$"'
said '{"type":"answer","id":1,"option":1}' '{"type":"undo"}' '{"type":"answer","id":2,"option":0}' '{"type":"answer","id":3,"option":0}'
run 0 $kuhn --journal c.jsonl
holds 'undo is written down' grep -q '"undo"' c.jsonl
says '"type":"undone","answers":2'
run 0 replay --verify c.jsonl

# a view on its own is that of the question, and a seat's
said '{"type":"view","seat":1}'
run 0 $kuhn --journal view.jsonl
says '^\{"type":"view","seat":1,"view":\{"seat":1,.*"deck":\{"count":1,"pieces":null\}.*"hand\(1\)":\{"count":1,"pieces":\["card 1"\]\},"hand\(2\)":\{"count":1,"pieces":null\}'
holds 'it is the same' test "$(sed -n 's/.*"ask".*"view":\({.*}\)}$/\1/p' out)" = "$(sed -n 's/^{"type":"view","seat":1,"view":\({.*}\)}$/\1/p' out)"

# what cannot be
for line in '["answer"]' '{}' '{"type":"dance"}' '{"type":"answer"}' '{"type":"answer","id":7,"option":0}' 'x' '' \
            '{"type":"answer","id":1,"option":2}' '{"type":"answer","id":1,"option":-1}' '{"type":"undo"}' \
            '{"type":"answer","id":1,"option":"fold"}' '{"type":"answer","id":1}' '{"type":"view","seat":2}' \
            '{"type":"view"}' '{"type":"answer","id":1e99,"option":0}' "$(printf '{"type":"\303"}')" \
            "{\"type\":\"$(head -c 70000 /dev/zero | tr '\0' a)\"}"; do
  said "$line" '{"type":"view","seat":1}'
  run 0 $kuhn --journal d.jsonl
  holds "an error, and the game goes on: $(printf %.40s "$line")" \
    sh -c 'grep -Ec "^\{\"type\":\"error\",(\"id\":1,)?\"message\":\"..*\"\}$" out | grep -qx 1 && tail -n 1 out | grep -q "\"type\":\"view\""'
  rm -f d.jsonl
done
head -c 300000 /dev/urandom >in
run 0 $kuhn --journal d.jsonl
holds 'noise is answered by errors' sh -c 'grep -q "\"type\":\"error\"" out'

# a bot at fault stops the game: the client hears of it
said '{"type":"answer","id":1,"option":0}'
run 1 serve kuhn --stdio --seed 1 --seat '2=exec:exit 3' --fault stop
warns 'ended with status 3'
holds 'it is the last that is heard' sh -c 'tail -n 1 out | grep -q "\"type\":\"error\",\"message\":\"the game stops because a bot failed"'

# several seats: each is told what it may know; both are asked at once
said '{"type":"answer","id":2,"option":0}' '{"type":"view","seat":2}' '{"type":"answer","id":1,"option":0}' '{"type":"quit"}'
run 0 serve goofspiel --stdio --seed 1 --journal e.jsonl
says '"type":"ask","id":2,"seat":2'
says '"type":"ask","id":3,"seat":1'
says '"type":"event","seat":1,"event":\{"event":"answer","player":2,"prompt":"[a-z]*","choice":null,"said":null,'
said '{"type":"quit"}'
run 0 serve byzanz --stdio --players 3 --seed 2 --seat 2=human --bots random --lang hu --journal f.jsonl
says '"title":"Byzanz"'
says '"text":"A legmagasabb licit [1-9][^.]*\. Mely árukat rakod [^"]*","values":\{"beat":[1-9],"enough":1,"laid":0\}'
run 2 serve kuhn; warns 'serve wants --stdio'; one_sentence
run 2 serve nosuch --stdio; warns 'there is no game'

# an option says what it is about; of words there is nothing to say
echo '{"type":"quit"}' >in
run 0 serve trade --players 3 --seed 5 --seat 1=human --stdio
says '"label":"cloth [0-9]+","text":"cloth [0-9]+","about":\{"piece":[0-9]+,"zone":"hand\(1\)"\}'
run 0 serve nim --players 2 --seed 5 --seat 1=human --stdio
says '"label":"3","text":"3","about":\{"number":3\}'
quiet '"label":"pass","text":"[^"]*","about"'
finish
