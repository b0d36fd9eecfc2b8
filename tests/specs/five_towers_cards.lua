-- game: five_towers, players: 2
-- game: five_towers, players: 3
-- game: five_towers, players: 4
-- game: five_towers, players: 5
local test = ...

test("TOW-R1, TOW-R2: 5 types, 0 to 15; with more than 3 players a second 0, 2, 5, 7, 10 and 12", function(game, t)
  local more = #game.players > 3
  local second = { [0] = more, [2] = more, [5] = more, [7] = more, [10] = more, [12] = more }
  t:equal(game.pile:size(), more and 110 or 80)
  for _, kind in ipairs { "candy", "scary", "wood", "scrap", "sand" } do
    for value = 0, 15 do
      t:equal(game.pile:count { kind = kind, value = value }, second[value] and 2 or 1, kind .. " " .. value)
    end
  end
end)

test("TOW-T9: the first pass has only full rounds; the pile runs out with the last display", function(game, t)
  local cards, rounds, play_round = game.pile:size(), 0, game.play_round
  function game:play_round()
    t:equal(self.pile:size(), cards - 5 * rounds)
    rounds = rounds + 1
    play_round(self)
  end
  t:random(1)
  game.starter = game.players[1]
  while not game.pile:empty() do game:play_round() end
  t:equal(rounds, #game.players > 3 and 22 or 16)
  t:holds("pile", "")
end)
