-- game: ./auction.lua, players: 3
local test = ...

test("the highest bid takes the painting and is paid", function(game, t)
  t:scene { lot = "Dill" }
  t:answers { "1: 3", "2: not 3", "5", "3: pass", "1: pass" }
  game:sell(game.players[1])
  t:holds("gallery(2)", "Dill")
  t:equal(game.players[2].coins:amount(), 35)
end)

test("three of a painter bring six points, ten coins one", function(game, t)
  t:scene { ["gallery(1)"] = "Aster, Aster, Aster, Birch" }
  game:count_up()
  t:points { 11, 4, 4 }
end)

test("a whole game ends when all paintings are sold", function(game, t)
  t:random(7)
  t:play()
  t:equal(game.paintings:size(), 0)
end)
