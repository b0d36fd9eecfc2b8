-- game: ./co-operative.lua, players: 2
local test = ...

test("a wave takes a stone; without a stone the dyke breaks", function(game, t)
  t:scene { forecast = "east wave", ["dyke.east"] = "east stone" }
  t:equal(game:wave(), true)
  t:scene { forecast = "east wave" }
  t:equal(game:wave(), false)
end)

test("a stone is laid on its own dyke, and another one drawn", function(game, t)
  t:scene { ["hand(1)"] = "north stone, west stone", ["dyke.west"] = "" }
  t:answers { "1: west stone" }
  game:turn(game.players[1])
  t:holds("dyke.west", "west stone")
  t:equal(game.players[1].hand:size(), 2)
end)

test("whoever watches shows the next wave", function(game, t)
  t:scene { ["hand(1)"] = "north stone" }
  t:answers { "1: watch" }
  game:turn(game.players[1])
  t:equal(game.forecast:size(), 1)
end)

test("a whole game ends", function(game, t)
  t:random(7)
  t:play()
  t:equal(game.lost:size() > 0, true)
end)
