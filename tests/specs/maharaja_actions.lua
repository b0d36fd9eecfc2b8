-- game: maharaja, players: 4, with: help/maharaja.lua
local test, help = ...
local scene, gold, has_gold, turn = help.scene, help.gold, help.has_gold, help.turn

test("MAH-R27, MAH-R31: GOLD is two gold, QUARRY two own houses from the bank", function(game, t)
  scene(t, { ["plan(1)"] = "gold, quarry" })
  turn(game, t, { "gold", "quarry", "not gold", "not quarry", "end turn" })
  has_gold(game, t, { 17, 15, 15, 15 })
  t:equal(game.players[1].reserve:size(), 6)
  t:equal(game.players[1].bank:size(), 14)
end)

test("MAH-Q16: a QUARRY that finds one house takes it and is not whole; of an empty bank it is not possible",
  function(game, t)
    local player = game.players[1]
    player.bank:deal(15, player.reserve)
    scene(t, { ["plan(1)"] = "quarry, gold" })
    turn(game, t, { "quarry", "not quarry", "gold", "end turn" })
    t:equal(player.bank:size(), 0)
    has_gold(game, t, { 17, 17, 17, 17 })
  end)

test("MAH-R28, MAH-R40, MAH-R41: a house in any village, or in the city where the architect is, for one gold",
  function(game, t)
    scene(t, { ["plan(1)"] = "house, house", ["city.Agra"] = "architect 1" })
    turn(game, t, { "house", "not city.Delhi", "not inner.Agra", "city.Agra", "house", "village.V30", "end turn" })
    t:holds("city.Agra", "architect 1, house 1")
    t:holds("village.V30", "house 1")
    has_gold(game, t, { 13, 15, 15, 15 })
  end)

test("MAH-R3: any number of houses fits in a city, and none is on a palace site", function(game, t)
  scene(t, { ["plan(1)"] = "house", ["city.Agra"] = "architect 1, house 1, house 1, house 2, house 2, house 2, house 3",
             ["inner.Agra"] = "palace 2" })
  turn(game, t, { "house", "city.Agra", "end turn" })
  t:equal(game.cities.Agra:count(game.players[1].house), 3)
end)

test("MAH-R4, MAH-T16: a third house in a village is not possible", function(game, t)
  scene(t, { ["plan(1)"] = "house", ["village.V1"] = "house 2, house 3", ["village.V2"] = "house 1" })
  turn(game, t, { "house", "not village.V1", "village.V2", "end turn" })
end)

test("MAH-R12, MAH-R28: without a house in the reserve, or gold, nothing is built", function(game, t)
  scene(t, { ["plan(1)"] = "house, gold" })
  game.players[1].reserve:move_all(game.players[1].bank)
  t:offers("gold, end turn", function() game:take_turn(game.players[1]) end)
  scene(t, { ["plan(2)"] = "house, gold" })
  gold(game, game.players[2], 0)
  t:offers("gold, end turn", function() game:take_turn(game.players[2]) end)
end)

test("MAH-R29, MAH-R43, MAH-T17: TWO HOUSES: never both in villages", function(game, t)
  scene(t, { ["plan(1)"] = "two_houses", ["village.V1"] = "house 1", ["village.V2"] = "house 1" })
  turn(game, t, { "two_houses", "village.V5", "not two_houses", "travel", "city.Ahmadabad", "two_houses",
                  "not village.V6", "city.Ahmadabad", "end turn" })
  has_gold(game, t, { 13, 15, 15, 15 })
end)

test("MAH-T17, MAH-R52: TWO HOUSES without the one in a city is not done", function(game, t)
  scene(t, { ["plan(1)"] = "two_houses" })
  turn(game, t, { "two_houses", "village.V5", "not two_houses", "end turn" })
  has_gold(game, t, { 14, 17, 17, 17 })
end)

test("MAH-R29, MAH-R41: both houses in cities, in two of them if the architect travels", function(game, t)
  scene(t, { ["plan(1)"] = "two_houses", ["city.Ahmadabad"] = "architect 1", ["village.V19"] = "house 1" })
  turn(game, t, { "two_houses", "city.Ahmadabad", "travel", "city.Lahore", "two_houses", "city.Lahore", "end turn" })
  t:has("city.Lahore", "house 1, architect 1")
  has_gold(game, t, { 13, 15, 15, 15 })
end)

