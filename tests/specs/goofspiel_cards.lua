-- game: goofspiel, knobs: cards=3
local test = ...

test("knobs: how many cards", function(game, t)
  t:has("prizes", "prize 1, prize 2, prize 3")
  t:has("hand(1)", "1, 2, 3")
  t:has("hand(2)", "1, 2, 3")
  t:answers { "1: 3", "2: 3", "1: 2", "2: 1", "1: 1", "2: 2" }
  game:play()
  t:equal(game.lost:size(), 1)
end)
