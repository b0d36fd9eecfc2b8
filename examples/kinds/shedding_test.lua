-- game: ./shedding.lua, players: 3
local test = ...

test("only a card of the same suit or rank fits", function(game, t)
  t:scene { ["hand(1)"] = "4 of clubs, 9 of hearts, king of spades", open = "9 of clubs" }
  t:offers("4 of clubs, 9 of hearts", function() game:turn(game.players[1]) end)
end)

test("a player without a card that fits draws one", function(game, t)
  t:scene { ["hand(1)"] = "king of spades", open = "9 of clubs" }
  game:turn(game.players[1])
  t:equal(game.players[1].hand:size(), 2)
end)

test("a whole game ends with an empty hand", function(game, t)
  t:random(7)
  t:play()
  t:equal(game:winner() ~= nil, true)
end)
