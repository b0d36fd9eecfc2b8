-- game: maharaja, players: 2, with: help/maharaja.lua
local test, help = ...
local has_gold = help.has_gold

test("MAH-R4, MAH-T16, MAH-Q26: with two players one house in a village, at the beginning already", function(game, t)
  t:scene { ["characters(1)"] = "mogul", ["characters(2)"] = "trader", ["plan(1)"] = "house" }
  t:answers { "1: village.V1", "2: not village.V1", "village.V2", "1: village.V3", "2: village.V4", "1: village.V5",
              "2: village.V6", "1: village.V7", "2: village.V8", "1: house", "not village.V8", "village.V9",
              "end turn" }
  game:lay_first_houses()
  game:take_turn(game.players[1])
end)

test("MAH-D1, MAH-R54: 10 and 5 gold", function(game, t)
  t:scene { ["characters(1)"] = "mogul", ["characters(2)"] = "trader",
            ["city.Agra"] = "maharaja, house 1, architect 2" }
  game:score_city()
  has_gold(game, t, { 25, 20 })
end)

test("MAH-R65, MAH-Q2: three neutral palaces in each garden: four free sites", function(game, t)
  for _, garden in ipairs(game.outer) do t:equal(#garden, 3) end
end)
