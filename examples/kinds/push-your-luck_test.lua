-- game: ./push-your-luck.lua, players: 2
local test = ...

test("the second spider drives a player out", function(game, t)
  t:scene({ deck = "gold 1, spider, gold 5, spider" }, "chest(2)") -- from the bottom: the last card is the top
  t:answers { "1: yes", "yes" }
  game:turn(game.players[1])
  t:has("lost", "spider, spider, gold 5")
  t:points { 0, 0 }
end)

test("a player who stops keeps the gold", function(game, t)
  t:scene({ deck = "gold 1, spider, gold 5, gold 3" }, "chest(2)")
  t:answers { "1: yes", "no" }
  game:turn(game.players[1])
  t:has("chest(1)", "gold 3, gold 5")
  t:points { 8, 0 }
end)

test("a whole game ends with the deck", function(game, t)
  t:random(7)
  t:play()
  t:equal(game.deck:empty(), true)
end)
