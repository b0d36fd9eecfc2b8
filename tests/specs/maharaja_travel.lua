-- game: maharaja, players: 4, with: help/maharaja.lua
local test, help = ...
local scene, gold, has_gold, turn = help.scene, help.gold, help.has_gold, help.turn

test("MAH-T1, MAH-R13, MAH-R37, MAH-R39: A is connected with the start, B is not: a village on the way is empty",
  function(game, t)
    scene(t, { ["village.V1"] = "house 1", ["village.V2"] = "house 1", ["village.V3"] = "house 1", ["plan(1)"] = "" })
    turn(game, t, { "travel", "not city.Udaipur", "not start", "city.Ahmadabad", "end turn" })
    t:equal(game.players[1].architect:zone(), game.cities.Ahmadabad)
    has_gold(game, t, { 15, 15, 15, 15 })
  end)

test("MAH-T2, MAH-R38: houses of two others in a village: one gold for each", function(game, t)
  scene(t, { ["village.V1"] = "house 2, house 3", ["village.V2"] = "house 1", ["plan(1)"] = "" })
  turn(game, t, { "travel", "city.Ahmadabad", "end turn" })
  has_gold(game, t, { 13, 16, 16, 15 })
end)

test("MAH-T3: two houses of one other: two gold for him", function(game, t)
  scene(t, { ["village.V1"] = "house 2, house 2", ["village.V2"] = "house 1", ["plan(1)"] = "" })
  turn(game, t, { "travel", "city.Ahmadabad", "end turn" })
  has_gold(game, t, { 13, 17, 15, 15 })
end)

test("MAH-T4, MAH-R17: an own house makes a village free; for the monk the bank pays, but empty ones bar him",
  function(game, t)
    scene(t, { ["village.V1"] = "house 1, house 2", ["village.V2"] = "house 2", ["village.V3"] = "house 3",
               ["plan(1)"] = "" })
    turn(game, t, { "travel", "city.Ahmadabad", "end turn" })
    has_gold(game, t, { 14, 16, 15, 15 })
    scene(t, { ["characters(1)"] = "monk", ["free characters"] = "mogul, trader" })
    game.players[1].architect:move(game.start)
    gold(game, game.players[1], 0)
    turn(game, t, { "travel", "not city.Udaipur", "city.Ahmadabad", "end turn" })
    has_gold(game, t, { 0, 17, 15, 15 })
  end)

test("MAH-R36, MAH-Q11: he travels as often as he likes, and pays for a village each time", function(game, t)
  scene(t, { ["village.V1"] = "house 2", ["village.V2"] = "house 1", ["village.V3"] = "house 1",
             ["village.V4"] = "house 1", ["plan(1)"] = "gold" })
  turn(game, t, { "travel", "city.Ahmadabad", "travel", "city.Udaipur", "gold", "travel", "city.Ahmadabad",
                  "end turn" })
  has_gold(game, t, { 15 - 3 + 2, 18, 15, 15 })
end)

test("a circle on which nothing is done is not gone: he does not come back at once", function(game, t)
  scene(t, { ["village.V1"] = "house 1", ["village.V2"] = "house 1", ["village.V3"] = "house 1",
             ["village.V4"] = "house 1", ["plan(1)"] = "gold" })
  turn(game, t, { "travel", "city.Ahmadabad", "travel", "not city.Ahmadabad", "city.Udaipur", "not travel", "gold",
                  "travel", "city.Ahmadabad", "end turn" })
end)

test("MAH-Q10: no journey ends at the start", function(game, t)
  scene(t, { ["city.Ahmadabad"] = "architect 1", ["village.V1"] = "house 1", ["village.V2"] = "house 1",
             ["village.V11"] = "house 1", ["village.V12"] = "house 1", ["plan(1)"] = "" })
  t:answers { "travel" }
  t:offers("city.Udaipur", function() game:take_turn(game.players[1]) end)
end)

test("MAH-Q12: a journey that cannot be paid whole is not offered", function(game, t)
  scene(t, { ["village.V1"] = "house 2", ["village.V2"] = "house 3", ["village.V3"] = "house 2, house 2",
             ["village.V4"] = "house 2", ["plan(1)"] = "" })
  gold(game, game.players[1], 2)
  turn(game, t, { "travel", "not city.Udaipur", "city.Ahmadabad", "end turn" })
  has_gold(game, t, { 0, 16, 16, 15 })
end)

test("MAH-R38: who may be paid less on another way is a choice: 2 to player 2, or 1 to 3 and 1 to 4", function(game, t)
  scene(t, { ["village.V3"] = "house 2", ["village.V4"] = "house 2", ["village.V1"] = "house 3",
             ["village.V2"] = "house 4", ["village.V11"] = "house 1", ["village.V12"] = "house 1", ["plan(1)"] = "" })
  turn(game, t, { "travel", "city.Udaipur", "start, V1, V2, Ahmadabad, V11, V12, Udaipur", "end turn" })
  has_gold(game, t, { 13, 15, 16, 16 })
end)
