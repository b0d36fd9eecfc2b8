-- game: maharaja, players: 3, knobs: yogi=on auction=on homes=on, with: help/maharaja.lua
local test, help = ...
local has_gold = help.has_gold

local function scene(t, zones)
  local all = { ["characters(1)"] = "yogi", ["characters(2)"] = "sadhu", ["characters(3)"] = "mason" }
  for name, pieces in pairs(zones) do all[name] = pieces end
  t:scene(all)
end

test("MAH-R60, MAH-R61, MAH-R6: the yogi and seven action coins", function(game, t)
  t:holds("free characters", "mogul, trader, sadhu, monk, mason, artist, yogi")
  t:equal(game.coins:amount(), 7)
end)

test("MAH-R20, MAH-R62, MAH-R63: a coin at the beginning of the yogi's turn, to be used then or later",
  function(game, t)
    scene(t, { ["plan(1)"] = "character" })
    t:answers { "character", "mogul", "end turn" }
    game:take_turn(game.players[1])
    t:equal(game.players[1].coins:amount(), 1)
    scene(t, { ["characters(1)"] = "mogul" })
    t:answers { "coin", "gold", "end turn" }
    game:take_turn(game.players[1])
    t:equal(game.players[1].coins:amount(), 0)
    t:equal(game.coins:amount(), 7)
    has_gold(game, t, { 17, 15, 15 })
  end)

test("MAH-R64, MAH-Q8: any action but CHARACTER, once a turn; the yogi got in the turn gives no coin", function(game, t)
  scene(t, { ["characters(1)"] = "mogul", ["plan(1)"] = "character" })
  game.coins:pay(game.players[1].coins, 2)
  t:answers { "1: coin", "not character", "not palace", "quarry", "not coin", "character", "yogi", "end turn" }
  game:take_turn(game.players[1])
  t:equal(game.players[1].coins:amount(), 1)
end)

test("MAH-T15, MAH-R64: QUARRY, for the coin PALACE/HOUSE, then TWO HOUSES", function(game, t)
  scene(t, { ["characters(1)"] = "mogul", ["plan(1)"] = "quarry, two_houses", ["city.Agra"] = "architect 1",
             ["reserve(1)"] = "house 1" })
  game.coins:pay(game.players[1].coins, 1)
  t:answers { "quarry", "coin", "palace_and_house", "inner.Agra", "palace_and_house", "city.Agra", "two_houses",
              "city.Agra", "two_houses", "village.V1", "end turn" }
  game:take_turn(game.players[1])
  has_gold(game, t, { 0, 15, 15 })
  t:equal(game.coins:amount(), 7)
end)

