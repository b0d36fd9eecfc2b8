-- game: five_towers, players: 5
local test = ...

test("TOW-R2: 110 cards with 5 players", function(game, t)
  t:equal(game.pile:size(), 110)
  for _, kind in ipairs { "candy", "scary", "wood", "scrap", "sand" } do
    for value = 0, 15 do
      t:equal(game.pile:count { kind = kind, value = value } > 0, true, kind .. " " .. value)
    end
    t:equal(game.pile:count { kind = kind }, 22, kind)
  end
end)

test("TOW-T9: the first pass has 22 full rounds; the pile runs out with the last display", function(game, t)
  local rounds, play_round = 0, game.play_round
  function game:play_round()
    t:equal(self.pile:size(), 110 - 5 * rounds)
    rounds = rounds + 1
    play_round(self)
  end
  t:random(1)
  game.starter = game.players[1]
  game:play_until_pile_runs_out()
  t:equal(rounds, 22)
  t:holds("pile", "")
end)

test("TOW-R9, TOW-R14: five bid in turn; left of the fifth is the first", function(game, t)
  t:scene({ pile = "sand 1, sand 2, sand 3, sand 4, sand 5" }, "discard")
  game.starter = game.players[1]
  t:answers { "1: 0", "2: pass", "3: pass", "4: pass", "5: 1", "5: sand 3", "5: nothing" }
  game:play_round()
  t:holds("tower(5).sand", "sand 3")
  t:equal(game.starter, game.players[1])
end)
