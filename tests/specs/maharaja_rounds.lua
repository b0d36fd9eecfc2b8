-- game: maharaja, players: 4, with: help/maharaja.lua
local test, help = ...
local scene, track, A_TO_G, PLAN = help.scene, help.track, help.A_TO_G, help.PLAN

test("MAH-R21, MAH-R22, MAH-R23, MAH-R24, MAH-Q1: the maharaja, the governor, then all plan in secret",
  function(game, t)
    scene(t, track(A_TO_G))
    t:answers { "1: gold", "1: gold", "2: house", "2: quarry", "3: gold", "3: palace" }
    t:offers(PLAN, function() game:play_round() end)
    t:equal(game.maharaja:zone(), game.cities.Ahmadabad)
    t:holds("track.1", "governor Ahmadabad")
    for _, player in ipairs(game.players) do t:equal(#player.plan, 0, "planned before all have") end
  end)

test("MAH-R24: both arrows may point to the same action", function(game, t)
  scene(t, track(A_TO_G))
  t:answers { "1: gold", "1: gold", "2: house", "2: quarry", "3: gold", "3: palace", "4: house", "4: house" }
  t:offers("gold, end turn", function() game:play_round() end)
  t:has("plan(4)", "house, house")
  t:has("revealed(1)", "gold, gold")
end)

test("MAH-R25: only who is on turn has revealed his actions", function(game, t)
  scene(t, { ["plan(1)"] = "gold, quarry", ["plan(2)"] = "house, palace" })
  t:offers("gold, quarry, end turn", function() game:take_turn(game.players[1]) end)
  t:has("revealed(1)", "gold, quarry")
  t:has("plan(2)", "house, palace")
  t:equal(#game.players[2].revealed, 0)
end)

test("MAH-T5, MAH-R46, MAH-D5: D goes two fields down, B and C one up; then D is next", function(game, t)
  scene(t, track(A_TO_G))
  t:answers { "1: gold" }
  t:offers(PLAN, function() game:play_round() end)
  game:governor(game.players[1], game.track.S4:top())
  t:holds("track.S2", "governor Benares")
  t:holds("track.S3", "governor Udaipur")
  t:holds("track.S4", "governor Agra")
  t:answers { "1: gold" }
  t:offers(PLAN, function() game:play_round() end)
  t:equal(game.maharaja:zone(), game.cities.Benares)
end)

test("MAH-T6, MAH-R47, MAH-Q6: F jumps over E into an empty field; a gap means nothing", function(game, t)
  local places = { [5] = "Patna", [6] = "Lahore", [7] = "Delhi", [8] = "Ahmadabad", [9] = "Benares", [10] = "Udaipur",
                   [11] = "Agra" }
  scene(t, track(places))
  game:governor(game.players[1], game.track.S6:top())
  t:holds("track.S4", "governor Lahore")
  t:holds("track.S5", "")
  t:holds("track.S6", "governor Patna")
  t:answers { "1: gold" }
  t:offers(PLAN, function() game:play_round() end)
  t:equal(game.maharaja:zone(), game.cities.Lahore)
  t:holds("track.5", "governor Lahore")
  t:offers(PLAN, function() game:play_round() end)
  t:equal(game.maharaja:zone(), game.cities.Patna)
end)

test("MAH-Q5: near the end a governor goes as low as he can; the lowest stays", function(game, t)
  scene(t, track(A_TO_G))
  game:governor(game.players[1], game.track.S2:top())
  t:holds("track.S1", "governor Udaipur")
  t:holds("track.S2", "governor Ahmadabad")
  game:governor(game.players[1], game.track.S1:top())
  t:holds("track.S1", "governor Udaipur")
end)

test("MAH-R34: for the action GOVERNOR any marker may be taken", function(game, t)
  scene(t, track(A_TO_G))
  scene(t, { ["plan(1)"] = "governor, gold" })
  t:answers { "1: governor" }
  local all = {}
  for i, city in ipairs(A_TO_G) do all[i] = "governor " .. city end
  t:offers(table.concat(all, ", "), function() game:take_turn(game.players[1]) end)
end)
