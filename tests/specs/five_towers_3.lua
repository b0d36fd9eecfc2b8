-- game: five_towers, players: 3
local test = ...

test("TOW-R2: 80 cards with 3 players", function(game, t)
  t:equal(game.pile:size(), 80)
  for _, kind in ipairs { "candy", "scary", "wood", "scrap", "sand" } do
    for value = 0, 15 do
      t:equal(game.pile:count { kind = kind, value = value } > 0, true, kind .. " " .. value)
    end
    t:equal(game.pile:count { kind = kind }, 16, kind)
  end
end)

test("TOW-T9: the first pass has 16 full rounds; the pile runs out with the last display", function(game, t)
  local rounds, play_round = 0, game.play_round
  function game:play_round()
    t:equal(self.pile:size(), 80 - 5 * rounds)
    rounds = rounds + 1
    play_round(self)
  end
  t:random(1)
  game.starter = game.players[1]
  game:play_until_pile_runs_out()
  t:equal(rounds, 16)
  t:holds("pile", "")
end)
