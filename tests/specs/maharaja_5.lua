-- game: maharaja, players: 5
local test = ...

test("MAH-R1, MAH-R65: five colours of 20 houses and 7 palaces: no palace is neutral", function(game, t)
  local houses, palaces = 0, 0
  for _, player in ipairs(game.players) do
    houses = houses + #player.reserve + #player.bank
    palaces = palaces + #player.palaces
  end
  t:equal(houses, 100)
  t:equal(palaces, 35)
  for _, garden in ipairs(game.outer) do t:holds("outer." .. garden:member(), "") end
end)

test("MAH-D1: 13, 10, 7, 4 and 1 gold", function(game, t)
  t:scene { ["characters(1)"] = "mogul", ["characters(2)"] = "trader", ["characters(3)"] = "sadhu",
            ["characters(4)"] = "monk", ["characters(5)"] = "artist",
            ["city.Agra"] = "maharaja, house 1, house 2, house 3, house 4, house 5, architect 5" }
  game:score_city()
  for seat, amount in ipairs { 25, 22, 19, 16, 28 } do t:equal(game.players[seat].gold:amount(), amount) end
end)
