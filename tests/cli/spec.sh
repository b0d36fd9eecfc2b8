#!/bin/sh
# croupier test: tables from header lines, helpers, counts, places of failures.
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

# several header lines, one below the other: the tests run at each of these tables
cat >tables.lua <<'L'
-- game: trade, players: 2
-- game: trade, players: 4, knobs: rounds=1
-- game: trade, players: 3
local test = ...
test("tables", function(game, t) t:equal(#game.players < 4, true) end)

-- game: trade, players: 3
local test = ...
test("one table", function(game, t) t:equal(#game.players, 2) end)
L
run 1 test tables.lua
says '^FAIL  tables .game: trade, players: 4, knobs: rounds=1.$'
says 'tables.lua:5: it is no, not yes'
says '^FAIL  one table$'
says 'tables.lua:9: it is 3, not 2'
says '^2 passed, 2 failed$'

# helpers: a file beside the spec, which runs at the same table; the spec gets what it returns
mkdir -p deep/help
cat >deep/help/both.lua <<'L'
local function players(game, t, number)
  t:equal(#game.players, number)
end

return { players = players, nothing = function() return nil .. "" end }
L
cat >deep/helped.lua <<'L'
-- game: trade, players: 3, with: help/both.lua
local test, help = ...
test("helped", function(game, t) help.players(game, t, 3) end)
test("for each test anew", function(_, t) t:equal(help.seen, nil) help.seen = true end)
test("for each test again", function(_, t) t:equal(help.seen, nil) help.seen = true end)
L
run 0 test deep/helped.lua
says '^3 passed, 0 failed$'
cat >deep/unhelped.lua <<'L'
-- game: trade, players: 2, with: help/both.lua
local test, help = ...
test("in a check", function(game, t) help.players(game, t, 3) end)
test("in Lua", function() help.nothing() end)
test("in the spec", function() help.missing() end)

-- game: trade
local test, help = ...
test("no helpers", function(_, t) t:equal(help, nil) end)
L
run 1 test deep/unhelped.lua
says 'deep/help/both.lua:2: it is 2, not 3'
says 'deep/help/both.lua:5: attempt to concatenate a nil value'
says "deep/unhelped.lua:5: attempt to call a nil value .field 'missing'."
says '^1 passed, 3 failed$'

helps() { # STATUS TEXT WARNING: what is said of a file of helpers with this text
  echo "$2" >help.lua
  run "$1" test with.lua
  warns "$3"; one_sentence
  says '^0 passed, 1 failed$'
}
printf -- '-- game: trade, with: help.lua\nlocal test = ...\ntest("not run", function() end)\n' >with.lua
helps 1 'local x = 1' 'with.lua: help.lua returns no helpers; it ends as in `return'
helps 1 'local x =' 'with.lua: help.lua:[12]: unexpected symbol'
helps 1 'return nil + 1' 'with.lua: help.lua:1: attempt to perform arithmetic'
rm help.lua
run 2 test with.lua
warns 'with.lua:1: the helpers in help.lua cannot be read: No such file'; one_sentence

echo 'local test = ...' >headless.lua
run 2 test headless.lua
warns 'headless.lua:1: a spec begins with the game'; one_sentence
for header in 'game: trade, player: 3' 'game: trade, players: x' 'game: trade, players' 'game:' \
  'game: trade, knobs: rounds=1, knobs: proud=off' 'game: trade, with:' 'game: trade, with: a, with: b'; do
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
