-- game: masks, players: 3
local test = ...

local function turn(game, t, hands, card, answers)
  t:scene({ ["hand(1)"] = hands[1], ["hand(2)"] = hands[2], ["hand(3)"] = hands[3],
            deck = "guest, guest, " .. card }, "aside")
  t:answers(answers)
  game:turn(game.players[1])
end

test("a guest who guesses right makes a player leave", function(game, t)
  turn(game, t, { "guest", "poet", "thief" }, "jester", { "1: guest", "player 2", "not guest", "poet" })
  t:equal(game.players[2].out, true)
  t:holds("played(2)", "poet")
end)

test("the lower mask of a duel leaves", function(game, t)
  turn(game, t, { "guest", "poet", "thief" }, "duellist", { "1: duellist", "player 2" })
  t:equal(game.players[1].out, true)
end)

test("nobody chooses who has a chaperone", function(game, t)
  game.players[2].safe = true
  turn(game, t, { "guest", "poet", "thief" }, "spy", { "1: spy", "not player 2", "player 3" })
  t:holds("hand(3)", "thief")
end)

test("the poet leaves the hand of a jester or a thief", function(game, t)
  turn(game, t, { "poet", "guest", "spy" }, "thief", { "1: not thief", "poet" })
  t:holds("hand(1)", "thief")
end)

test("the crown may not be thrown away", function(game, t)
  turn(game, t, { "jester", "crown", "spy" }, "guest", { "1: jester", "player 2" })
  t:equal(game.players[2].out, true)
end)
