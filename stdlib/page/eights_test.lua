-- game: eights.lua, players: 2, knobs: hand=3
local test = ...

test("only a card that fits is offered; an eight names a suit", function(game, t)
  t:scene { ["hand(1)"] = "hearts 8, spades 3",
            ["hand(2)"] = "clubs 9, spades 9", open = "clubs 4" }
  game.suit = "clubs"
  t:answers { "1: not spades 3", "hearts 8", "spades", "2: not clubs 9", "spades 9" }
  game:turn(game.players[1])
  game:turn(game.players[2])
  t:holds("open", "spades 9")
  t:has("discards", "clubs 4, hearts 8")
end)
