#!/bin/sh
# What is told of moves, free actions and points: in the game's own sentences, and many points as a table.
. "$(dirname "$0")/lib"

cat >stall.lua <<'L'
local stall = croupier.game "stall" {
  players = { 2, 8 },
  free = { "shout" },
  knobs = { rows = { 3, range = { 0, 30 }, "kinds of points" } },
  texts = {
    en = { stock = "stock", hand = "hand", shelf = "shelf", box = "box", ["keep:"] = "keeps", ["free:shout"] = "shouts",
           ["move:stock > hand"] = "{taker} gets {piece}", ["move:lost"] = "{giver} loses {piece}",
           ["move:hand > box"] = "", ["move:box > stock"] = "The box is emptied", ["shelf low"] = "low shelf" },
    hu = { ["move:lost"] = "{piece} elveszett", apple = "alma", pear = "körte" } },
}
function stall:setup()
  self.stock, self.box = self:zone { "stock", sees = "all" }, self:zone { "box", sees = "all" }
  for _, name in ipairs { "apple", "pear", "fig", "plum", "nut", "date" } do self.stock:create { name } end
  for _, player in ipairs(self.players) do
    player.hand = player:zone { "hand", sees = "all" }
    player.shelf = player:zones({ "shelf", sees = "all" }, { "low", "high" })
  end
end
function stall:may_shout() return not self.shouted end
function stall:shout() self.shouted = true end
function stall:play()
  local first, second = self.players[1], self.players[2]
  self.shouted = false
  self.stock:deal(2, first.hand)
  first.hand:move_all(second.hand, "lost")
  second.hand:top():move(self.box)
  second.hand:top():move(self.box, "thrown")
  self.box:move_all(self.stock)
  first:select { "keep", from = self.stock, to = first.shelf.low, count = 1 }
  first:select { "put", from = self.stock, to = first.hand, count = 1 }
  for i = 1, self.knobs.rows do
    for _, player in ipairs(self.players) do player:score(i, "kind " .. i) end
  end
  first:score(-1, "kind 1")
end
return stall
L
run 0 play ./stall.lua --bots random --seed 1 --lang en --players 2
says '^Player 1 gets (nut, date|date, nut)$'
says '^Player 1 loses (nut, date|date, nut)$'
quiet 'hand of player 2 > box'
says '^The box is emptied$'
holds 'once' test "$(grep -c '^The box is emptied$' out)" = 1
says '^Player 1 shouts$'
says '^Player 1 keeps: [a-z]+ \(low shelf of player 1\)$' # one of several places
says '^Player 1: [a-z]+ \(stock > hand of player 1\)$'    # no verb
says '^  player +1 +2$'; says '^  kind 1 +0 +1$'; says '^  kind 3 +3 +3$'; says '^  in all +5 +6$'
quiet '\(kind 1\)'
run 0 play ./stall.lua --bots random --seed 1 --lang hu --players 2
says '^(Date|Nut|Fig|Plum|Alma|Körte), .* elveszett$' # a sentence begins with a large letter
says '^  játékos +1 +2$'; says '^  összesen +5 +6$'
run 0 play ./stall.lua --bots random --seed 1 --lang en --players 2 --set rows=2
says '^Player 1: 1 \(kind 1\), 1 in all$'; says '^Player 1: -1 \(kind 1\), 2 in all$' # five are told one by one
quiet '^  player'
run 0 play ./stall.lua --bots random --seed 1 --lang en --players 8 --set rows=30
holds 'two tables: there are too many rows for one' test "$(grep -c '^  player' out)" = 2
says '^  in all +464 +465 +465 +465 +465 +465 +465 +465$'
cat >one.lua <<'L'
local stall = ...
stall:texts { en = { ["move:thrown"] = "{giver} throws {piece}", ["move:nowhere > hand"] = "{piece}", ["free:shoot"] = "x" } }
L
run 0 play ./stall.lua --bots random --seed 1 --lang en --players 2 --house one.lua
says '^Player 2 throws [a-z]+$'
warns "nothing asks for the text 'move:nowhere > hand'"
quiet 'move:thrown'
finish
