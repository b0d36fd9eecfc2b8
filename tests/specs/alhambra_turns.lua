-- game: alhambra, players: 4
local test = ...

local CURRENCIES = { "yellow", "green", "blue", "orange" }

---------------------------------------------------------------------------------------------------
-- a turn

local function market(t, hand, display)
  t:scene({ ["hand(1)"] = hand, ["money display"] = display or "yellow 1, green 4, blue 6, orange 8",
            ["yard.yellow"] = "pavilion 4", ["yard.green"] = "palace 9", ["yard.blue"] = "garden 10",
            ["yard.orange"] = "garden 10" }, "box")
end

test("ALH-R14, ALH-Q4: take money or buy; only buildings that one can pay are offered", function(game, t)
  market(t, "blue 9, blue 1, orange 9, yellow 4")
  t:offers("pavilion 4, yellow, garden 10, blue, take money", function() game:take_turn(game.players[1]) end)
end)

test("ALH-T4, ALH-R15: of 1, 4, 6 and 8 any one, or 1 and 4", function(game, t)
  local legal = { ["yellow 1"] = "green 4, done", ["green 4"] = "yellow 1, done", ["blue 6"] = nil, ["orange 8"] = nil }
  for _, first in ipairs { "yellow 1", "green 4", "blue 6", "orange 8" } do
    market(t, "")
    t:answers { first }
    if legal[first] then t:offers(legal[first], function() game:take_money(game.players[1]) end)
    else
      game:take_money(game.players[1])
      t:holds("hand(1)", first)
    end
  end
  market(t, "")
  t:offers("yellow 1, green 4, blue 6, orange 8", function() game:take_money(game.players[1]) end)
  t:answers { "yellow 1", "green 4" }
  game:take_money(game.players[1])
  t:has("hand(1)", "yellow 1, green 4")
  t:has("money display", "blue 6, orange 8")
end)

test("ALH-R15: several cards of any currencies, worth 5 together; a 5 is taken alone", function(game, t)
  market(t, "", "yellow 1, green 2, blue 2, orange 5")
  t:answers { "1: take money", "not done", "green 2", "not orange 5", "yellow 1", "blue 2" }
  game:take_turn(game.players[1])
  t:has("hand(1)", "green 2, yellow 1, blue 2")
  t:holds("money display", "orange 5")
  market(t, "", "yellow 1, green 2, blue 2, orange 5")
  t:answers { "1: take money", "orange 5" }
  game:take_turn(game.players[1])
  t:holds("hand(1)", "orange 5")
end)

test("ALH-T5, ALH-R16, ALH-R17: Gabi pays 11 in blue for a garden of 10, and her turn ends", function(game, t)
  market(t, "blue 7, blue 4, green 9")
  t:answers { "1: garden 10, blue", "not green 9", "blue 7", "not done", "blue 4" }
  game:take_turn(game.players[1])
  t:holds("buildings(1)", "garden 10")
  t:has("discards", "blue 7, blue 4")
  t:holds("hand(1)", "green 9")
  t:holds("yard.blue", "")
  t:holds("yard.orange", "garden 10")
end)

test("ALH-T6, ALH-R18, ALH-Q4: she pays 10 exactly and must choose again", function(game, t)
  market(t, "blue 7, blue 3, green 9")
  t:answers { "1: garden 10, blue", "blue 7", "blue 3" }
  t:offers("palace 9, green, take money", function() game:take_turn(game.players[1]) end)
  t:holds("buildings(1)", "garden 10")
end)

test("ALH-R16: a useless card may be paid as well", function(game, t)
  market(t, "blue 9, blue 1, blue 2")
  t:answers { "1: garden 10, blue", "blue 9", "blue 1", "blue 2" }
  game:take_turn(game.players[1])
  t:has("discards", "blue 9, blue 1, blue 2")
end)

