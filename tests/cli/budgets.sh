#!/bin/sh
# What a script, a journal or a spec may take of the machine: memory of the program, lines it prints, time in all.
. "$(dirname "$0")/lib"

# script NAME: a game for two whose play is the text on stdin; a and b are its players
script() {
  {
    echo "local game = croupier.game \"$1\" { players = 2 }"
    echo "function game:play() local a, b = self.players[1], self.players[2]"
    cat
    echo "end"
    echo "return game"
  } >"$1.lua"
}

# little STATUS argument...: run with 400 MB of addresses. An arena, its threads and libraries have them; 5 GB have not.
if { (ulimit -v 400000 && "$CROUPIER" list); } >/dev/null 2>&1; then
  little() { (ulimit -v 400000 && run "$@" && printf '%s %s\n' $passed $failed >counts); read -r passed failed <counts; }
else
  echo 'left out: bounds on memory, for with sanitizers nothing runs in little of it'
  little() { run "$@"; }
fi

# --- undo keeps positions within a budget -------------------------------------------------------

script hoard <<'L'
  self.hoard = {}
  for i = 1, 28 do self.hoard[i] = ("x"):rep(2^20 - 64 + i) end
  for _ = 1, 300 do a:agrees "go on" b:agrees "go on" end
L
little 0 sim hoard --games 1 --seed 1 --journals games
says ' 0 with errors'
little 0 replay games/hoard-1.jsonl --verify
says '^ok: 600 lines$'
little 0 replay games/hoard-1.jsonl --to 500
# a journal that goes back
{
  echo 'start hoard seed=1'
  echo 'seat 1 human'
  echo 'seat 2 human'
  for _ in $(seq 200); do echo yes; done
  echo 'undo 150'
  for _ in $(seq 100); do echo no; done
  echo 'undo 20'
  echo 'quit'
} >in
little 0
rm in
little 0 replay hoard-1-1 --verify
says '^ok: 3[0-9][0-9] lines$'

# --- what comes of an answer on which the script fails is told to nobody ------------------------

script void <<'L'
  for i = 1, 9 do
    a:agrees "go on"
    self:note("told " .. i)
    if i == 3 then self:note "void words" print "printed" error "it fails" end
  end
L
cat >bot.sh <<'B'
while read -r line; do
  echo "$line" >>heard
  id=${line#*\"id\":}
  case $line in *'"type":"ask"'*) echo "{\"type\":\"answer\",\"id\":${id%%,*},\"option\":0}" ;; esac
done
B
run 3 play void --bots random
says 'told 2'; says '^printed$'; quiet 'void words|told 3'; warns 'void.lua:6: it fails'
for id in 1 2 3; do echo "{\"type\":\"answer\",\"id\":$id,\"option\":0}"; done >in
run 3 serve void --stdio --seat 1=human --bots random
says 'told 2'; quiet 'void words|told 3'; says '"error".*it fails'
printf '%s\n' 'start void seed=1 bots=random' yes no yes yes quit >in
run 0
says 'told 2'; quiet 'void words|told 3'; warns 'it fails'
rm in
run 3 sim void --games 1 --seat '1=exec:sh ./bot.sh'
holds 'a bot hears what stands' grep -q 'told 2' heard
holds 'a bot hears nothing that is void' sh -c '! grep -Eq "void words|told 3" heard'
sed 's/error "it fails"//' void.lua >sound.lua
run 0 sim sound --games 1 --seed 1 --journals games
run 3 replay games/void-1.jsonl --rules void.lua --events
says 'told 2'; quiet 'void words|told 3'

# --- and no step tells more than a host can bear ------------------------------------------------

for what in 'self.players[1]:score(0)' 'self:note "it rains"' 'self:note(("x"):rep(900))' 'self.card:move(self.heap)'; do
  cat >flood.lua <<L
local game = croupier.game "flood" { players = 2 }
function game:setup()
  self.heap = self:zone "heap"
  self.heap:create { "card" }
  self.card = self.heap:top()
end
function game:play()
  self.players[1]:agrees "go on"
  while true do pcall(function() $what end) end
end
return game
L
  run 3 play flood --bots random
  warns 'flood.lua:9: stopped: (more than 16384 events|events with more than 1 MB of words) without a decision \(in play'
  one_sentence
  holds 'little is told' [ "$(wc -c <out)" -lt 1000 ]
done

# --- names, texts and options are as long as people can read ------------------------------------

# laid NAME: a game whose setup is the text on stdin
laid() {
  {
    echo "local game = croupier.game \"$1\" { players = 2 }"
    echo 'local long = ("name "):rep(60000)'
    echo "function game:setup()"
    cat
    echo "end"
    echo 'function game:play() end'
    echo "return game"
  } >"$1.lua"
}
# refuses NAME PATTERN: it is not laid, in little memory, with this sentence
refuses() {
  little 3 sim "$1" --games 1
  warns "^croupier: $2"; one_sentence
}
laid pieces <<'L'
  local heap = self:zone "heap"
  for i = 1, 1000 do heap:create { "{value} {kind}{kind}{kind}", kind = long:sub(1, 60000), value = i } end
L
refuses pieces "pieces.lua:5: the name of a field's value has at most 200 bytes, and 'name .*\.\.\.' has 60000: call it"
laid patterns <<'L'
  local heap, kind = self:zone "heap", long:sub(1, 190)
  for i = 1, 1000 do heap:create { ("{kind}"):rep(2000) .. "{value}", kind = kind, value = i } end
L
refuses patterns 'patterns.lua:5: the name of a piece has at most 200 bytes'
laid zones <<'L'
  for i = 1, 500 do self:zone(long:sub(1, 900) .. i) end
