-- game: five_towers, players: 5
local test = ...

test("TOW-R9, TOW-R14: five bid in turn; left of the fifth is the first", function(game, t)
  t:scene({ pile = "sand 1, sand 2, sand 3, sand 4, sand 5" }, "discard")
  game.starter = game.players[1]
  t:answers { "1: 0", "2: pass", "3: pass", "4: pass", "5: 1", "5: sand 3", "5: nothing" }
  game:play_round()
  t:holds("tower(5).sand", "sand 3")
  t:equal(game.starter, game.players[1])
end)
