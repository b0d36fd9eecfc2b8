-- game: alhambra, players: 3, knobs: starting_money=12 money_display=6 take_several=3 again=off refill_first=money
local test = ...

test("ALH-R8, starting_money: money is drawn until it is worth 12", function(game, t)
  t:scene({ ["money pile"] = "blue 1, green 5, blue 7, green 9, orange 2" }, "box")
  game:draw_money(game.players[1])
  game:draw_money(game.players[2])
  t:holds("starting money(1)", "orange 2, green 9, blue 7")
  t:holds("starting money(2)", "green 5, blue 1") -- there was no more
end)

test("ALH-R11, ALH-R20, money_display: six cards", function(game, t)
  t:scene({ ["money pile"] = "blue 1, blue 2, blue 3, blue 4, blue 5, blue 6, blue 7, blue 8" }, "box")
  game:lay_out_money()
  t:equal(game.display:size(), 6)
  game.display:top():move(game.box)
  game:refill_display(game.players[1])
  t:equal(game.display:size(), 6)
end)

test("ALH-R15, take_several: several cards up to 3, any card alone", function(game, t)
  t:scene({ ["money display"] = "blue 1, green 2, blue 3, orange 9" }, "box")
  t:answers { "green 2", "not blue 3", "not orange 9", "blue 1" }
  game:take_money(game.players[1])
  t:has("hand(1)", "blue 1, green 2")
  t:answers { "orange 9" }
  game:take_money(game.players[1])
  t:holds("money display", "blue 3")
end)

test("ALH-R18, again: off, and an exact payment ends the turn as well", function(game, t)
  t:scene({ ["hand(1)"] = "blue 9, blue 1", ["yard.blue"] = "garden 10", ["money display"] = "blue 2" }, "box")
  t:answers { "garden 10, blue", "blue 9", "blue 1" }
  game:take_turn(game.players[1])
  t:holds("buildings(1)", "garden 10")
end)

test("ALH-Q2, ALH-Q3, refill_first: money, and A counts though the yard cannot be filled", function(game, t)
  t:scene({ ["building pile"] = "palace 6", ["yard.yellow"] = "", ["yard.green"] = "",
            ["money pile"] = "blue 2, scoring card A", ["money display"] = "green 1, green 2",
            ["buildings(2)"] = "palace 5" }, "box")
  local hold_scoring = game.hold_scoring
  function game:hold_scoring(card)
    t:holds("yard.yellow", "palace 6")
    t:holds("money display", "green 1, green 2")
    hold_scoring(self, card)
  end
  t:equal(game:refill(game.players[1]), false)
  t:points { 0, 4, 0 }
  t:has("money display", "green 1, green 2, blue 2")
end)