test("MAH-R26, MAH-R29: TWO HOUSES twice: first both houses in a city, then both in villages", function(game, t)
  scene(t, { ["plan(1)"] = "two_houses, two_houses", ["city.Agra"] = "architect 1" })
  turn(game, t, { "two_houses", "city.Agra", "two_houses", "city.Agra", "two_houses", "village.V1", "two_houses",
                  "not city.Delhi", "village.V2", "end turn" })
  has_gold(game, t, { 11, 15, 15, 15 })
end)

test("MAH-R29, MAH-R52: TWO HOUSES twice: three houses in villages are never right", function(game, t)
  scene(t, { ["plan(1)"] = "two_houses, two_houses", ["city.Agra"] = "architect 1" })
  turn(game, t, { "two_houses", "city.Agra", "two_houses", "village.V1", "two_houses", "village.V2", "two_houses",
                  "not village.V3", "city.Agra", "end turn" })
  has_gold(game, t, { 11, 15, 15, 15 })
end)

test("MAH-R30, MAH-R44, MAH-Q14: a house is moved to another village or to the architect's city, for nothing",
  function(game, t)
    scene(t, { ["plan(1)"] = "move_house, move_house", ["city.Agra"] = "architect 1", ["city.Delhi"] = "house 1",
               ["village.V1"] = "house 1", ["village.V2"] = "house 2, house 2" })
    turn(game, t, { "move_house", "not reserve(1)", "not village.V2", "village.V1", "not village.V1", "not village.V2",
                    "not city.Delhi", "village.V3", "move_house", "city.Delhi", "city.Agra", "end turn" })
    t:holds("village.V1", "")
    t:holds("city.Agra", "architect 1, house 1")
    has_gold(game, t, { 15, 15, 15, 15 })
  end)

test("MAH-R44: when the last house leaves a village the road is closed", function(game, t)
  scene(t, { ["plan(1)"] = "move_house", ["village.V1"] = "house 1", ["village.V2"] = "house 1" })
  turn(game, t, { "move_house", "village.V1", "village.V9", "not travel", "end turn" })
end)

test("MAH-R32, MAH-R41, MAH-R42, MAH-Q13: a palace on either site of the architect's garden, for twelve",
  function(game, t)
    scene(t, { ["plan(1)"] = "palace, palace", ["city.Agra"] = "architect 1" })
    gold(game, game.players[1], 24)
    turn(game, t, { "palace", "not inner.Delhi", "not city.Agra", "outer.Agra", "palace", "inner.Agra", "end turn" })
    t:holds("inner.Agra", "palace 1")
    t:has("outer.Agra", "neutral palace, palace 1")
    has_gold(game, t, { 0, 15, 15, 15 })
    t:points { 2, 0, 0, 0 }
  end)

test("MAH-R3, MAH-R42: a garden takes no more than seven palaces, each on a site of its own", function(game, t)
  scene(t, { ["plan(1)"] = "palace", ["city.Agra"] = "architect 1", ["inner.Agra"] = "palace 2",
             ["outer.Agra"] = "neutral palace, palace 2, palace 2, palace 3, palace 3, palace 4" })
  t:offers("end turn", function() game:take_turn(game.players[1]) end)
end)

test("MAH-R33, MAH-R26, MAH-R43: PALACE/HOUSE in any order, with a journey between", function(game, t)
  scene(t, { ["plan(1)"] = "palace_and_house, gold", ["city.Ahmadabad"] = "architect 1", ["village.V19"] = "house 1" })
  turn(game, t, { "palace_and_house", "inner.Ahmadabad", "gold", "travel", "city.Lahore", "palace_and_house",
                  "not inner.Lahore", "city.Lahore", "end turn" })
  t:has("city.Lahore", "house 1, architect 1")
  has_gold(game, t, { 15 - 12 + 2 - 1, 15, 15, 15 })
end)

test("MAH-T10, MAH-R52: only the house of PALACE/HOUSE: all others get two gold", function(game, t)
  scene(t, { ["plan(1)"] = "palace_and_house, gold" })
  turn(game, t, { "palace_and_house", "village.V1", "gold", "end turn" })
  has_gold(game, t, { 16, 17, 17, 17 })
  t:equal(#game.players[1].disc, 18)
end)

test("MAH-R52, MAH-Q3, MAH-Q4: whatever is missing, and why ever, it is two gold a turn", function(game, t)
  scene(t, { ["plan(1)"] = "palace, palace_and_house" })
  turn(game, t, { "end turn" })
  has_gold(game, t, { 15, 17, 17, 17 })
  scene(t, { ["plan(1)"] = "quarry, palace" })
  local player = game.players[1]
  player.bank:move_all(player.reserve)
  turn(game, t, { "not quarry", "end turn" })
  has_gold(game, t, { 15, 19, 19, 19 })
end)
