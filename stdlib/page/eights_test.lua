-- game: eights.lua, players: 2, knobs: hand=3
local test = ...

test("only a card that fits is offered; an eight names a suit", function(game, t)
  t:scene { ["hand(1)"] = "8 of hearts, 3 of spades",
            ["hand(2)"] = "9 of clubs, 9 of spades", open = "4 of clubs" }
  game.suit = "clubs"
  t:answers { "1: not 3 of spades", "8 of hearts", "spades", "2: not 9 of clubs", "9 of spades" }
  game:turn(game.players[1])
  game:turn(game.players[2])
  t:holds("open", "9 of spades")
  t:has("discards", "4 of clubs, 8 of hearts")
end)
