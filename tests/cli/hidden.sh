#!/bin/sh
# Sealed bids stay sealed until all are in; what a house rule adds may lack texts.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

cat >art.lua <<'L'
local art = croupier.game "art" { players = { 2, 4 } }
function art:setup()
  for _, player in ipairs(self.players) do player.gold = player:purse { "gold", 20, sees = "owner" } end
end
function art:play()
  local auction = self:auction { "sealed", from = self.players[1] }
  for player in auction:calls() do auction:ask(player, "bid", player.gold:amount()) end
  local guess = self:ask_all { "guess", low = 1, high = function(player) return player.gold:amount() end }
  for seat, n in ipairs(guess) do self.players[seat]:score(n) end
end
return art
L
echo quit >in
run 0 play art --players 3 --seed 2 --seat 3=human --journal art.jsonl
says 'Player 1 has answered in secret'
quiet 'has bid'
printf '3\n4\n' >in
run 0 play art --players 3 --seed 2 --seat 3=human --journal whole.jsonl
says 'Player 3 has bid 3'
run 0 replay whole.jsonl --events --seat 3
says '"answer","player":1,"prompt":"bid","choice":null'
says '"answer","player":1,"prompt":"guess","choice":null'
says '"note","code":"\{player\} has bid \{amount\}","text":"[^"]*","amount":3,"player":3'
: >in

cat >market.lua <<'L'
local byzanz = ...
local count_up = byzanz.count_up
function byzanz:count_up()
  for _, player in ipairs(self.players) do player:score(-player.hand:size(), "cards left") end
  return count_up(self)
end
L
run 0 play byzanz --bots random --house market.lua --lang hu
says '^  cards left +-?[0-9]+ '
{
  cat market.lua
  echo 'byzanz:texts { en = { ["cards left"] = "cards left" }, hu = { ["cards left"] = "maradék lapok" } }'
} >told.lua
run 0 sim byzanz --games 20 --house told.lua
run 0 play byzanz --bots random --house told.lua --lang hu
says 'maradék lapok'
echo 'local byzanz = ... byzanz:texts { en = { only = "here" }, hu = {} }' >half.lua
run 0 play byzanz --bots random --house half.lua
finish
