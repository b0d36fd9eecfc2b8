-- game: oh_pharaoh, players: 4, with: help/oh_pharaoh.lua
local test, help = ...
local arrange, at = help.arrange, help.at

test("PHA-R33, PHA-T15, PHA-D1: two are scored on field 9: the first one's cards are shuffled in, not the second's",
  function(game, t)
    at(t, 9)
    arrange(t, {
      ["pyramid(1)"] = { [5] = "5, 5, 5", [6] = "6, 6", [7] = "7" },
      ["second pyramid(1)"] = { [1] = "1, 1, 1", [2] = "2, 2", [3] = "3" },
      pile = "8, 8", discard = "9", row = "4, joker, thief", ["hand(1)"] = "4",
    }, "hand(4)")
    t:answers { "pyramid(1)", "second pyramid(1)" }
    game:score_pyramids(game.players[1])
    t:points { 54 + 18, 0, 0, 0 }
    t:has("pile", "5, 5, 5, 6, 6, 7, 8, 8, 9, end card")
    t:has("discard", "1, 1, 1, 2, 2, 3")
    t:holds("track.10", "marker")
    t:holds("beside the track", "")
    t:holds("row", "4, joker, thief") -- PHA-Q16: open cards, hands and pyramids stay
    t:holds("hand(1)", "4")
  end)

test("PHA-Q16: on the last field the marker stays, and the end card where it is", function(game, t)
  at(t, 10)
  arrange(t, { pile = "8, end card, 9", ["pyramid(1)"] = { [5] = "5, 5, 5", [6] = "6, 6", [7] = "7" } })
  t:answers { "pyramid(1)" }
  game:score_pyramids(game.players[1])
  t:holds("track.10", "marker")
  t:holds("pile", "8, end card, 9")
end)

-- Player 1 takes his turn with these answers; the game is over then.
local function ends(game, t, answers)
  t:answers(answers)
  game:take_turn(game.players[1])
  t:all_answered()
  t:equal(game.over, true)
  t:holds("beside the track", "end card")
end

test("PHA-R34, PHA-T17: turned up in step 2: it is over; two levels count nothing, three do", function(game, t)
  at(t, 10)
  arrange(t, {
    ["pyramid(2)"] = { [5] = "5, 5", [6] = "6" }, ["pyramid(3)"] = { [5] = "5, 5, 5", [6] = "6, 6", [7] = "7" },
    ["second pyramid(3)"] = { [1] = "1, 1, 1", [2] = "2, 2", [3] = "3" },
    row = "3, 5, joker", pile = "9, end card, 3", ["hand(1)"] = "1, 1, 2",
  })
  ends(game, t, { "5" })
  t:holds("row", "3, joker")
  t:has("hand(1)", "1, 1, 2, 5")
  game:count_up()
  game:standings()
  t:points { 0, 0, 54 + 18, 0 }
  t:ranks { 2, 2, 1, 2 }
end)

test("PHA-Q16, PHA-R34: drawn from the pile, or when the hand is filled, it ends the game as well", function(game, t)
  at(t, 10)
  arrange(t, { row = "3, 5, joker", pile = "9, end card", ["hand(1)"] = "1" })
  ends(game, t, { "pile" })
  t:holds("hand(1)", "1")
  game.over = nil
  arrange(t, {
    ["beside the track"] = "", pile = "9, end card, 8", ["hand(2)"] = "", ["hand(3)"] = "", ["hand(4)"] = "",
  })
  ends(game, t, { "3", "done", "none" })
  t:has("hand(1)", "1, 3")
end)

test("PHA-Q15, PHA-Q16: however alike the last cards are, the end card comes", function(game, t)
  at(t, 10)
  arrange(t, { row = "3, 5, joker", pile = "end card, 3, 3", discard = "joker" }, "hand(4)")
  t:answers { "5" }
  game:draw(game.players[1])
  t:equal(game.over, true)
end)

test("PHA-R34, PHA-Q18: most points win; a tie is shared", function(game, t)
  game.players[2]:score(10)
  game.players[4]:score(10)
  game:count_up()
  game:standings()
  t:ranks { 3, 1, 3, 1 }
end)

test("PHA-R22, PHA-R29: a whole turn in its four steps", function(game, t)
  arrange(t, {
    row = "3, 5, joker", pile = "9, 8, 7, 6, 9, 8, 7", ["hand(1)"] = "5, 6, 1, 2, 4, 9, 3",
    ["hand(2)"] = "", ["hand(3)"] = "", ["hand(4)"] = "",
    ["pyramid(1)"] = { [1] = "1, 1", [2] = "2" },
  })
  t:answers { "1: pyramid(1)", "1: 5", "1: build", "5", "5", "6", "1: done", "1: 9" }
  game:take_turn(game.players[1])
  t:all_answered()
  t:points { 6, 0, 0, 0 }
  t:equal(game.players[1].hand:size(), 7)
end)
