-- game: gin_rummy
local test = ...

local RUN, SET = "3 of clubs, 4 of clubs, 5 of clubs", "9 of clubs, 9 of hearts, 9 of spades"

-- The first player knocks; the scene says with what.
local function knock(game, t, answers)
  game.knock_with = 10
  t:answers(answers)
  game:knock(game.players[1])
end

test("the difference is won", function(game, t)
  t:scene { ["hand(1)"] = RUN .. ", " .. SET .. ", ace of hearts, king of clubs",
            ["hand(2)"] = "king of hearts, queen of hearts", ["meld(1).first"] = "" }
  knock(game, t, { "1: king of clubs", "3 of clubs", "4 of clubs", "5 of clubs",
                   "9 of clubs", "9 of hearts", "9 of spades" })
  t:points { 19, -19 }
end)

test("gin is 25 more, and nobody adds to it", function(game, t)
  t:scene { ["hand(1)"] = RUN .. ", " .. SET .. ", king of clubs", ["hand(2)"] = "9 of diamonds, king of hearts" }
  knock(game, t, { "1: king of clubs", "3 of clubs", "4 of clubs", "5 of clubs",
                   "9 of clubs", "9 of hearts", "9 of spades" })
  t:points { 19 + 25, -19 - 25 }
end)

test("the other adds cards to melds; less than the player who knocks has is an undercut", function(game, t)
  t:scene { ["hand(1)"] = RUN .. ", 8 of hearts, king of clubs",
            ["hand(2)"] = "6 of clubs, 7 of clubs, 2 of clubs, ace of diamonds" }
  knock(game, t, { "1: king of clubs", "3 of clubs", "4 of clubs", "5 of clubs",
                   "2: not 7 of clubs", "6 of clubs", "7 of clubs", "2 of clubs" })
  t:points { -7 - 25, 7 + 25 }
end)

test("a discard must leave ten points or less", function(game, t)
  t:scene { ["hand(1)"] = RUN .. ", 8 of hearts, king of clubs", stock = "2 of hearts, 2 of diamonds, 2 of spades" }
  game.knock_with = 10
  t:answers { "1: knock" }
  t:equal(game:discard(game.players[1]), "knock")
  t:offers("8 of hearts, king of clubs", function() game:knock(game.players[1]) end)
end)

test("eleven points are too many to knock", function(game, t)
  t:scene { ["hand(1)"] = RUN .. ", 8 of hearts, 3 of hearts, king of clubs", open = "" }
  game.knock_with = 10
  t:answers { "1: not knock", "king of clubs" }
  game:discard(game.players[1])
  t:holds("open", "king of clubs")
end)
