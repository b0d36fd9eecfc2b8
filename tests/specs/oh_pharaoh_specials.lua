-- game: oh_pharaoh, players: 4, with: help/oh_pharaoh.lua
local test, help = ...
local arrange = help.arrange

-- From now on the die shows these, one after the other; returns what it was asked for.
local function rolls(game, ...)
  local shows, asked = { ... }, {}
  function game:roll(dice, sides)
    asked[#asked + 1] = dice .. "d" .. sides
    return table.remove(shows, 1)
  end
  return asked
end

---------------------------------------------------------------------------------------------------
-- step 3: thief

local function four_levels(t)
  arrange(t, { ["pyramid(2)"] = { [3] = "3, 3, 3, 3", [4] = "4, 4, 4", [5] = "5, 5", [6] = "6" } })
end

test("PHA-R23, PHA-T4, PHA-D4: four levels: a 3 fails, a 4 succeeds", function(game, t)
  four_levels(t)
  arrange(t, { ["hand(1)"] = "thief, thief", ["hand(2)"] = "9", discard = "" }, "pile")
  local asked = rolls(game, 3, 4)
  t:answers { "1: pyramid(2)", "2: no" }
  game:rob(game.players[1])
  t:holds("hand(1)", "thief")
  t:holds("discard", "thief")
  t:answers { "1: pyramid(2)", "2: no", "1: 6" }
  game:rob(game.players[1])
  t:holds("hand(1)", "6")
  t:holds("pyramid(2).6", "")
  t:holds("pyramid(2).5", "5, 5")
  t:equal(table.concat(asked, " "), "1d6 1d6")
end)

test("PHA-D4: all of six sides come up", function(game, t)
  local seen, sides = {}, 0
  for _ = 1, 200 do
    local n = game:roll(1, 6)
    if not seen[n] then seen[n], sides = true, sides + 1 end
  end
  t:equal(sides, 6)
end)

test("PHA-R22, PHA-R28: thieves and tax collectors, any number; all are discarded", function(game, t)
  arrange(t, {
    ["pyramid(2)"] = { [5] = "5, 5, 5, 5", [6] = "6" },
    ["hand(1)"] = "thief, thief, tax collector", ["hand(2)"] = "", ["hand(3)"] = "9", ["hand(4)"] = "", discard = "",
  }, "pile")
  rolls(game, 2, 1)
  t:answers { "1: rob", "pyramid(2)", "5", "1: tax", "3: no", "1: rob", "pyramid(2)", "1: done" }
  game:take_actions(game.players[1])
  t:has("hand(1)", "5, 9")
  t:has("discard", "thief, thief, tax collector")
end)

test("PHA-R24: the stolen card, a joker also, may be used at once", function(game, t)
  arrange(t, {
    ["pyramid(2)"] = { [5] = "5, 5, joker", [6] = "6" }, ["pyramid(1)"] = { [1] = "1, 1", [2] = "2" },
    ["hand(1)"] = "thief", ["hand(2)"] = "", ["hand(3)"] = "", ["hand(4)"] = "",
  })
  rolls(game, 6)
  t:answers { "rob", "pyramid(2)", "5", "joker", "build", "joker", "not 2", "1", "done" }
  game:take_actions(game.players[1])
  t:holds("pyramid(1).1", "1, 1, joker")
  t:holds("pyramid(2).5", "5, 5")
end)

-- 5x4, 6x2, 7; then this level loses a card.
local function seven_stones(game, t, level)
  arrange(t, {
    ["pyramid(2)"] = { [5] = "5, 5, 5, 5", [6] = "6, 6", [7] = "7" }, ["hand(1)"] = "thief", ["hand(2)"] = "",
  })
  rolls(game, 6)
  return { "1: pyramid(2)", "1: " .. level }
end

local function take_back(game, t, more)
  local answers = seven_stones(game, t, 6)
  for _, answer in ipairs(more) do answers[#answers + 1] = answer end
  t:answers(answers)
  game:rob(game.players[1])
  t:all_answered()
  t:holds("hand(1)", "6")
end

test("PHA-T5, PHA-R25: a 6 is stolen: he takes back all six", function(game, t)
  take_back(game, t, { "2: all" })
  t:has("hand(2)", "5, 5, 5, 5, 6, 7")
  t:equal(game.players[2].pyramids[1]:count(), 0)
end)

test("PHA-T5, PHA-R25: or leaves two 5s and a 6", function(game, t)
  take_back(game, t, { "2: 7", "2: 5", "5", "done" })
  t:holds("pyramid(2).5", "5, 5")
  t:holds("pyramid(2).6", "6")
  t:has("hand(2)", "5, 5, 7")
end)

test("PHA-T6, PHA-Q2, PHA-Q20: or four or three 5s and a 6, or none; the 7 cannot lie on one 6", function(game, t)
  take_back(game, t, { "2: 7", "done" })
  t:holds("pyramid(2).5", "5, 5, 5, 5")
  take_back(game, t, { "2: 5", "not done", "7", "done" })
  t:holds("pyramid(2).5", "5, 5, 5")
  take_back(game, t, { "not done", "2: 5", "not done", "5", "not done", "5", "not done", "5", "not done", "all" })
  t:has("hand(2)", "5, 5, 5, 5, 6, 7")
  take_back(game, t, { "2: 7", "5", "5", "5", "6", "5" }) -- one by one
  t:has("hand(2)", "5, 5, 5, 5, 6, 7")
end)

test("PHA-T7, PHA-R25: a 5 is stolen: it is a pyramid still, nothing is taken back", function(game, t)
  t:answers(seven_stones(game, t, 5))
  game:rob(game.players[1])
  t:holds("pyramid(2).5", "5, 5, 5")
  t:holds("hand(2)", "")
end)

test("PHA-Q8: a joker that is stolen or taken back is a joker again", function(game, t)
  arrange(t, { ["pyramid(2)"] = { [5] = "joker, 5", [6] = "joker" }, ["hand(1)"] = "thief", ["hand(2)"] = "" })
  rolls(game, 2)
  t:answers { "pyramid(2)", "6", "2: 5", "2: joker", "2: all" }
  game:rob(game.players[1])
  t:holds("hand(1)", "joker")
  t:has("hand(2)", "joker, 5")
end)

test("PHA-R23, PHA-Q9: before the roll only the pyramid is named", function(game, t)
  arrange(t, {
    ["pyramid(2)"] = { [5] = "5, 5", [6] = "6" }, ["second pyramid(2)"] = { [1] = "1, 1", [2] = "2" },
    ["pyramid(3)"] = { [1] = "1, 1", [2] = "2" }, ["pyramid(1)"] = { [1] = "1, 1", [2] = "2" },
    ["hand(1)"] = "thief, thief", ["hand(2)"] = "", ["hand(3)"] = "",
  })
  local asked = rolls(game, 1)
  t:offers("pyramid(2), second pyramid(2), pyramid(3)", function() game:rob(game.players[1]) end)
  t:answers { "pyramid(3)" }
  game:rob(game.players[1])
  t:equal(#asked, 1)
end)

test("PHA-Q10: seven levels cannot be robbed, six can", function(game, t)
  local levels = { [2] = "2, 2, 2, 2, 2, 2", [3] = "3, 3, 3, 3, 3", [4] = "4, 4, 4, 4", [5] = "5, 5, 5", [6] = "6, 6",
                   [7] = "7" }
  arrange(t, { ["pyramid(2)"] = levels, ["hand(1)"] = "thief", ["hand(2)"] = "" })
  t:equal(game:may_rob(game.players[1]), true)
  levels[1] = "1, 1, 1, 1, 1, 1, 1"
  arrange(t, { ["pyramid(2)"] = levels })
  t:equal(game:may_rob(game.players[1]), false)
  arrange(t, { ["hand(1)"] = "5", ["pyramid(2)"] = { [5] = "5, 5", [6] = "6" } })
  t:equal(game:may_rob(game.players[1]), false, "without a thief")
end)

---------------------------------------------------------------------------------------------------
-- step 3: tax collector and pharaoh

test("PHA-R27, PHA-T10, PHA-Q11, PHA-R28: a pharaoh stops the thief before the roll; both go", function(game, t)
  four_levels(t)
  arrange(t, { ["hand(1)"] = "thief", ["hand(2)"] = "pharaoh, 9", ["hand(3)"] = "pharaoh", discard = "" }, "pile")
  local asked = rolls(game, 6)
  t:answers { "1: pyramid(2)", "not 9", "2: pharaoh" } -- and player 3 is not asked
  game:rob(game.players[1])
  t:equal(#asked, 0)
  t:has("discard", "thief, pharaoh")
  t:holds("hand(1)", "")
  t:holds("hand(2)", "9")
end)

test("PHA-R26, PHA-R27, PHA-T9, PHA-Q11: of three one plays a pharaoh, the others lose a card each", function(game, t)
  arrange(t, {
    ["hand(1)"] = "tax collector", ["hand(2)"] = "1, 2", ["hand(3)"] = "pharaoh, 3", ["hand(4)"] = "4", discard = "",
  }, "pile")
  t:answers { "2: no", "3: pharaoh", "4: no" }
  game:tax(game.players[1])
  t:has("discard", "tax collector, pharaoh")
  t:equal(game.players[1].hand:size(), 2)
  t:equal(game.players[1].hand:count { kind = "4" }, 1)
  t:equal(game.players[2].hand:size(), 1)
  t:holds("hand(3)", "3")
  t:holds("hand(4)", "")
end)

test("PHA-R26: any card of a hand may be taken", function(game, t)
  local seen, kinds = {}, 0
  for _ = 1, 60 do
    arrange(t, { ["hand(1)"] = "tax collector", ["hand(2)"] = "7, 8, 9", ["hand(3)"] = "", ["hand(4)"] = "" })
    t:answers { "2: no" }
    game:tax(game.players[1])
    local kind = game.players[1].hand:bottom().kind
    if not seen[kind] then seen[kind], kinds = true, kinds + 1 end
  end
  t:equal(kinds, 3)
end)

test("PHA-Q12: who has no cards gives none; if nobody has, it cannot be played", function(game, t)
  arrange(t, { ["hand(1)"] = "tax collector", ["hand(2)"] = "", ["hand(3)"] = "3", ["hand(4)"] = "" })
  t:answers { "3: no" }
  game:tax(game.players[1])
  t:holds("hand(1)", "3")
  arrange(t, { ["hand(1)"] = "tax collector", ["hand(3)"] = "" })
  t:equal(game:may_tax(game.players[1]), false)
end)
