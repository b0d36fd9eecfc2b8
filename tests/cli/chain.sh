#!/bin/sh
# The chain of a journal: its header is the first link, every member counts; and journals of format 1.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .
printf '1\n1 2\npass\n' >in
run 0 play trade --players 3 --seed 5 --seat 1=human --set rounds=3 --journal whole.jsonl
rm in
run 0 replay whole.jsonl --verify
says '^ok: '
holds 'a sound journal is spoken of by nobody' test ! -s err
head -n 5 whole.jsonl >begun.jsonl

# changed LINE SED: a member is another, too many, too few, twice there or of another type
changed() {
  sed "$1s/$2/" whole.jsonl >changed.jsonl
  holds "$2 changes something" sh -c '! cmp -s whole.jsonl changed.jsonl'
  run 4 replay changed.jsonl --verify
  warns "changed.jsonl is (damaged|not a journal that can be played): line $1 "; one_sentence
  quiet '^ok'
  run 4 resume changed.jsonl
  warns "line $1 "
  rm -f changed.jsonl.rescued
}
changed 1 '"knobs":{"rounds":"3"}/"knobs":{"rounds":"2"}'
changed 1 '"knobs":{/&"proud":"off",'
changed 1 '"knobs":{"rounds":"3"}/"knobs":{}'
changed 1 '"knobs":{"rounds":"3"}/"knobs":["rounds=3"]'
changed 1 '"knobs":{"rounds":"3"}/"knobs":{"rounds":3}'
changed 1 '"knobs":{"rounds":"3"}/"knobs":{"rounds":"3","rounds":"3"}'
changed 1 '"seats":\["human"/"seats":["greedy"'
changed 1 '"seats":\["human",/&"human",'
changed 1 '"version":"/&9'
changed 1 '"version":"[^"]*",/'
changed 1 '"players":3/"players":3.0'
changed 1 '"players":3,/&"players":3,'
changed 1 '"seed":"5"/"seed":"05"'
changed 1 '"name":"trade.lua"/"name":"other.lua"'
changed 1 '"houses":\[\]/"houses":null'
changed 1 '"houses":\[\]/"houses":{}'
changed 1 '"texts":{/&"more":1,'
changed 1 '"texts":{"name":"[^"]*",/"texts":{'
changed 1 '"script":{/"script":null,"was":{'
changed 1 '"deal":"[^"]*",/'
changed 1 '^{/{"comment":"by nobody",'
changed 3 '^{/{"comment":"by nobody",'
changed 3 '}$/,"edit":"p1:score(9)"}'
changed 3 '"seat":1/"seat":1,"seat":1'
changed 3 '"seat":1/"seat":1.0'
changed 3 '"n":2/"n":"2"'
changed 3 '"n":2,/'
changed 3 '"answer":"done"/&,"option":0'
changed 3 '"answer":"done"/&,"option":"x"'
changed 3 '"answer":"done"/&,"player":"random"'
changed 3 '}$/,"texts":null}'

# what is said alike in other words is the same journal
sed 's/^{\(.*\),\("hash":"[^"]*"\)}$/{ \2,\1 }/' whole.jsonl >alike.jsonl
holds 'the members stand otherwise' sh -c '! cmp -s whole.jsonl alike.jsonl'
run 0 replay alike.jsonl --verify

# a line that has no place there breaks the chain, wherever it comes from
run 0 play trade --players 3 --seed 5 --bots random --set rounds=3 --journal other.jsonl
{ head -n 1 other.jsonl; tail -n +2 whole.jsonl; } >mixed.jsonl
run 4 replay mixed.jsonl --verify
warns 'line 2 '

# format 1 is played, continued as it was begun, and said to be unprotected: once, in either language
old=$root/tests/cli/journals/v1.jsonl
unprotected='has format 1.*no hash covers its first line'
run 0 replay "$old" --verify
says '^ok: 17 lines$'
warns "v1.jsonl $unprotected"; one_sentence
run 0 replay "$old" --lang hu
warns 'v1.jsonl az 1-es formátumú.*az első sorát semmi sem védi'; one_sentence
run 0 replay "$old"
says '^1. player 2: 10 points$'
warns "$unprotected"; one_sentence
head -n 16 "$old" >begun1.jsonl
printf '1\n1\n' >in
run 0 resume begun1.jsonl
warns "begun1.jsonl $unprotected"
holds 'it is said once' test "$(grep -c 'format 1' err)" = 1
holds 'it stays format 1' sh -c 'head -n 1 begun1.jsonl | grep -q "\"croupier_journal\":1,"'
run 0 replay begun1.jsonl --verify
says '^ok: (1[6-9]|2[0-9]) lines$'
head -n 16 "$old" >begun1.jsonl
printf 'open begun1.jsonl\nscore\nlog 3\ndiff main\n' >in
run 0
holds 'the prompt says it' grep -q "$unprotected" err
holds 'the prompt says it once' test "$(grep -c 'format 1' err)" = 1
rm in
# refused JOURNAL SED WARNING: the journal, changed so, is not played
refused() {
  sed "$2" "$1" >changed.jsonl
  run 4 replay changed.jsonl --verify
  warns "$3"
}
refused "$old" '5s/^{/{"comment":1,/' 'line 5 has a member "comment"'
refused "$old" '1s/^{/{"comment":1,/' 'line 1 has a member "comment"'
refused whole.jsonl '1s/"croupier_journal":2/"croupier_journal":1/' 'line 1 has a member "deal"'
refused "$old" '1s/"croupier_journal":1/"croupier_journal":2/' 'line 1 lacks deal'
refused "$old" '1s/"croupier_journal":1/"croupier_journal":3/' 'line 1 was written by another version of croupier'
finish
