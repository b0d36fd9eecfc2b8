-- game: ./drafting.lua, players: 3
local test = ...

test("all choose at once, and the hands go on to the left", function(game, t)
  t:scene { ["hand(1)"] = "tree, fruit 1", ["hand(2)"] = "fruit 2, fruit 3", ["hand(3)"] = "red flower, fruit 4" }
  t:answers { "1: tree", "2: fruit 3", "3: fruit 4" }
  game:pick()
  t:holds("garden(1)", "tree")
  t:holds("hand(1)", "red flower")
  t:holds("hand(2)", "fruit 1")
end)

test("fruit, flowers of different colours, and the most trees", function(game, t)
  t:scene { ["garden(1)"] = "fruit 4, tree, tree", ["garden(2)"] = "red flower, blue flower, red flower",
            ["garden(3)"] = "tree, fruit 1" }
  game:count_up()
  t:points { 10, 4, 4 }
end)

test("in a whole game everybody plants three hands", function(game, t)
  t:random(7)
  t:play()
  t:equal(game.players[1].garden:size(), 18)
end)
