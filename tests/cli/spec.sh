#!/bin/sh
# croupier test: tables from header lines, counts, places of failures.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .

cat >good.lua <<'L'
-- game: trade, players: 3, knobs: rounds=1 proud=off
local test = ...

test("the knobs are turned", function(game, t)
  t:equal(#game.players, 3)
  t:equal(game.knobs.rounds, 1)
  t:equal(game.knobs.proud, false)
end)

-- game: nim
local test = ...
test("the fewest players", function(game, t) t:equal(#game.players, 2) end)
L
run 0 test good.lua
says '^2 passed, 0 failed$'
holds 'nothing but the sum' test "$(wc -l <out)" = 1

cat >bad.lua <<'L'
-- game: nim
local test = ...
test("right", function() end)

-- game: nim, players: 4
local test = ...
test("wrong", function(game, t)
  t:equal(#game.players, 3)
end)
test("also right", function() end)
L
run 1 test good.lua bad.lua
says '^FAIL  wrong$'
says 'bad.lua:8:.* 4, not 3'
holds 'the sum is the last line' test "$(tail -n 1 out)" = '4 passed, 1 failed'

# a house rule and a game named from the spec's own folder
mkdir -p deep/games
mv nim.lua deep/games/
cat >deep/spec.lua <<'L'
-- game: ./games/nim.lua, knobs: heap=3
local test = ...
test("beside the spec", function(game, t) t:equal(game.knobs.heap, 3) end)
L
run 0 test deep/spec.lua
says '^1 passed, 0 failed$'

echo 'local test = ...' >headless.lua
run 2 test headless.lua
warns 'headless.lua:1: a spec begins with the game'; one_sentence
for header in 'game: trade, player: 3' 'game: trade, players: x' 'game: trade, players' 'game:' \
  'game: trade, knobs: rounds=1, knobs: proud=off'; do
  echo "-- $header" >header.lua
  run 2 test header.lua
  warns 'header.lua:1: a spec.s header reads'; one_sentence
  says '^0 passed, 1 failed$'
done
echo '-- game: trade, players: 7' >header.lua
run 2 test header.lua
warns '2 to 4 players'; one_sentence
echo '-- game: traid' >header.lua
run 2 test header.lua
warns 'did you mean trade'; one_sentence
printf -- '-- game: trade\nlocal test = \n' >unparsed.lua
run 1 test unparsed.lua
warns 'unparsed.lua:[23]:'; one_sentence
printf -- '-- game: trade\nlocal test = ...\ntest("loops", function() while true do end end)\ntest("on", function() end)\n' >loops.lua
run 1 test loops.lua
says 'loops.lua:3'
says '^1 passed, 1 failed$'
echo 'return nothing.there' >broken.lua
echo '-- game: broken' >header.lua
run 3 test header.lua
one_sentence
finish
