-- game: maharaja, players: 4, with: help/maharaja.lua
local test, help = ...
local scene, track, gold, has_gold = help.scene, help.track, help.gold, help.has_gold
local A_TO_G, PLAN = help.A_TO_G, help.PLAN

---------------------------------------------------------------------------------------------------
-- scoring

test("MAH-T11, MAH-R53, MAH-R16, MAH-Q25: what counts in the city; with the sadhu outer palaces twice",
  function(game, t)
    scene(t, { ["inner.Agra"] = "palace 3",
               ["city.Agra"] = "maharaja, architect 1, house 2, house 3, house 3, architect 3",
               ["outer.Agra"] = "palace 3, neutral palace", ["city.Delhi"] = "house 1" })
    local city = game.cities.Agra
    local function points(seat) return game:city_points(game.players[seat], city) end
    t:equal(points(1), 1)
    t:equal(points(2), 1)
    t:equal(points(3), 7)
    t:equal(points(4), 0)
    scene(t, { ["characters(3)"] = "sadhu", ["characters(2)"] = "mason" })
    t:equal(points(3), 8)
  end)

test("MAH-T12, MAH-R54, MAH-D1: the example of the rules", function(game, t)
  local zones = track(A_TO_G)
  zones["city.Ahmadabad"] = "architect 1, architect 2, architect 3"
  zones["city.Benares"] = "architect 4"
  zones["village.V30"] = "house 2"
  for _, village in ipairs { "V1", "V2", "V7", "V8" } do zones["village." .. village] = "house 4" end
  zones["reserve(3)"] = "house 3, house 3, house 3, house 3, house 3"
  zones["reserve(4)"] = "house 4"
  scene(t, zones)
  t:answers {
    "1: palace_and_house", "1: gold", "2: palace_and_house", "2: move_house", "3: two_houses", "3: two_houses",
    "4: palace_and_house", "4: governor",
    "1: palace_and_house", "village.V20", "gold", "palace_and_house", "inner.Ahmadabad", "end turn",
    "2: palace_and_house", "outer.Ahmadabad", "palace_and_house", "city.Ahmadabad", "move_house", "village.V30",
    "city.Ahmadabad", "end turn",
    "3: two_houses", "city.Ahmadabad", "two_houses", "city.Ahmadabad", "two_houses", "city.Ahmadabad", "two_houses",
    "city.Ahmadabad", "mason", "reserve(3)", "city.Ahmadabad", "end turn",
    "4: palace_and_house", "inner.Benares", "palace_and_house", "city.Benares", "governor", "governor Benares",
    "travel", "city.Ahmadabad", "end turn" }
  game:play_round()
  has_gold(game, t, { 10, 11, 23, 8 })
  t:answers {}
  t:offers(PLAN, function() game:play_round() end)
  t:equal(game.maharaja:zone(), game.cities.Benares)
  t:holds("track.2", "governor Benares")
end)

test("MAH-T13, MAH-R54, MAH-R55: a tie is for the lower character; no gold without points", function(game, t)
  scene(t, { ["city.Agra"] = "maharaja, house 3, house 3, house 3, house 3, house 2, house 2, house 2, house 2" })
  game:score_city()
  has_gold(game, t, { 15, 27, 24, 15 })
end)

test("MAH-T14, MAH-R56: who is alone in the city gets five more", function(game, t)
  scene(t, { ["city.Agra"] = "maharaja, architect 2" })
  game:score_city()
  has_gold(game, t, { 15, 32, 15, 15 })
end)

---------------------------------------------------------------------------------------------------
-- the end

test("MAH-R57, MAH-T19, MAH-Q7, MAH-Q23: a governor who comes to field 10 ends it",
  function(game, t)
    scene(t, track { [10] = "Agra", [15] = "Delhi" })
    t:offers(PLAN, function() game:play_round() end)
    t:equal(game:is_over(), false)
    t:offers(PLAN, function() game:play_round() end)
    t:holds("track.10", "governor Delhi")
    t:equal(game:is_over(), true)
  end)

test("MAH-R57: a governor who has been on field 10 ends it, even if he is moved down in that round", function(game, t)
  scene(t, track { [5] = "Delhi", [16] = "Agra" })
  t:offers(PLAN, function() game:play_round() end)
  game:governor(game.players[1], game.track["10"]:top())
  t:holds("track.8", "governor Delhi")
  game:governor(game.players[1], game.track["10"]:top())
  t:holds("track.10", "")
  t:equal(game:is_over(), true)
end)

test("MAH-R57: the seventh palace ends it", function(game, t)
  scene(t, track(A_TO_G))
  scene(t, { ["inner.Agra"] = "palace 2",
             ["outer.Agra"] = "palace 2, palace 2, palace 2, palace 2, palace 2, palace 2" })
  t:equal(game:is_over(), true)
end)

test("MAH-R57: play goes on to the end of the round", function(game, t)
  local rounds = 0
  local play_round, is_over = game.play_round, game.is_over
  function game:play_round()
    rounds = rounds + 1
    t:equal(not is_over(self), true)
    play_round(self)
  end
  t:random(1)
  game:play()
  t:equal(rounds >= 10, true)
end)

test("MAH-R58, MAH-T20: most palaces, then most gold, then the lower character", function(game, t)
  scene(t, {})
  local players = game.players
  for seat, palaces in ipairs { 7, 7, 3, 3 } do players[seat]:score(palaces, "palace built") end
  gold(game, players[1], 5)
  gold(game, players[2], 8)
  game:count_up()
  t:ranks { 2, 1, 3, 4 }
end)