test("MAH-Q17: one part of the extra action must be done, the rest may be left; a planned part is penalised",
  function(game, t)
    scene(t, { ["characters(1)"] = "mogul", ["plan(1)"] = "gold" })
    game.coins:pay(game.players[1].coins, 1)
    t:answers { "coin", "two_houses", "village.V1", "gold", "not two_houses", "end turn" }
    game:take_turn(game.players[1])
    has_gold(game, t, { 16, 15, 15 })
    t:equal(#game.players[1].disc, 27)
  end)

test("MAH-Q17: what was planned as well is done first with the coin's part", function(game, t)
  scene(t, { ["characters(1)"] = "mogul", ["plan(1)"] = "house" })
  game.coins:pay(game.players[1].coins, 1)
  t:answers { "coin", "house", "village.V1", "end turn" }
  game:take_turn(game.players[1])
  has_gold(game, t, { 14, 15, 15 })
end)

test("MAH-R64: the coin buys the house of a new PALACE/HOUSE while the palace of the planned one cannot be paid",
  function(game, t)
    scene(t, { ["characters(1)"] = "mogul", ["plan(1)"] = "palace_and_house, gold", ["city.Agra"] = "architect 1" })
    game.players[1].gold:pay(game.bank, 8)
    game.coins:pay(game.players[1].coins, 1)
    t:answers { "palace_and_house", "village.V1", "coin", "not palace", "palace_and_house", "not inner.Agra",
                "village.V2", "not palace_and_house", "gold", "end turn" }
    game:take_turn(game.players[1])
    t:holds("village.V2", "house 1")
    has_gold(game, t, { 15 - 8 - 2 + 2, 17, 17 }) -- the planned palace is still left undone
  end)

test("MAH-R64: the coin buys a village house of new TWO HOUSES while the planned one is for a city", function(game, t)
  scene(t, { ["characters(1)"] = "mogul", ["plan(1)"] = "two_houses, gold" })
  game.coins:pay(game.players[1].coins, 1)
  t:answers { "two_houses", "village.V1", "coin", "two_houses", "village.V2", "not two_houses", "gold", "end turn" }
  game:take_turn(game.players[1])
  has_gold(game, t, { 15, 17, 17 })
end)

test("MAH-R64, MAH-Q17: what the coin's houses leave open stands beside what is planned", function(game, t)
  scene(t, { ["characters(1)"] = "mogul", ["plan(1)"] = "two_houses, gold", ["city.Agra"] = "architect 1" })
  game.coins:pay(game.players[1].coins, 1)
  t:answers { "two_houses", "city.Agra", "coin", "two_houses", "city.Agra", "two_houses", "village.V1", "two_houses",
              "village.V2", "not two_houses", "gold", "end turn" }
  game:take_turn(game.players[1])
  has_gold(game, t, { 15 - 4 + 2, 15, 15 })
end)

test("MAH-R64, MAH-R52: a city house for the coin can be the other one of the planned TWO HOUSES", function(game, t)
  scene(t, { ["characters(1)"] = "mogul", ["plan(1)"] = "two_houses, gold", ["city.Agra"] = "architect 1" })
  game.coins:pay(game.players[1].coins, 1)
  t:answers { "two_houses", "city.Agra", "coin", "two_houses", "city.Agra", "gold", "end turn" }
  game:take_turn(game.players[1])
  has_gold(game, t, { 15, 15, 15 })
end)

test("MAH-Q18: of an empty bank the yogi gives no coin", function(game, t)
  scene(t, { ["plan(1)"] = "gold" })
  game.coins:pay(game.players[2].coins, 7)
  t:answers { "gold", "end turn" }
  game:take_turn(game.players[1])
  t:equal(game.players[1].coins:amount(), 0)
end)

test("MAH-R66, MAH-R67, MAH-Q19, MAH-Q24: bids rise, the winner pays and chooses; then those without a character",
  function(game, t)
    t:answers { "1: 0", "2: 2", "3: pass", "1: 3", "2: pass", "1: artist", "2: 0", "3: 15", "2: pass",
                "3: mogul", "2: yogi" }
    game:choose_characters()
    has_gold(game, t, { 12, 15, 0 })
    t:holds("characters(2)", "yogi")
  end)

test("MAH-Q19: nobody bids more than he has, and the first must bid", function(game, t)
  game.players[1].gold:pay(game.bank, 13)
  t:offers("0, 1, 2", function() game:choose_characters() end)
end)

test("MAH-T21, MAH-R67: an opening bid of 0 and all pass: he chooses for nothing; and so does the last",
  function(game, t)
    t:answers { "1: 0", "2: pass", "3: pass", "1: mogul", "2: 0", "3: pass", "2: trader", "3: sadhu" }
    game:choose_characters()
    has_gold(game, t, { 15, 15, 15 })
  end)

test("MAH-R68, MAH-D4, MAH-Q20: at home a character counts a point, and is present", function(game, t)
  for character, home in pairs { mogul = "Agra", trader = "Ahmadabad", sadhu = "Benares", monk = "Patna",
                                 mason = "Delhi", artist = "Udaipur", yogi = "Lahore" } do
    scene(t, { ["characters(1)"] = "", ["characters(2)"] = "", ["characters(3)"] = "" })
    t:scene { ["characters(1)"] = character }
    for _, city in ipairs(game.cities) do
      t:equal(game:city_points(game.players[1], city), city:member() == home and 1 or 0, character .. " in " .. home)
    end
  end
  scene(t, { ["city.Lahore"] = "maharaja, house 2" })
  game:score_city()
  has_gold(game, t, { 15 + 7, 15 + 11, 15 })
end)
