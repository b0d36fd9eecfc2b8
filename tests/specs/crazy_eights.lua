-- game: crazy_eights, players: 2
local test = ...

test("suit, rank or an eight; an eight names a suit", function(game, t)
  t:scene { ["hand(1)"] = "8 of hearts, 3 of spades", ["hand(2)"] = "9 of clubs, 9 of spades", open = "4 of clubs" }
  game.last, game.suit = game.open:top(), "clubs"
  t:answers { "1: not 3 of spades", "8 of hearts", "spades", "2: not 9 of clubs", "9 of spades" }
  game:turn(game.players[1])
  game:follow(game.players[1])
  game:turn(game.players[2])
  t:equal(game.open:top().rank, "9")
end)

test("draw up to five cards, even if one fits, then pass", function(game, t)
  t:scene({ ["hand(1)"] = "4 of hearts", open = "4 of clubs",
            deck = "2 of hearts, 3 of hearts, 5 of hearts, 6 of hearts, 7 of hearts, 9 of hearts" }, "hand(2)")
  game.last, game.suit = game.open:top(), "clubs"
  t:answers { "1: draw", "draw", "draw", "draw", "draw", "not draw", "pass" }
  game:turn(game.players[1])
  t:equal(game.players[1].hand:size(), 6)
end)

test("what cards cost", function(game, t)
  t:scene { ["hand(1)"] = "8 of hearts, king of spades, ace of spades, 10 of clubs, 2 of clubs" }
  t:equal(game:cost(game.players[1].hand), 82)
end)

-- game: crazy_eights, players: 3, knobs: special=on
local test = ...

test("a queen skips, an ace turns, twos add up", function(game, t)
  t:scene({ open = "queen of hearts" }, "deck")
  t:equal(game:follow(game.players[1]), game.players[3])
  t:scene({ open = "ace of hearts" }, "deck")
  t:equal(game:follow(game.players[1]), game.players[3])
  t:scene({ open = "2 of hearts", ["hand(1)"] = "2 of spades, king of clubs", ["hand(3)"] = "" }, "deck")
  game:follow(game.players[2])
  t:answers { "1: not king of clubs", "2 of spades" }
  game:turn(game.players[1])
  game:follow(game.players[1])
  t:equal(game.to_draw, 4)
  t:answers { "3: draw" }
  game:turn(game.players[3]) -- who has no two must draw
  t:equal(game.players[3].hand:size(), 4)
  t:equal(game.to_draw, nil)
end)
