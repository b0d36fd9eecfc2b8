#!/bin/sh
# Free actions out of turn: several people at one screen, their journal, and who may not.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

# players 2 and 3 hold three cloths each, player 1 wine; nobody else can sell
cat >hands.lua <<'L'
local byzanz = ...
local deal_in = byzanz.deal_in
function byzanz:deal_in()
  deal_in(self)
  for _, player in ipairs(self.players) do player.hand:move_all(self.stock) end
  for _ = 1, 2 do self.stock:first({ kind = "wine" }):move(self.players[1].hand) end
  for seat = 2, 3 do
    for value = 1, 3 do self.stock:first({ kind = "cloth", value = value }):move(self.players[seat].hand) end
  end
end
L
answer() { printf '%s\n' "$@" >in; }
play="play byzanz --players 3 --seed 3 --house hands.lua --seat 1=human --seat 2=human --bots random --lang en"

answer '2: sell' '1 2 3' pass '1: sell' pass
run 0 $play --journal a.jsonl
says '^Player 1: Which goods'
says '^Player 2 sells: cloth 1, cloth 2, cloth 3$'
says '^Player 2: Which three'
says '^Player 2 keeps cloth 3$'
sed -n '/ keeps /h; /^Player 1: Which goods/{ x; /Player 2/p; }' out >again
holds 'the question comes again right after it' grep -q '^Player 2 keeps' again
warns 'player 1 cannot do that now'; one_sentence
holds 'a line of the journal' grep -q '"n":1,"seat":2,"free":"sell","hash"' a.jsonl
run 0 replay a.jsonl --verify
run 0 replay a.jsonl --events
says '^\{"event":"free","player":2,"action":"sell"\}$'
run 0 replay a.jsonl --lang hu
says '^2\. játékos eladja: posztó 1, posztó 2, posztó 3$'
run 0 replay a.jsonl --to 2
says '^Player 2 sells: cloth 1$'

# in Hungarian and abbreviated; taken back and again; who is asked, who is a bot, who is not there, what is not
answer '2: három' vissza '2: sell' vissza újra kilép
run 0 $play --lang hu --journal b.jsonl
holds 'undo and redo' test "$(grep -c '"undo"' b.jsonl) $(grep -c '"redo"' b.jsonl) $(grep -c '"free"' b.jsonl)" = '2 1 2'
run 0 replay b.jsonl --verify
for line in '1: sell' '3: sell' '9: sell' '2: dance' '2:'; do
  answer "$line"
  run 0 $play
  one_sentence
done
answer '2: sell' 1 '2: sell' '1: pass'
run 0 $play --journal c.jsonl
warns 'player 2 has a question'
warns 'player 1 cannot do that now'
holds 'nothing of it is written' test "$(grep -c '"free"' c.jsonl)" = 1
answer '?' 'sell'
run 0 $play
says 'out of turn.*`2: sell three of a kind`'
warns '"sell" is not offered'

# a game that was left in the midst of it
run 0 resume c.jsonl
says '^Player 2: Which three'
answer '1 2' pass
run 0 resume c.jsonl
says '^Player 2: The goods in your hand are not worth enough'
run 0 replay c.jsonl --verify

# the same by the rules as they are now
answer '2: sell' '1 2 3' reload quit
run 0 $play --journal e.jsonl
says 'answers repeated'
says '^Player 2 sells: cloth 1, cloth 2, cloth 3$'

# another program does it: a seat that is not asked, then the question under a new number; taken back like an answer
serve="serve byzanz --stdio --players 3 --seed 3 --house hands.lua --seat 1=human --seat 2=human"
sell='{"type":"free","seat":2,"action":"sell"}'
pick() { printf '{"type":"answer","id":%d,"option":"%s"}\n' "$@"; } # ID LABEL ...
answer "$sell" "$(pick 2 'cloth 1' 3 'cloth 2' 4 'cloth 3' 1 pass)" '{"type":"undo"}' "$sell" '{"type":"undo"}' '{"type":"undo"}'
run 0 $serve --journal f.jsonl
says '"id":1,"seat":1,.*"label":"pass".*\],"free":\[\{"seat":2,"action":"sell","text":"sell three of a kind"\}\],"view"'
says '"id":2,"seat":2,.*"free":\[\],"view"'
says '"type":"event","seat":1,"event":\{"event":"free","player":2,"action":"sell"\}'
says '"id":5,"seat":1,"kind":"select","picked":0,.*"prompt":"bid".*"free":\[\],"view"'
says '"type":"error","message":"no question with this id waits'
says '"sell\\" is not a free action that this seat may take now'
holds 'picks are taken back one by one' test "$(grep -c '"free"' f.jsonl) $(grep -c '"undo":1' f.jsonl)" = '1 3'
run 0 replay f.jsonl --verify
answer "$sell" '{"type":"undo"}' "$sell"
run 0 $serve --lang hu --journal g.jsonl
says '"undone","answers":1'
says '"text":"három azonos áru eladása"'
says '"id":4,"seat":2,'
for line in "$sell,{" '{"type":"free"}' '{"type":"free","seat":3,"action":"sell"}' '{"type":"free","seat":2}' \
            '{"type":"free","seat":2,"action":"dance"}' '{"type":"free","seat":1,"action":"sell"}' \
            '{"type":"free","seat":2,"action":7}' '{"type":"free","action":"sell"}'; do
  answer "$line"
  run 0 $serve --journal h.jsonl
  holds "an error, and nothing is written: $line" sh -c 'tail -n 1 out | grep -q "\"type\":\"error\"" && ! sed 1d h.jsonl | grep -q .'
  rm -f h.jsonl
done

# damaged
sed 's/"seat":2,"free":"sell"/"seat":1,"free":"sell"/' a.jsonl >d.jsonl
run 4 replay d.jsonl --verify
warns 'line 2 \(answer 1, seat 1: sell\) is a free action that cannot be taken there'
finish
