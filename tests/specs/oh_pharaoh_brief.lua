-- game: oh_pharaoh, players: 3, knobs: offers=1 counter_offers=0 trade_cards=1 min_three_levels_at=20
local test = ...

test("PHA-R16: one offer, no counter-offers, one card for one", function(game, t)
  t:scene { ["hand(1)"] = "9, 5", ["hand(2)"] = "3, 3", ["hand(3)"] = "" }
  t:answers { "trade", "player 2", "9", "1: 1", "3", "not counter-offer", "2: accept", "not trade", "done" }
  game:take_actions(game.players[1])
  t:has("hand(1)", "5, 3")
end)

test("PHA-R34: at the end two levels count nothing, even where they could have been scored before", function(game, t)
  t:scene { ["pyramid(1).5"] = "5, 5", ["pyramid(1).6"] = "6" }
  t:offers("pyramid(1), none", function() game:score_pyramids(game.players[1]) end)
  game:count_up()
  t:points { 0, 0, 0 }
end)
