-- game: ./collecting.lua, players: 2
local test = ...

test("the third card of a kind makes a set", function(game, t)
  t:scene { ["hand(1)"] = "crab, crab, fish", market = "crab, shell, shell, pearl" }
  t:answers { "1: crab" }
  game:turn(game.players[1])
  t:has("sets(1)", "crab, crab, crab")
  t:holds("hand(1)", "fish")
  t:points { 5, 0 }
end)

test("of two cards from the deck one is kept, the other goes under it", function(game, t)
  t:scene({ deck = "shell, fish, pearl", market = "crab", ["hand(1)"] = "" }, "sets(2)")
  t:answers { "1: draw", "pearl" }
  game:turn(game.players[1])
  t:holds("hand(1)", "pearl")
  t:holds("deck", "fish, shell")
end)

test("a whole game ends with the deck", function(game, t)
  t:random(7)
  t:play()
  t:equal(game.deck:size() < 2, true)
end)
