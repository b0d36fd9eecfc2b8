#!/bin/sh
# A game that is gone on with: by other rules, from where it was taken back to, as a test; and which one goes on.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .
type() { printf '%s\n' "$@" >in; }

# the answer was the second of two options of one name; now there is one, in another place
cat >same.lua <<'L'
local same = croupier.game "same" { players = 1 }
function same:play()
  local a = self.players[1]
  a:score(a:ask("which", { "x", "y", "y" }) == "y" and 1 or 0)
  a:ask("again", { "on", "off" })
end
return same
L
type 3 quit
run 0 play same.lua --seat 1=human --seed 1
sed 's/"x", "y", "y"/"y", "x", "z"/' same.lua >other.lua && mv other.lua same.lua
type reload quit
run 0 resume
says '1 answers repeated'
sed '1,/answers repeated/d' out >after
holds 'the point is still there' grep -q '1 point$' after

# of the games that were left, the one that is not over goes on
type on
run 0 resume same-1-2
says '^The game is over$'
type quit
run 0 resume
says '^The game is saved: croupier resume same-1-1'
type 1 1
run 0 resume
run 2 resume
warns 'there is no unfinished game'

# bots wait where an answer of theirs was taken back
type 'start nim 2 seed=1' 'seat 1 random' 'undo 2' quit
run 0
says '^The game is saved: croupier resume nim-1-1'

# an edit asks all again who were asked at once: what was answered in secret before it is no part of the test
cat >secret.lua <<'L'
local secret = croupier.game "secret" { players = 2 }
function secret:play()
  local bids = self:ask_all { "lay", from = { "low", "high" } }
  for i, bid in ipairs(bids) do self.players[i]:score(bid == "high" and 2 or 1) end
  self.players[1]:ask("again", { "on", "off" })
end
return secret
L
type high edit '= game.players[1]:score(5)' low high 'record test' quit
run 0 play secret.lua --seat 1=human --seat 2=human --seed 1
quiet '^    "1: high",$'
says '^    "1: low",$'
says '^  t:points \{ 6, 2 \}$'

# a test of a game whose file is called otherwise names the file: another game may have the name
cp nim.lua copy.lua
type 'record test copied.lua' quit
run 0 play ./copy.lua --seat 1=human --seed 1
holds 'the file is named' grep -q '^-- game: copy.lua, players: 2$' copied.lua
run 0 test copied.lua
says '^1 passed, 0 failed$'

finish
