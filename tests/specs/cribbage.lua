-- game: cribbage
local test = ...

-- What the hand counts with the starter.
local function hand(game, t, cards, starter, flush)
  t:scene { ["laid(1)"] = cards, starter = starter }
  local before = game.players[1]:points()
  game:count_hand(game.players[1], flush or 4)
  return game.players[1]:points() - before
end

test("hands of the rulebook", function(game, t)
  t:equal(hand(game, t, "5 of clubs, 5 of diamonds, 5 of hearts, jack of spades", "5 of spades"), 29, "the best hand")
  t:equal(hand(game, t, "ace of clubs, 2 of clubs, 3 of hearts, 3 of spades", "3 of diamonds"), 15 + 0, "a triple run")
  t:equal(hand(game, t, "2 of clubs, 4 of clubs, 6 of clubs, 8 of clubs", "10 of hearts"), 4, "a flush of four")
  t:equal(hand(game, t, "2 of clubs, 4 of clubs, 6 of clubs, 8 of clubs", "10 of clubs"), 5, "a flush of five")
  t:equal(hand(game, t, "2 of clubs, 4 of clubs, 6 of clubs, 8 of clubs", "10 of hearts", 5), 0, "none in a crib")
  t:equal(hand(game, t, "2 of clubs, 4 of hearts, 6 of clubs, jack of spades", "10 of spades"), 1, "his nobs")
  t:equal(hand(game, t, "2 of clubs, 3 of hearts, 4 of clubs, 5 of spades", "6 of spades"), 9, "a run of five")
end)

test("what is pegged", function(game, t)
  t:scene { ["hand(1)"] = "5 of clubs, 6 of hearts, 4 of hearts, king of hearts",
            ["hand(2)"] = "10 of clubs, 6 of clubs" }
  t:answers { "1: 5 of clubs", "2: 10 of clubs", "1: 6 of hearts", "2: 6 of clubs", "1: 4 of hearts" }
  t:equal(game:lay_row(game.players[1]), game.players[1])
  t:equal(game.count, 31)
  t:points { 0, 2 + 2 } -- a fifteen and a pair; 6, 6 and 4 are no run
end)

test("a card above 31 is not offered; 31 is two points", function(game, t)
  t:scene { ["hand(1)"] = "king of clubs, 2 of clubs", ["hand(2)"] = "queen of hearts, 9 of hearts" }
  t:answers { "1: king of clubs", "2: queen of hearts", "1: 2 of clubs", "2: 9 of hearts" }
  game:lay_all(game.players[1])
  t:points { 0, 2 }
end)

test("a jack as starter: his heels", function(game, t)
  t:order("deck", "jack of hearts, 2 of clubs, 3 of clubs, 4 of clubs, 5 of clubs, 6 of clubs, 7 of clubs, " ..
                  "2 of hearts, 3 of hearts, 4 of hearts, 5 of hearts, 6 of hearts, 7 of hearts")
  t:answers { "1: 2 of hearts", "1: 3 of hearts", "2: 2 of clubs", "2: 3 of clubs" }
  game:deal(game.players[1])
  t:points { 2, 0 }
end)
