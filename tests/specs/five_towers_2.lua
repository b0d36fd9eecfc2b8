-- game: five_towers, players: 2
local test = ...

test("TOW-R9, TOW-R14, TOW-R15: left of the builder starts; if nobody built, the same player", function(game, t)
  t:scene({ pile = "sand 1, sand 2, sand 3, sand 4, sand 5, wood 2, wood 3, wood 4, wood 5, wood 6" }, "discard")
  game.starter = game.players[2]
  t:answers { "2: 0", "1: pass", "2: 0", "1: 1", "1: sand 4", "1: nothing" }
  game:play_round()
  t:equal(game.starter, game.players[2])
  game:play_round()
  t:equal(game.starter, game.players[2])
  t:holds("tower(1).sand", "sand 4")
end)
