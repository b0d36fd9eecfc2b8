-- game: oh_pharaoh, players: 4, with: help/oh_pharaoh.lua
local test, help = ...
local arrange, at = help.arrange, help.at

local function scores(game, t, levels)
  arrange(t, { ["pyramid(1)"] = levels })
  local before = game.players[1]:points()
  t:answers { "pyramid(1)" }
  game:score_pyramids(game.players[1])
  return game.players[1]:points() - before
end

test("PHA-T1, PHA-T2, PHA-T3, PHA-R11: one stone of each level, times the levels", function(game, t)
  t:equal(scores(game, t, { [5] = "5, 5", [6] = "6" }), 22)
  t:equal(scores(game, t, { [3] = "3, 3, 3", [4] = "4, 4", [5] = "5" }), 36)
  t:equal(scores(game, t, { [5] = "5, 5, 5, 5", [6] = "6, 6", [7] = "7" }), 54)
  t:equal(scores(game, t, { [1] = "1, 1, 1", [2] = "joker, 2", [3] = "3" }), 18)
end)

test("PHA-R10, PHA-R12, PHA-R13: he may score; the cards are discarded, the marker moves", function(game, t)
  local player = game.players[1]
  arrange(t, { discard = "", ["pyramid(1)"] = { [5] = "5, joker", [6] = "6" } }, "pile")
  t:answers { "none" }
  game:score_pyramids(player)
  t:points { 0, 0, 0, 0 }
  t:holds("track.0", "marker")
  t:answers { "pyramid(1)" }
  game:score_pyramids(player)
  t:points { 22, 0, 0, 0 }
  t:has("discard", "5, joker, 6")
  t:holds("track.1", "marker")
  t:answers {}
  game:score_pyramids(player) -- nothing is left to be scored, and nothing asked
end)

test("PHA-R10: of two pyramids one, both or none", function(game, t)
  for _, answers in ipairs { { "none" }, { "pyramid(1)", "none" }, { "second pyramid(1)", "none" },
                             { "second pyramid(1)", "pyramid(1)" } } do
    at(t, 3)
    arrange(t, { ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" }, ["second pyramid(1)"] = { [2] = "2, 2", [3] = "3" } })
    local before = game.players[1]:points()
    t:answers(answers)
    game:score_pyramids(game.players[1])
    t:all_answered()
    local worth, expected = { ["pyramid(1)"] = 22, ["second pyramid(1)"] = 10, none = 0 }, 0
    for _, answer in ipairs(answers) do expected = expected + worth[answer] end
    t:equal(game.players[1]:points() - before, expected)
  end
end)

test("PHA-R14, PHA-T14: with 12 stones it must be scored, with 11 it may", function(game, t)
  arrange(t, { ["pyramid(1)"] = { [1] = "1, 1, 1, 1, 1, 1, 1", [2] = "2, 2, 2, 2" } })
  t:offers("pyramid(1), none", function() game:score_pyramids(game.players[1]) end)
  arrange(t, { ["pyramid(1)"] = { [1] = "1, 1, 1, 1, 1, 1, 1, 1", [2] = "2, 2, 2, 2" } })
  t:answers {}
  t:offers("pyramid(1)", function() game:score_pyramids(game.players[1]) end)
end)

test("PHA-R14, PHA-Q4: who must score one may score the other first; then the one is still due", function(game, t)
  at(t, 3)
  arrange(t, {
    ["pyramid(1)"] = { [1] = "1, 1, 1, 1, 1, 1, 1, 1", [2] = "2, 2, 2, 2" },
    ["second pyramid(1)"] = { [5] = "5, 5", [6] = "6" },
  })
  t:answers { "not none", "second pyramid(1)", "not none", "pyramid(1)" }
  game:score_pyramids(game.players[1])
  t:points { 28, 0, 0, 0 }
end)

test("PHA-R10, PHA-R14: when the one that was due is scored, the other is free again", function(game, t)
  at(t, 3)
  arrange(t, {
    ["pyramid(1)"] = { [1] = "1, 1, 1, 1, 1, 1, 1, 1", [2] = "2, 2, 2, 2" },
    ["second pyramid(1)"] = { [5] = "5, 5", [6] = "6" },
  })
  t:answers { "not none", "pyramid(1)", "none" }
  game:score_pyramids(game.players[1])
  t:points { 6, 0, 0, 0 }
end)

test("PHA-R32, PHA-D3: from field 6 on two levels are not enough", function(game, t)
  at(t, 5)
  arrange(t, { ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" } })
  t:offers("pyramid(1), none", function() game:score_pyramids(game.players[1]) end)
  at(t, 6)
  t:answers {}
  game:score_pyramids(game.players[1])
  arrange(t, { ["pyramid(1)"] = { [5] = "5, 5, 5", [6] = "6, 6", [7] = "7" } })
  t:offers("pyramid(1), none", function() game:score_pyramids(game.players[1]) end)
end)

test("PHA-T16, PHA-Q3: 13 stones on two levels must be scored, for nothing; the marker moves", function(game, t)
  at(t, 6)
  arrange(t, { ["pyramid(1)"] = { [1] = "1, 1, 1, 1, 1, 1, 1, 1", [2] = "2, 2, 2, 2, 2" } })
  t:answers { "not none", "pyramid(1)" }
  game:score_pyramids(game.players[1])
  t:points { 0, 0, 0, 0 }
  t:holds("track.7", "marker")
  t:equal(game.players[1].pyramids[1]:count(), 0)
end)

test("PHA-Q4: on field 5 a pyramid of two levels can be scored before one of three, but not after", function(game, t)
  for _, answers in ipairs { { "pyramid(1)", "second pyramid(1)" }, { "second pyramid(1)" } } do
    at(t, 5)
    arrange(t, {
      ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" },
      ["second pyramid(1)"] = { [1] = "1, 1, 1", [2] = "2, 2", [3] = "3" },
    })
    t:answers(answers)
    game:score_pyramids(game.players[1])
    t:all_answered()
  end
  t:points { 22 + 18 + 18, 0, 0, 0 }
  t:has("pyramid(1).5", "5, 5")
end)

test("PHA-Q17: two levels that stand when field 6 is reached stay, and may grow", function(game, t)
  at(t, 6)
  arrange(t, { ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" }, ["hand(1)"] = "5" })
  t:answers { "5" }
  game:build(game.players[1])
  t:holds("pyramid(1).5", "5, 5, 5")
end)
