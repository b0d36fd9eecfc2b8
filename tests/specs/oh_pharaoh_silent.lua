-- game: oh_pharaoh, players: 3, knobs: offers=0 hand=5
local test = ...

test("PHA-R16, PHA-R29: without trading, and with hands of five", function(game, t)
  game:deal_in()
  t:equal(game.players[3].hand:size(), 5)
  t:scene { ["hand(1)"] = "9", ["hand(2)"] = "3" }
  t:offers("done", function() game:take_actions(game.players[1]) end)
  t:answers { "none" }
  game:fill_hand(game.players[1])
  t:equal(game.players[1].hand:size(), 5)
end)
