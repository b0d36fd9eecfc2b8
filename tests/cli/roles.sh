#!/bin/sh
# A file that is given for what it is not is told so, and what to do with it; a byte order mark at its head does no harm.
. "$(dirname "$0")/lib"
cp "$games"/trade.lua "$games"/trade.texts.lua "$games"/nim.lua .
cat >house.lua <<'L'
-- A house rule. It calls croupier.game in a comment only.
local trade = ...
function trade:deal_fewer() end
L
cat >spec.lua <<'L'
-- game: trade, players: 3
local test = ...
test("a stock is there", function(game, t) t:has("stock", "") end)
L
printf 'local nim = croupier.game "nim" { players = 2 }\nfunction nim:play() self.players[1]:number("take", 1, 3) end\nreturn nim\n' >texted.lua
run 0 play trade --players 3 --seed 5 --bots random --journal told.jsonl

# is FILE NAME ADVICE: how it is named, and what is said of it
is() {
  name=$1 words=$2
  warns "^croupier: $name is $words"; one_sentence
}
for command in 'play' 'sim --games 1' 'rules' 'knobs' 'replay told.jsonl --rules'; do
  run 2 $command ./house.lua
  is ./house.lua 'a house rule, not the script of a game: `croupier play GAME --house ./house.lua` plays a game with it'
done
run 2 play trade.texts.lua
is trade.texts.lua 'the texts of a game, not the script of a game: name the script beside it, not trade.texts.lua'
run 2 play spec.lua
is spec.lua 'a spec, not the script of a game: `croupier test spec.lua` runs it'
run 2 play ./told.jsonl
is ./told.jsonl 'a journal, not the script of a game: `croupier resume ./told.jsonl` continues it'
run 2 replay told.jsonl --rules ./told.jsonl
is ./told.jsonl 'a journal, not the script'

for file in nim.lua trade.texts.lua spec.lua ./told.jsonl; do
  run 2 play trade --house $file
  is $file '(the script of a game|the texts of a game|a spec|a journal), not a house rule: '
done
for file in nim.lua trade.texts.lua told.jsonl; do
  run 2 test $file
  is $file '(the script of a game|the texts of a game|a journal), not a spec: '
done
run 2 test house.lua
warns 'house\.lua:1: a spec begins with the game it tests'; one_sentence
for command in replay resume 'replay --verify'; do
  for file in nim.lua trade.texts.lua house.lua spec.lua; do
    run 2 $command $file
    is $file '(the script of a game|the texts of a game|a house rule|a spec), not a journal: '
  done
done
for file in nim.lua house.lua spec.lua told.jsonl; do
  cp $file texted.texts.lua
  run 2 play texted.lua --seed 1
  is texted.texts.lua '(the script of a game|a house rule|a spec|a journal), not the texts of a game: '
done
rm texted.texts.lua
what='in Hungarian'
run 2 play house.lua --lang hu
warns '^croupier: house.lua: házi szabály, nem egy játék szkriptje; `croupier play JÁTÉK --house house.lua` játszik vele$'
what='at the prompt, by its commands'
echo 'start ./house.lua' >in; "$CROUPIER" <in >out 2>&1
says '`start GAME house=./house.lua` plays a game with it'
echo 'start trade 3 house=nim.lua' >in; "$CROUPIER" <in >out 2>&1
says '^nim.lua is the script of a game, not a house rule: `start nim.lua` plays it$'
rm in

# what only looks like something else goes on as before
sed '1s/.*/local unused = ...\n&/' nim.lua >argued.lua
run 0 play argued.lua --seed 1 --bots random
run 0 play trade --players 3 --house house.lua --seed 5 --bots random
sed 's/croupier_journal/croupier_jXurnal/' told.jsonl >damaged.jsonl
run 4 replay damaged.jsonl

# a byte order mark: everything as it would be without one, and the same lines
mark='\357\273\277'
marked() { { printf "$mark"; cat "$1"; } >"marked/$1"; }
mkdir marked
for file in trade.lua trade.texts.lua house.lua spec.lua told.jsonl; do marked $file; done
run 0 play marked/trade.lua --players 3 --seed 5 --bots random --house marked/house.lua --lang hu
says 'posztó'
run 0 knobs marked/trade.lua
cd marked || exit 1; mv trade.lua trade.texts.lua house.lua spec.lua told.jsonl ..; cd .. || exit 1
run 0 play trade --players 3 --seed 5 --bots random --journal marked.jsonl
holds 'the script is written down as it lies on the disk, mark and all' grep -qi '"text":"\\ufeff' marked.jsonl
run 0 replay --verify marked.jsonl
run 0 replay --verify told.jsonl
run 0 resume told.jsonl
run 1 test spec.lua
says '^FAIL  a stock is there'; says 'spec\.lua:3: '
printf "$mark-- game: nim, players: 2\nlocal test = ...\ntest('none', function(game, t) end)\n" >nims.lua
run 0 test nims.lua
says '^1 passed'
printf "$mark-- Broken.\nlocal b = croupier.game 'broken' { players = 2 }\nfunction b:play() self:nothing() end\nreturn b\n" >broken.lua
run 3 play broken.lua --seed 1 --bots random
warns 'broken\.lua:3: '
printf "${mark}local b = = 1\n" >worse.lua
run 3 play worse.lua
warns "worse\.lua:1: unexpected symbol near '='"
what='the place at the prompt, without the mark'
echo 'start ./worse.lua' >in; "$CROUPIER" <in >out 2>err; rm in
warns '^>    1  local b = = 1$'
printf "${mark}local test, t = ...\nreturn { twelve = 6 + }\n" >help.lua
printf "$mark-- game: nim, players: 2, with: help.lua\nlocal test, help = ...\ntest('twelve', function(game, t) assert(help.twelve == 12) end)\n" >helped.lua
run 1 test helped.lua
warns 'help\.lua:2: unexpected symbol'
sed -i 's/+ }/+ 6 }/' help.lua
run 0 test helped.lua
printf "$mark$mark-- twice\n" >twice.lua
run 3 play twice.lua
what='the first line is a comment like any other'
printf "$mark-- Who says yes scores.\nlocal b; function b_play(self) end\nb = croupier.game 'said' { players = 2 }\nb.play = b_play\nreturn b\n" |
  sed 's/local b; function b_play(self) end/local b, b_play; b_play = function(self) self.players[1]:agrees "so" end/' >said.lua
printf 'start said seed=1\n?\nquit\n' >in; "$CROUPIER" <in >out 2>&1; rm in
says 'play \(said\.lua:2\): Who says yes scores\.'

# honest files that look a little like others
cat >nimble.lua <<'L'
-- game: Nimble, by us
local g = croupier.game "nimble" { players = 2 }
function g:play() self.players[1]:agrees "go on" end
return g
L
run 0 play nimble --seed 1 --bots random --journal none
cat >attributed.lua <<'L'
--[==[ croupier.game is what makes a game ]==]
  local g <const> = ...
local play = g.play
function g:play() play(self) end
L
run 0 sim nimble --games 2 --house attributed.lua
cat >speaks.lua <<'L'
local g = ...
local why = "what croupier.game makes"
function g:play() self.players[1]:agrees "stop" assert(why) end
L
run 0 sim nimble --games 2 --house speaks.lua
finish
