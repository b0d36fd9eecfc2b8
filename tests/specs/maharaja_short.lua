-- game: maharaja, players: 4, knobs: short=on penalty=action neutral=off, with: help/maharaja.lua
local test, help = ...

test("MAH-R59, MAH-T19: six palaces each, and the end at field 8", function(game, t)
  for _, player in ipairs(game.players) do t:equal(#player.palaces, 6) end
  t:scene { ["track.S7"] = "governor Delhi, governor Patna", ["track.6"] = "governor Agra" }
  t:offers(help.PLAN, function() game:play_round() end)
  t:equal(game:is_over(), false)
  t:offers(help.PLAN, function() game:play_round() end)
  t:holds("track.8", "governor Patna")
  t:equal(game:is_over(), true)
end)

test("MAH-R59, MAH-R57: the sixth palace ends it", function(game, t)
  t:scene { ["inner.Agra"] = "palace 1",
            ["outer.Agra"] = "palace 1, palace 1, palace 1, palace 1, palace 1" }
  t:equal(game:is_over(), true)
end)

test("MAH-Q3: two gold for each action that is not done whole, if that is wanted", function(game, t)
  t:scene { ["characters(1)"] = "mogul", ["characters(2)"] = "trader", ["characters(3)"] = "sadhu",
            ["characters(4)"] = "monk", ["plan(1)"] = "palace, palace_and_house" }
  t:answers { "palace_and_house", "village.V1", "end turn" }
  game:take_turn(game.players[1])
  t:equal(game.players[1].gold:amount(), 14)
  for seat = 2, 4 do t:equal(game.players[seat].gold:amount(), 19) end
end)

test("MAH-Q3, MAH-R29: of TWO HOUSES twice, two houses in a city do one whole", function(game, t)
  t:scene { ["characters(1)"] = "mogul", ["characters(2)"] = "trader", ["characters(3)"] = "sadhu",
            ["characters(4)"] = "monk", ["plan(1)"] = "two_houses, two_houses", ["city.Agra"] = "architect 1" }
  t:answers { "two_houses", "city.Agra", "two_houses", "city.Agra", "end turn" }
  game:take_turn(game.players[1])
  for seat = 2, 4 do t:equal(game.players[seat].gold:amount(), 17) end
end)

test("MAH-Q2: the neutral palaces can be left out", function(game, t)
  for _, garden in ipairs(game.outer) do t:equal(#garden, 0) end
end)