test("ALH-T7, ALH-R19: four exact payments and then money: five steps; nothing is refilled before", function(game, t)
  t:scene({ ["hand(1)"] = "yellow 4, green 9, blue 9, blue 1, orange 8, orange 2",
            ["money display"] = "yellow 1, green 1, blue 2, blue 6", ["yard.yellow"] = "pavilion 4",
            ["yard.green"] = "palace 9", ["yard.blue"] = "garden 10", ["yard.orange"] = "garden 10" }, "box")
  t:answers { "pavilion 4, yellow", "yellow 4", "garden 10, orange", "orange 8", "orange 2", "palace 9, green",
              "green 9", "garden 10, blue", "blue 9", "blue 1", "not pavilion 4, yellow", "take money", "blue 6" }
  game:take_turn(game.players[1])
  t:all_answered()
  t:has("buildings(1)", "pavilion 4, garden 10, palace 9, garden 10")
  t:holds("hand(1)", "blue 6")
  for _, currency in ipairs(CURRENCIES) do t:holds("yard." .. currency, "") end
  t:equal(game.display:size(), 3)
end)

test("ALH-T8: 6 blue and 4 green do not pay 10; nor do 9 blue", function(game, t)
  for _, hand in ipairs { "blue 6, green 4", "blue 9" } do
    market(t, hand)
    t:equal(game:can_buy(game.players[1], game.yard.blue:top()), false)
    t:offers("take money", function() game:take_turn(game.players[1]) end)
  end
  market(t, "blue 6, green 4, blue 4")
  t:answers { "blue 6", "not green 4", "not done", "blue 4" }
  t:equal(#game:choose_payment(game.players[1], 10, "blue"), 2)
end)

test("ALH-Q4: no money on the table and nothing that can be paid: the turn ends", function(game, t)
  market(t, "yellow 4, yellow 3")
  game.display:move_all(game.box)
  t:answers { "1: not take money", "pavilion 4, yellow", "yellow 4", "done" }
  game:take_turn(game.players[1])
  t:all_answered()
  t:holds("hand(1)", "yellow 3")
end)

---------------------------------------------------------------------------------------------------
-- after a turn

test("ALH-R20, ALH-Q2: the yard is refilled from the left, and the display to four", function(game, t)
  t:scene({ ["building pile"] = "tower 7, tower 8, tower 12", ["yard.yellow"] = "", ["yard.green"] = "palace 9",
            ["yard.blue"] = "", ["yard.orange"] = "garden 6", ["money pile"] = "blue 1, blue 2, blue 3",
            ["money display"] = "green 1, green 2" }, "box")
  t:equal(game:refill(game.players[2]), true)
  t:holds("yard.yellow", "tower 12")
  t:holds("yard.green", "palace 9")
  t:holds("yard.blue", "tower 8")
  t:holds("building pile", "tower 7")
  t:has("money display", "green 1, green 2, blue 3, blue 2")
end)

test("ALH-R21: the discards are shuffled when the money pile has run out", function(game, t)
  t:scene({ ["money pile"] = "blue 1", ["money display"] = "green 1", discards = "blue 7, blue 8, blue 9" }, "box")
  game:refill_display(game.players[2])
  t:holds("discards", "")
  t:equal(game.display:size(), 4)
  t:equal(game.display:count { currency = "blue", value = 1 }, 1)
  t:equal(game.money_pile:size(), 1)
  t:scene({ ["money pile"] = "blue 1", ["money display"] = "green 1, green 2, green 3", discards = "blue 7" }, "box")
  game:refill_display(game.players[2])
  t:holds("money pile", "")
  t:holds("discards", "blue 7")
end)

test("ALH-Q7: pile and discards are empty: fewer than four", function(game, t)
  t:scene({ ["money pile"] = "blue 1", ["money display"] = "green 1", discards = "" }, "box")
  game:refill_display(game.players[2])
  t:has("money display", "blue 1, green 1")
end)

test("ALH-R22: then the left neighbour is on turn", function(game, t)
  local turns = {}
  function game:take_turn(player) turns[#turns + 1] = player.seat end
  function game:refill(next_player) return next_player.seat ~= 2 or #turns < 9 end
  game.starter = game.players[3]
  game:take_turns()
  t:equal(table.concat(turns, " "), "3 4 1 2 3 4 1 2 3 4 1")
end)
