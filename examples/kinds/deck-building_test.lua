-- game: ./deck-building.lua, players: 2
local test = ...

test("coins in the hand buy a card, and all are discarded", function(game, t)
  t:scene({ ["deck(1)"] = "hut, copper, copper, silver, copper" }, "discards(2)")
  t:answers { "1: not supply.gold", "supply.market" }
  game:turn(game.players[1])
  t:has("discards(1)", "hut, copper, copper, silver, copper, market")
end)

test("a library draws two more cards", function(game, t)
  t:scene({ ["deck(1)"] = "copper, copper, hut, library" }, "discards(2)")
  game:draw(game.players[1], 1)
  t:has("hand(1)", "library, hut, copper")
end)

test("a whole game ends, and the points of all cards count", function(game, t)
  t:random(7)
  t:play()
  t:equal(game.players[1]:points() >= 3, true)
end)
