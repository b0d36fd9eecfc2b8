-- game: maharaja, players: 3
local test = ...

test("MAH-T18, MAH-R65, MAH-Q2: two neutral palaces in each garden, which score for nobody", function(game, t)
  for _, garden in ipairs(game.outer) do t:holds("outer." .. garden:member(), "neutral palace, neutral palace") end
  t:scene { ["characters(1)"] = "mogul", ["characters(2)"] = "trader", ["characters(3)"] = "sadhu",
            ["city.Agra"] = "maharaja" }
  for _, player in ipairs(game.players) do t:equal(game:city_points(player, game.cities.Agra), 0) end
end)

test("MAH-D1: 11, 7 and 3 gold", function(game, t)
  t:scene { ["characters(1)"] = "mogul", ["characters(2)"] = "trader", ["characters(3)"] = "sadhu",
            ["city.Agra"] = "maharaja, house 1, house 2, house 2, house 3" }
  game:score_city()
  for seat, amount in ipairs { 22, 26, 18 } do t:equal(game.players[seat].gold:amount(), amount) end
end)

-- The plans of those that are asked at the same time are known to nobody before all have answered, and then to their
-- owners: tests/cli/games.sh looks at who sees which zone.
test("MAH-R24, MAH-R25: what is planned lies where only its owner sees it", function(game, t)
  t:random(1)
  for _, player in ipairs(game.players) do
    player:ask("choose character", game.free_characters):move(player.characters)
  end
  game:ask_all { "plan", from = "disc", to = "plan", count = 2 }
  for _, player in ipairs(game.players) do
    t:equal(#player.plan, 2)
    t:equal(#player.revealed, 0)
  end
end)
