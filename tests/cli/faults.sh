#!/bin/sh
# Scripts that fail: one sentence that names the place, status 3, and nothing that was played is lost.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .

# script NAME: a game whose play is the text on stdin
script() {
  {
    echo "local game = croupier.game \"$1\" { players = 2 }"
    echo "function game:play()"
    cat
    echo "end"
    echo "return game"
  } >"$1.lua"
}

echo 'this is not Lua' >unparsed.lua
run 3 play unparsed
warns 'unparsed.lua:1:'; one_sentence
echo 'return 42' >nothing.lua
run 3 play nothing
warns 'nothing.lua'; one_sentence
printf 'return \377\376' >latin.lua
run 3 play latin
warns 'latin.lua.*UTF-8'; one_sentence
printf 'return 1 -- \000' >nul.lua
run 3 play nul
one_sentence
printf '\033Lua' >binary.lua
run 3 play binary
one_sentence
: >empty.lua
run 3 play empty
warns 'empty.lua'; one_sentence
cp trade.lua halftold.lua
echo 'return { en = { title = "Half" }, hu = {} }' >halftold.texts.lua
run 0 play halftold --lang hu
says '^Half: 2 játékos'

cat >upset.lua <<'L'
local game = croupier.game "upset" { players = 2 }
function game:setup() self.nothing.here = 1 end
function game:play() end
return game
L
run 3 play upset
warns 'upset.lua:2:.*nothing'; one_sentence
run 3 sim upset --jobs 2
run 0 list
says '^upset +2 +upset' # list lays no tables

# the place is the script's, not the one in stdlib that found it
script late <<'L'
  self:zone "late"
L
run 3 play late
warns '^croupier: late.lua:3: cannot make a zone'; one_sentence
script misspelt <<'L'
  print(self.knobs.hand_limt)
L
run 3 play misspelt
warns "misspelt.lua:3: there is no knob 'hand_limt'"; one_sentence

# what is printed is a line; the purses of the table are on the table
cat >chips.lua <<'L'
local game = croupier.game "chips" { players = 1 }
function game:setup()
  self:purse { "pot", 12 }
  self:purse { "bank", 60, sees = "none" }
end
function game:play()
  print("one", "two")
  self.players[1]:agrees "go on"
end
return game
L
run 0 play chips --seat 1=human --seed 5
says '^one two$'
says '^  pot 12$'
quiet '^(.* )?60( .*)?$'

# a house rule that replaces nothing, because its name is misspelt
cat >slips.lua <<'L'
local chips = ...
function chips:pley() self:helper() end
function chips:helper() end
L
run 0 play chips --seat 1=random --seed 5 --house slips.lua
warns '^croupier: slips.lua: chips.pley is a new method; did you mean play\?$'; one_sentence
run 0 play chips --seat 1=random --seed 5 --house slips.lua --lang hu
warns 'chips.pley új metódus; talán ez: play\?$'; one_sentence

script throws <<'L'
  self.players[1]:number("guess", 1, 3)
  local nothing
  nothing.field = 1
L
run 3 play throws --seed 77 --bots random --journal throws.jsonl
warns 'throws.lua:5:.*seed 77'
warns 'so far is in throws.jsonl'; one_sentence
run 0 replay throws.jsonl --verify
echo 1 >in
run 3 resume throws.jsonl
warns 'throws.lua:5:.*so far is in throws.jsonl'; one_sentence
rm in
run 3 sim throws --games 100 --seed 5
warns 'the first 10 games all failed.*throws.lua:5:.*--seed 5'; one_sentence

# advice that fails: in a simulation that game has failed, at the table a random player goes on
cat >advises.lua <<'L'
local game = croupier.game "advises" { players = 2 }
function game:play() for _, p in ipairs(self.players) do p:score(p:number("guess", 1, 3)) end end
function game.advice(seen, question) return nothing.here end
return game
L
run 3 sim advises --games 40 --seed 1 --seat 1=greedy
warns 'the first 10 games all failed: advises.lua:3: .*--seed 1'
run 0 play advises --seed 1 --bots greedy
warns 'the bot in seat 1 cannot choose: advises.lua:3: .*; it answers at random'
says 'The game is over'

script loops <<'L'
  self.players[1]:number("guess", 1, 3)
  while true do end
L
run 3 play loops --bots random --seed 1 --journal loops.jsonl
warns 'loops.lua:4'; one_sentence
run 0 replay loops.jsonl --verify

# an endless loop only in worlds where the hidden lies otherwise: bots give up on looking there
cat >elsewhere.lua <<'L'
local game = croupier.game "elsewhere" { players = 2 }
function game:setup()
  self.deck = self:zone "deck"
  for n = 1, 20 do self.deck:create { "card {n}", n = n } end
end
function game:play()
  self.deck:shuffle()
  local lay = self:ask_all { "lay", from = { 1, 2 }, where = function()
    while self.deck:top().n ~= self.top do self.top = self.top or self.deck:top().n end
    return true
  end }
  self.players[1]:score(lay[1])
end
return game
L
run 0 play elsewhere --seed 1 --bots search:1000 --seat 2=random
says 'The game is over'
warns 'the bot in seat 1 has stopped thinking, .*elsewhere.lua:9: stopped'; one_sentence
run 3 sim ./elsewhere.lua --games 1 --bots search:1000 --seat 2=random
warns '1 of 1 games failed, first: elsewhere.lua:9: stopped'; one_sentence

