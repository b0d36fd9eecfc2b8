-- game: goofspiel
local test = ...

test("13 cards each, and 13 prizes of 1 to 13", function(game, t)
  t:equal(game.prizes:size(), 13)
  t:equal(game.prizes:sum "worth", 91)
  for _, player in ipairs(game.players) do
    t:equal(player.hand:size(), 13)
    t:equal(player.hand:sum "rank", 91)
  end
end)

test("the higher card wins what the prize shows", function(game, t)
  t:scene({ prizes = "prize 7, prize 12" }, "lost")
  t:answers { "1: 5", "2: 9", "1: 2", "2: 1" }
  game:bid_for_prize()
  t:points { 0, 12 }
  t:holds("won(2)", "prize 12")
  game:bid_for_prize()
  t:points { 7, 12 }
  t:holds("won(1)", "prize 7")
  t:holds("prize", "")
end)

test("equal cards: the prize is lost", function(game, t)
  t:scene({ prizes = "prize 13" }, "prize")
  t:answers { "1: 4", "2: 4" }
  game:bid_for_prize()
  t:points { 0, 0 }
  t:holds("lost", "prize 13")
end)

test("a card can be played once; both play from a whole suit", function(game, t)
  t:answers { "1: 13", "2: 1", "1: not 13", "12", "2: 13" }
  game:bid_for_prize()
  game:bid_for_prize()
  t:holds("played(1)", "13, 12")
  t:holds("played(2)", "1, 13")
  t:equal(game.players[1].hand:size(), 11)
end)

test("cards are laid in secret: nothing moves before both have answered", function(game, t)
  t:answers { "1: 13" }
  t:offers("1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13", function() game:bid_for_prize() end)
  t:holds("played(1)", "")
end)

test("after 13 prizes it is over: every point was won or lost, the most points win", function(game, t)
  t:random(1)
  game:play()
  local first, second = game.players[1]:points(), game.players[2]:points()
  t:equal(first + second + game.lost:sum "worth", 91)
  t:equal(game.players[1].won:sum "worth", first)
  t:equal(game.players[2].played:size(), 13)
  t:equal(first ~= second, true, "a decided game")
  game:standings()
  t:ranks(first > second and { 1, 2 } or { 2, 1 })
end)

test("the prizes come in a random order", function(game, t)
  local answers = {}
  for rank = 1, 13 do
    answers[#answers + 1] = "1: " .. rank
    answers[#answers + 1] = "2: " .. rank
  end
  t:answers(answers)
  game:play()
  local in_order = true
  for place, prize in ipairs(game.lost:list()) do in_order = in_order and prize.worth == 14 - place end
  t:equal(in_order, false, "in the order of their making")
end)