L
refuses zones 'zones.lua:4: the name of a zone has at most 200 bytes'
laid purses <<'L'
  for i = 1, 60 do self:purse(long:sub(1, 900) .. i) end
L
refuses purses 'purses.lua:4: the name of a purse has at most 200 bytes'

# texts NAME: the texts are made by the lines on stdin, in t
texts() {
  {
    echo "local t = { title = \"T\" } local long = (\"text \"):rep(60000)"
    cat
    echo "return croupier.game \"$1\" { players = 2, texts = { en = t, hu = t } }"
  } >"$1.lua"
}
echo 'for i = 1, 3000 do t["k" .. i] = long end' | texts longtexts
refuses longtexts "longtexts.lua: the text 'k[0-9]+' has at most 1000 bytes, not 300000"
echo 'for i = 1, 100000 do t["k" .. i] = "some text of a few words" end' | texts manytexts
refuses manytexts 'manytexts.lua: the texts of a game have at most 1048576 bytes together'
echo 't.rules = long' | texts page
refuses page "page.lua: the text 'rules' has at most 65536 bytes"

# declares NAME PATTERN: a game with the knobs and methods that the lines on stdin make is refused
declares() {
  {
    echo 'local knobs, long = {}, ("k"):rep(5000)'
    sed '/^--$/,$d' lines
    echo "local game = croupier.game \"$1\" { players = 2, knobs = knobs }"
    sed '1,/^--$/d' lines
    echo "return game"
  } >"$1.lua"
  refuses "$1" "$1.lua:([0-9]+:)? $2"
}
echo 'for i = 1, 101 do knobs["k" .. i] = { true, "a knob" } end' >lines
declares manyknobs 'a game has at most 100 knobs'
echo 'knobs[long] = { true, "a knob" }' >lines
declares longknob 'a knob is named by a word of at most 60 bytes'
echo 'knobs.k = { true, long }' >lines
declares longhelp "knob 'k' has a sentence of more than 1000 bytes"
echo 'knobs.k = { "a", long, "which" }' >lines
declares longvalue "knob 'k' has a value of more than 60 bytes"
printf '%s\n' '' -- 'function game:play() end for i = 1, 5000 do game["m" .. i] = game.play end' >lines
declares methods 'a game has at most 4096 functions of its own'

script options <<'L'
  local list, word = {}, ("word "):rep(30000)
  for i = 1, 512 do list[i] = word end
  a:ask("one", list)
  for i = 1, 500 do list[i] = { list } end
  a:ask("other", list)
L
printf '%s\n' '{"type":"answer","id":1,"option":511}' '{"type":"answer","id":2,"option":3}' >in
little 0 serve options --stdio --seat 1=human --seed 1
holds 'options are cut' [ "$(wc -c <out)" -lt 8000000 ]
rm in
little 0 replay options-1-1.jsonl --verify

script numbers <<'L'
  for _ = 1, 3 do a:number("how many", -1000000, 1000000) end
L
echo '{"type":"answer","id":1,"option":1500000}' >in
little 0 serve numbers --stdio --seat 1=human --seed 1
says '"choice":"500000"'
holds 'the first options are listed' [ "$(wc -c <out)" -lt 500000 ]
rm in

# --- a journal takes not much more memory than its file -----------------------------------------

run 0 sim hoard --games 1 --seed 2 --journals games
{
  sed 1q games/hoard-2.jsonl
  awk 'BEGIN { for (n = 1; n <= 480000; n++) printf "{\"n\":%d,\"seat\":1,\"answer\":\"yes\",\"hash\":\"103e9671e90d7610\"}\n", n }'
} >long.jsonl
little 4 replay long.jsonl --verify
warns 'long.jsonl is damaged: line 2 '; one_sentence
rm long.jsonl

# --- a whole game has an end, where nobody waits for it -----------------------------------------

# each answer takes a part of the time that there is between two of them
script slow <<'L'
  while true do
    local x = 0
    for i = 1, 1000000 do x = x + i end
    a:agrees "go on"
  end
L
run 3 sim slow --games 100 --seed 7 --game-time 1
warns '^croupier: 3 games used up their time, so no more are played \(--game-time S allows more\), first: slow.lua:[45]: '
warns 'stopped: it ran for more than 1 s in all \(in play, after [0-9]+ answers, player 1 was asked last, seed 7\); .croupier play'
run 3 sim slow --games 1 --seed 7 --game-time 2 --journals games
run 3 replay games/slow-7.jsonl --verify --game-time 1
# the time may also be over between two answers, where there is no line
warns 'slow-7.jsonl: after line [0-9]+: (slow.lua:[45]: )?stopped: it ran for more than 1 s in all \(.*seed 7\); --game-time S allows more$'
one_sentence
# a person is not hurried
for _ in $(seq 40); do echo 1; done >in
run 0 play slow --seat 1=human --bots random --seed 7
quiet stopped
rm in

spec() { { echo '-- game: slow, players: 2'; echo 'local test = ...'; cat; } >spec.lua; }
echo 'for i = 1, 100000 do test("test " .. i, function() end) end' | spec
run 1 test spec.lua
warns 'spec.lua:3: a spec has at most 2000 tests at one table; further ones begin with'
echo 'for i = 1, 100 do test("test " .. i, function() for _ = 1, 10000000 do end end) end' | spec
run 1 test spec.lua --game-time 1
warns 'spec.lua: the tests at one table took more than 1 s, so [0-9]+ of 100 were not run; --game-time S allows more$'
says '^ +spec.lua:3: stopped: it ran for more than 1 s in all$'
for _ in $(seq 300); do echo '-- game: slow, players: 2'; done >spec.lua
run 2 test spec.lua
warns 'spec.lua: a file has at most 200 tables'

finish