script eats <<'L'
  self.players[1]:number("guess", 1, 3)
  local all = {}
  while true do all[#all + 1] = { #all } end
L
run 3 play eats --bots random --seed 1
warns 'memory'; one_sentence

script shouts <<'L'
  error "\27[31mred\0\r\n"
L
run 3 play shouts
warns 'shouts.lua:3'; one_sentence
holds 'no control bytes on stderr' sh -c '! LC_ALL=C grep -q "[[:cntrl:]]" err'

script sometimes <<'L'
  local n = self.players[1]:number("guess", 1, 10)
  if n == 1 then error "one" end
  self.players[2]:score(n)
L
run 3 sim sometimes --games 300 --seed 1 --format json
says '"errors": [1-9]'
says '"games": 300'
warns 'of 300 games failed, first: sometimes.lua:4: one'; one_sentence
seed=$(sed -n 's/.*--seed \([0-9]*\).*/\1/p' err)
mv err err1
run 3 sim sometimes --games 300 --seed 1 --format json --jobs 2
holds 'the same error is the first with more threads' cmp -s err err1
run 3 play sometimes --seed "$seed" --seat 1=random
warns 'sometimes.lua:4: one'

script endless <<'L'
  while true do self.players[1]:number("guess", 1, 2) end
L
run 0 sim endless --games 2 --format json
says '"truncated": 2'
run 0 sim endless --games 1 --format json --journals endless
says '"truncated": 1'

# names that would steer a terminal
script steers <<'L'
  self.players[1]:ask("choose", { "a\27[0m", "b\7" })
L
echo 1 >in
run 0 play steers --seat 1=human --seed 1
rm in
holds 'no control bytes on stdout' sh -c '! LC_ALL=C tr -d "\n" <out | grep -q "[[:cntrl:]]"'

# what fails where a bot looks ahead is told once, with its rule and line, and the game goes on
cat >burns.lua <<'L'
local game = croupier.game "burns" { players = 2 }
function game:play()
  for round = 1, 2 do
    for _, p in ipairs(self.players) do
      if p:ask("turn", { "stay", "go" }) == "go" and round == 1 and p.seat == 1 then self:burn() end
    end
  end
end
function game:burn() error "ouch" end
return game
L
for bot in greedy greedy:2 search:40; do
  run 0 play burns --seed 1 --bots $bot --lang en
  says 'The game is over'
  warns 'the bot in seat 1 tried an answer after which the script fails: burns.lua:9: ouch .*\(in burn, '; one_sentence
  run 0 sim burns --seed 1 --games 20 --bots $bot --lang en
  warns 'a bot tried an answer after which the script fails: burns.lua:9: ouch .*\(in burn, .*seed 1\)'; one_sentence
done
printf 'hint search:40\nquit\n' >in
run 0 play burns --seed 1 --seat 1=human --lang en
warns 'the search tried an answer after which the script fails: burns.lua:9: ouch'
: >in
finish

sed 's/"choose"/"choose\\27[2J"/' steers.lua >steers_more.lua
run 3 play steers_more.lua --seed 1
warns "cannot be shown 'choose.x1b.2J': take the character U\+001B out of it"; one_sentence

# whoever writes a script says what is read, and no more: no colours, no clearing of the screen, no sentence too long
cat >loud.lua <<'L'
local esc, long = "\27[2J", ("so "):rep(300)
local texts = { title = esc, mode = esc, ["pick?"] = esc, ["pick:"] = "picks" .. esc, ["say:"] = long, ["mode="] = esc,
  ["say?"] = "?", rules = "mode" .. esc, ["wanted:exactly"] = esc, hand = "hand" .. esc }
local loud = croupier.game "loud" { players = 2, knobs = { mode = { "a", "b" .. esc, esc } },
  texts = { en = texts, hu = texts } }
function loud:setup()
  for _, p in ipairs(self.players) do p.hand = p:zone "hand" end
  self.players[1].hand:create { "card {n}" .. esc, n = 1, ["f" .. esc] = 2, copies = 3 }
end
function loud:play()
  local a, b = self.players[1], self.players[2]
  a:select { "pick", from = a.hand, to = b.hand, count = 1 }
  b:ask("say", { "yes", "no" })
end
return loud
L
run 3 play loud
warns 'U\+001B'; one_sentence
sed -i 's/^local esc, long = "[^"]*"/local esc, long = "esc"/' loud.lua
# tame ARGUMENT...: nothing that comes out moves the cursor
tame() {
  run 0 "$@"
  holds "no escapes: $*" sh -c "! LC_ALL=C grep -q '$(printf '\033')' out && ! LC_ALL=C grep -q '$(printf '\033')' err"
}
printf '%s\n' knobs zones rules moves '?' log 'card c' view 1 score 'lua self' >in
tame play loud --seat 1=human --seed 1 --journal loud.jsonl
says 'picksesc: card 1'
says 'Player 2 so so so .*: (yes|no)$'
: >in
for words in 'knobs loud' 'rules loud' 'list' 'replay loud.jsonl' "knobs loud --set mode=besc"; do tame $words; done
