#!/bin/sh
# Menus of pieces stand as the picture shows the zone, and one of a family is found by its last word.
. "$(dirname "$0")/lib"

cat >menus.lua <<'END'
local Menus = croupier.game "menus" { players = 2 }
function Menus:setup()
  self.deck = self:zone "deck"
  self.row = self:zone { "row", sees = "all" }
  self.supply = self:zones({ "supply", sees = "all" }, { "village", "smithy", "market" })
  for value = 1, 9 do self.deck:create { "card {value}", value = value } end
  for _, player in ipairs(self.players) do player.hand = player:zone { "hand", sorted = true } end
end
function Menus:play()
  local player = self.players[1]
  for _, value in ipairs { 2, 4, 6, 9, 5 } do self.deck:first({ value = value }):move(self.row) end
  for _, value in ipairs { 8, 1, 3 } do self.deck:first({ value = value }):move(player.hand) end
  player:ask("pile", self.supply)
  player:ask("card", self.row)
  player:ask("mine", player.hand)
end
return Menus
END
printf 'seed 1\nstart menus.lua 2\nmarket\n3\n2\nquit\n' >in
"$CROUPIER" <in >out 2>err
says '^Player 1: supply market$'
says 'row +card 2 4 6 9 5'
says '1  card 2 +2  card 4 +3  card 6 +4  card 9 +5  card 5'
says '^Player 1: card 6$'
says 'hand +card 1 3 8'
says '1  card 1 +2  card 3 +3  card 8'
says '^Player 1: card 3$'

# `?` names the rule that asks; if it has no comment, also the next one outside that has one
cat >asks.lua <<'END'
local asks = croupier.game "asks" { players = 2 }

-- Everybody is asked once.
function asks:play()
  for _, player in ipairs(self.players) do self:turn(player) end
end

function asks:turn(player) self:choose(player) end

function asks:choose(player)
  if player:agrees "go on" then player:score(1) end
end

return asks
END
explains() { # OUTPUT: what stands between the two lines around the rules
  printf '?\n' | "$CROUPIER" play asks.lua --seat 1=human --bots random --seed 1 --journal none >out 2>err
  sed -n '/^The rule behind the question:$/,/^`why not`/p' out | sed '1d;$d' >found
  printf "$1" >wanted
  holds "? names the rules: $(cat found)" cmp -s found wanted
}
explains '  choose (asks.lua:10)\n  play (asks.lua:4): Everybody is asked once.\n'
sed '/^-- Everybody/d' asks.lua >plain.lua && mv plain.lua asks.lua
explains '  choose (asks.lua:9)\n'
sed 's/^function asks:choose/-- Go on or not.\n&/' asks.lua >plain.lua && mv plain.lua asks.lua
explains '  choose (asks.lua:10): Go on or not.\n'
finish
