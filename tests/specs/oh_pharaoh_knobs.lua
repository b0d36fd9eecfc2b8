-- game: oh_pharaoh, players: 3, knobs: track_length=5 two_pyramids_at=1 min_three_levels_at=2 must_score_at=6
local test = ...

test("PHA-D1, PHA-D2, PHA-D3: the fields of the track are data", function(game, t)
  local player = game.players[1]
  t:equal(#game.track, 6)
  t:scene { ["track.0"] = "marker", ["hand(1)"] = "1, 1, 2, 7", ["pyramid(1).5"] = "5, 5", ["pyramid(1).6"] = "6" }
  t:equal(game:may_build(player), false)
  t:scene { ["track.1"] = "marker" }
  t:equal(game:may_build(player), true)
  t:offers("pyramid(1), none", function() game:score_pyramids(player) end)
  t:scene { ["track.2"] = "marker" }
  game:score_pyramids(player) -- two levels are not enough
  t:scene { ["track.4"] = "marker", ["pyramid(1).5"] = "5, 5, 5", ["pyramid(1).6"] = "6, 6", ["pyramid(1).7"] = "7" }
  t:answers { "not none", "pyramid(1)" } -- six stones must be scored
  game:score_pyramids(player)
  t:holds("track.5", "marker")
  t:equal(game.end_card:zone(), game.pile)
end)
