-- game: oh_pharaoh, players: 4, with: help/oh_pharaoh.lua
local test, help = ...
local arrange = help.arrange

test("PHA-R16, PHA-T12, PHA-Q13: two cards for one, of all kinds, with one of the others", function(game, t)
  arrange(t, { ["hand(1)"] = "5, joker, thief", ["hand(2)"] = "", ["hand(3)"] = "pharaoh, 4", ["hand(4)"] = "1" })
  t:answers { "1: trade", "not player 2", "1: player 3", "1: joker", "thief", "done", "1: 1", "1: pharaoh",
              "3: accept", "1: done" }
  game:take_actions(game.players[1])
  t:has("hand(1)", "5, pharaoh")
  t:has("hand(3)", "4, joker, thief")
end)

test("PHA-R16: refusing and counter-offers; what is wanted need not be there", function(game, t)
  arrange(t, { ["hand(1)"] = "5, 6", ["hand(2)"] = "3, 4", ["hand(3)"] = "", ["hand(4)"] = "" })
  t:answers {
    "trade", "player 2", "1: 5", "done", "1: 1", "1: joker", "not accept", "2: counter-offer",
    "2: 4", "done", "2: 2", "2: 6", "6", "not accept", "1: counter-offer",
    "1: 6", "done", "1: 1", "1: 4", "not counter-offer", "2: refuse",
    "1: trade", "player 2", "1: 6", "done", "1: 1", "1: 3", "2: counter-offer", "2: 3", "done", "2: 1", "2: 5",
    "1: accept", "1: done" }
  game:take_actions(game.players[1])
  t:has("hand(1)", "3, 6")
  t:has("hand(2)", "4, 5")
end)

test("PHA-R16: offers are bounded, so that a turn ends", function(game, t)
  arrange(t, { ["hand(1)"] = "5", ["hand(2)"] = "3", ["hand(3)"] = "", ["hand(4)"] = "" })
  local answers = {}
  for _ = 1, 3 do
    for _, answer in ipairs { "trade", "player 2", "5", "1", "joker", "refuse" } do answers[#answers + 1] = answer end
  end
  answers[#answers + 1] = "not trade"
  answers[#answers + 1] = "done"
  t:answers(answers)
  game:take_actions(game.players[1])
end)

test("PHA-Q13: who has no cards cannot trade, nor be traded with", function(game, t)
  arrange(t, { ["hand(1)"] = "", ["hand(2)"] = "3", ["hand(3)"] = "", ["hand(4)"] = "" })
  t:offers("done", function() game:take_actions(game.players[1]) end)
  arrange(t, { ["hand(1)"] = "9", ["hand(2)"] = "", ["hand(3)"] = "", ["hand(4)"] = "" })
  t:answers {}
  t:offers("done", function() game:take_actions(game.players[1]) end)
end)
