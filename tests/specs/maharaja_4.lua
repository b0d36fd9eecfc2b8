-- game: maharaja, players: 4
local test = ...

-- Krisztina has the mogul, Péter the sadhu, Jenő the mason, Anita the artist.
local function scene(t, zones)
  local all = { ["characters(1)"] = "mogul", ["characters(2)"] = "sadhu", ["characters(3)"] = "mason",
                ["characters(4)"] = "artist", ["free characters"] = "trader, monk" }
  for name, pieces in pairs(zones) do all[name] = pieces end
  t:scene(all)
end

local function track(places)
  local zones = {}
  for i = 1, 7 do zones["track.S" .. i] = places[i] and "governor " .. places[i] or "" end
  for i = 1, 10 do zones["track." .. i] = places[i + 7] and "governor " .. places[i + 7] or "" end
  return zones
end
local A_TO_G = { "Ahmadabad", "Udaipur", "Agra", "Benares", "Patna", "Lahore", "Delhi" }

local function gold(game, player, amount)
  player.gold:pay_all(game.bank)
  game.bank:pay(player.gold, amount)
end

local function has_gold(game, t, amounts)
  for seat, amount in ipairs(amounts) do t:equal(game.players[seat].gold:amount(), amount, "gold of " .. seat) end
end

-- The turn of the first player with these answers.
local function turn(game, t, answers)
  t:answers(answers)
  game:take_turn(game.players[1])
end

local PLAN = "gold, house, two_houses, move_house, quarry, palace, palace_and_house, governor, character"

---------------------------------------------------------------------------------------------------
-- the table

test("MAH-R1, MAH-R2, MAH-R5, MAH-R6: seven cities, thirty villages, and what everybody has", function(game, t)
  t:equal(#game.cities, 7)
  t:equal(#game.villages, 30)
  for seat, player in ipairs(game.players) do
    t:equal(player.palaces:size(), 7, "palaces")
    t:equal(player.reserve:size(), 4, "houses")
    t:equal(player.bank:size(), 16, "houses in the bank")
    t:equal(player.gold:amount(), 15, "gold")
    t:equal(player.architect:zone(), game.start, "architect " .. seat)
  end
  t:equal(game.maharaja:zone(), game.start)
  t:holds("free characters", "mogul, trader, sadhu, monk, mason, artist")
end)

test("MAH-R7, MAH-D7: nobody need be the banker, and the bank does not run out", function(game, t)
  t:equal(game.bank:amount(), 10000)
end)

test("MAH-D6: nine actions, each twice on the disc", function(game, t)
  t:equal(#game.players[1].disc:values "action", 9)
  t:equal(game.players[1].disc:size(), 18)
end)

test("MAH-R3, MAH-R42, MAH-R45, MAH-D5: gardens with one inner and six outer sites, seventeen fields", function(game, t)
  t:equal(game.room.inner, 1)
  t:equal(game.room.outer, 6)
  t:equal(#game.track, 17)
  t:equal(game.track["1"]:place(), 8)
  t:equal(game.track["10"]:place(), 17)
end)

test("MAH-D2, MAH-D3: sixteen roads; the start and Agra have five, no city fewer than three", function(game, t)
  local roads = 0
  for node, meeting in pairs { start = 5, Agra = 5, Udaipur = 4, Benares = 4, Lahore = 4, Delhi = 4, Ahmadabad = 3,
                               Patna = 3 } do
    t:equal(#game.roads:neighbours(node), meeting, node)
    roads = roads + meeting
  end
  t:equal(roads, 32)
  t:equal(table.concat(game.roads:neighbours "V19", " "), "Ahmadabad Lahore")
  t:equal(#game.roads:path("start", "Agra"), 4)
end)

test("MAH-R65, MAH-Q2: with four players one outer palace of the fifth colour in every garden", function(game, t)
  for _, garden in ipairs(game.outer) do t:equal(#garden, 1) end
  for _, garden in ipairs(game.inner) do t:equal(#garden, 0) end
end)

test("MAH-R8: the governors are shuffled onto the fields above the arrow", function(game, t)
  t:answers { "1: mogul" }
  t:offers("trader, sadhu, monk, mason, artist", function() game:play() end)
  local line = game:pieces_in(game.track)
  t:equal(#line, 7)
  local cities = {}
  for i, governor in ipairs(line) do
    t:equal(governor:zone():place(), i)
    cities[i] = governor.city
  end
  t:equal(table.concat(cities, " ") ~= table.concat(A_TO_G, " "), true, "shuffled")
end)

test("MAH-R9, MAH-Q24: the youngest, player 1, chooses a character, then clockwise", function(game, t)
  t:answers { "1: artist", "2: trader", "3: mogul", "4: monk" }
  game:choose_characters()
  t:holds("characters(4)", "monk")
  t:holds("free characters", "sadhu, mason")
end)

test("MAH-R10, MAH-R11, MAH-R12: in the order of characters four houses each, for nothing; then six from the bank",
  function(game, t)
    scene(t, { ["characters(1)"] = "artist", ["characters(4)"] = "mogul" })
    t:answers { "4: village.V1", "2: village.V1", "3: not village.V1", "village.V2", "1: village.V2", "4: village.V3",
                "2: village.V4", "3: village.V5", "1: village.V6", "4: village.V7", "2: village.V8", "3: village.V9",
                "1: village.V10", "4: village.V11", "2: village.V12", "3: village.V13", "1: village.V14" }
    game:lay_first_houses()
    for _, player in ipairs(game.players) do
      t:equal(player.reserve:size(), 6)
      t:equal(player.bank:size(), 10)
    end
    has_gold(game, t, { 15, 15, 15, 15 })
    t:holds("village.V1", "house 4, house 2")
  end)

---------------------------------------------------------------------------------------------------
-- rounds and the track

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

---------------------------------------------------------------------------------------------------
-- travel

test("MAH-T1, MAH-R13, MAH-R37, MAH-R39: A is connected with the start, B is not: a village on the way is empty",
  function(game, t)
    scene(t, { ["village.V1"] = "house 1", ["village.V2"] = "house 1", ["village.V3"] = "house 1", ["plan(1)"] = "" })
    turn(game, t, { "travel", "not city.Udaipur", "not start", "city.Ahmadabad", "end turn" })
    t:equal(game.players[1].architect:zone(), game.cities.Ahmadabad)
    has_gold(game, t, { 15, 15, 15, 15 })
  end)

test("MAH-T2, MAH-R38: houses of two others in a village: one gold for each", function(game, t)
  scene(t, { ["village.V1"] = "house 2, house 3", ["village.V2"] = "house 1", ["plan(1)"] = "" })
  turn(game, t, { "travel", "city.Ahmadabad", "end turn" })
  has_gold(game, t, { 13, 16, 16, 15 })
end)

test("MAH-T3: two houses of one other: two gold for him", function(game, t)
  scene(t, { ["village.V1"] = "house 2, house 2", ["village.V2"] = "house 1", ["plan(1)"] = "" })
  turn(game, t, { "travel", "city.Ahmadabad", "end turn" })
  has_gold(game, t, { 13, 17, 15, 15 })
end)

test("MAH-T4, MAH-R17: an own house makes a village free; for the monk the bank pays, but empty ones bar him",
  function(game, t)
    scene(t, { ["village.V1"] = "house 1, house 2", ["village.V2"] = "house 2", ["village.V3"] = "house 3",
               ["plan(1)"] = "" })
    turn(game, t, { "travel", "city.Ahmadabad", "end turn" })
    has_gold(game, t, { 14, 16, 15, 15 })
    scene(t, { ["characters(1)"] = "monk", ["free characters"] = "mogul, trader" })
    game.players[1].architect:move(game.start)
    gold(game, game.players[1], 0)
    turn(game, t, { "travel", "not city.Udaipur", "city.Ahmadabad", "end turn" })
    has_gold(game, t, { 0, 17, 15, 15 })
  end)

test("MAH-R36, MAH-Q11: he travels as often as he likes, and pays for a village each time", function(game, t)
  scene(t, { ["village.V1"] = "house 2", ["village.V2"] = "house 1", ["village.V3"] = "house 1",
             ["village.V4"] = "house 1", ["plan(1)"] = "gold" })
  turn(game, t, { "travel", "city.Ahmadabad", "travel", "city.Udaipur", "gold", "travel", "city.Ahmadabad",
                  "end turn" })
  has_gold(game, t, { 15 - 3 + 2, 18, 15, 15 })
end)

test("a circle on which nothing is done is not gone: he does not come back at once", function(game, t)
  scene(t, { ["village.V1"] = "house 1", ["village.V2"] = "house 1", ["village.V3"] = "house 1",
             ["village.V4"] = "house 1", ["plan(1)"] = "gold" })
  turn(game, t, { "travel", "city.Ahmadabad", "travel", "not city.Ahmadabad", "city.Udaipur", "not travel", "gold",
                  "travel", "city.Ahmadabad", "end turn" })
end)

test("MAH-Q10: no journey ends at the start", function(game, t)
  scene(t, { ["city.Ahmadabad"] = "architect 1", ["village.V1"] = "house 1", ["village.V2"] = "house 1",
             ["village.V11"] = "house 1", ["village.V12"] = "house 1", ["plan(1)"] = "" })
  t:answers { "travel" }
  t:offers("city.Udaipur", function() game:take_turn(game.players[1]) end)
end)

test("MAH-Q12: a journey that cannot be paid whole is not offered", function(game, t)
  scene(t, { ["village.V1"] = "house 2", ["village.V2"] = "house 3", ["village.V3"] = "house 2, house 2",
             ["village.V4"] = "house 2", ["plan(1)"] = "" })
  gold(game, game.players[1], 2)
  turn(game, t, { "travel", "not city.Udaipur", "city.Ahmadabad", "end turn" })
  has_gold(game, t, { 0, 16, 16, 15 })
end)

test("MAH-R38: who may be paid less on another way is a choice: 2 to player 2, or 1 to 3 and 1 to 4", function(game, t)
  scene(t, { ["village.V3"] = "house 2", ["village.V4"] = "house 2", ["village.V1"] = "house 3",
             ["village.V2"] = "house 4", ["village.V11"] = "house 1", ["village.V12"] = "house 1", ["plan(1)"] = "" })
  turn(game, t, { "travel", "city.Udaipur", "start, V1, V2, Ahmadabad, V11, V12, Udaipur", "end turn" })
  has_gold(game, t, { 13, 15, 16, 16 })
end)

---------------------------------------------------------------------------------------------------
-- actions

test("MAH-R27, MAH-R31: GOLD is two gold, QUARRY two own houses from the bank", function(game, t)
  scene(t, { ["plan(1)"] = "gold, quarry" })
  turn(game, t, { "gold", "quarry", "not gold", "not quarry", "end turn" })
  has_gold(game, t, { 17, 15, 15, 15 })
  t:equal(game.players[1].reserve:size(), 6)
  t:equal(game.players[1].bank:size(), 14)
end)

test("MAH-Q16: a QUARRY that finds one house takes it and is not whole; of an empty bank it is not possible",
  function(game, t)
    local player = game.players[1]
    player.bank:deal(15, player.reserve)
    scene(t, { ["plan(1)"] = "quarry, gold" })
    turn(game, t, { "quarry", "not quarry", "gold", "end turn" })
    t:equal(player.bank:size(), 0)
    has_gold(game, t, { 17, 17, 17, 17 })
  end)

test("MAH-R28, MAH-R40, MAH-R41: a house in any village, or in the city where the architect is, for one gold",
  function(game, t)
    scene(t, { ["plan(1)"] = "house, house", ["city.Agra"] = "architect 1" })
    turn(game, t, { "house", "not city.Delhi", "not inner.Agra", "city.Agra", "house", "village.V30", "end turn" })
    t:holds("city.Agra", "architect 1, house 1")
    t:holds("village.V30", "house 1")
    has_gold(game, t, { 13, 15, 15, 15 })
  end)

test("MAH-R3: any number of houses fits in a city, and none is on a palace site", function(game, t)
  scene(t, { ["plan(1)"] = "house", ["city.Agra"] = "architect 1, house 1, house 1, house 2, house 2, house 2, house 3",
             ["inner.Agra"] = "palace 2" })
  turn(game, t, { "house", "city.Agra", "end turn" })
  t:equal(game.cities.Agra:count(game.players[1].house), 3)
end)

test("MAH-R4, MAH-T16: a third house in a village is not possible", function(game, t)
  scene(t, { ["plan(1)"] = "house", ["village.V1"] = "house 2, house 3", ["village.V2"] = "house 1" })
  turn(game, t, { "house", "not village.V1", "village.V2", "end turn" })
end)

test("MAH-R12, MAH-R28: without a house in the reserve, or gold, nothing is built", function(game, t)
  scene(t, { ["plan(1)"] = "house, gold" })
  game.players[1].reserve:move_all(game.players[1].bank)
  t:offers("gold, end turn", function() game:take_turn(game.players[1]) end)
  scene(t, { ["plan(2)"] = "house, gold" })
  gold(game, game.players[2], 0)
  t:offers("gold, end turn", function() game:take_turn(game.players[2]) end)
end)

test("MAH-R29, MAH-R43, MAH-T17: TWO HOUSES: never both in villages", function(game, t)
  scene(t, { ["plan(1)"] = "two_houses", ["village.V1"] = "house 1", ["village.V2"] = "house 1" })
  turn(game, t, { "two_houses", "village.V5", "not two_houses", "travel", "city.Ahmadabad", "two_houses",
                  "not village.V6", "city.Ahmadabad", "end turn" })
  has_gold(game, t, { 13, 15, 15, 15 })
end)

test("MAH-T17, MAH-R52: TWO HOUSES without the one in a city is not done", function(game, t)
  scene(t, { ["plan(1)"] = "two_houses" })
  turn(game, t, { "two_houses", "village.V5", "not two_houses", "end turn" })
  has_gold(game, t, { 14, 17, 17, 17 })
end)

test("MAH-R29, MAH-R41: both houses in cities, in two of them if the architect travels", function(game, t)
  scene(t, { ["plan(1)"] = "two_houses", ["city.Ahmadabad"] = "architect 1", ["village.V19"] = "house 1" })
  turn(game, t, { "two_houses", "city.Ahmadabad", "travel", "city.Lahore", "two_houses", "city.Lahore", "end turn" })
  t:has("city.Lahore", "house 1, architect 1")
  has_gold(game, t, { 13, 15, 15, 15 })
end)

test("MAH-R30, MAH-R44, MAH-Q14: a house is moved to another village or to the architect's city, for nothing",
  function(game, t)
    scene(t, { ["plan(1)"] = "move_house, move_house", ["city.Agra"] = "architect 1", ["city.Delhi"] = "house 1",
               ["village.V1"] = "house 1", ["village.V2"] = "house 2, house 2" })
    turn(game, t, { "move_house", "not reserve(1)", "not village.V2", "village.V1", "not village.V1", "not village.V2",
                    "not city.Delhi", "village.V3", "move_house", "city.Delhi", "city.Agra", "end turn" })
    t:holds("village.V1", "")
    t:holds("city.Agra", "architect 1, house 1")
    has_gold(game, t, { 15, 15, 15, 15 })
  end)

test("MAH-R44: when the last house leaves a village the road is closed", function(game, t)
  scene(t, { ["plan(1)"] = "move_house", ["village.V1"] = "house 1", ["village.V2"] = "house 1" })
  turn(game, t, { "move_house", "village.V1", "village.V9", "not travel", "end turn" })
end)

test("MAH-R32, MAH-R41, MAH-R42, MAH-Q13: a palace on either site of the architect's garden, for twelve",
  function(game, t)
    scene(t, { ["plan(1)"] = "palace, palace", ["city.Agra"] = "architect 1" })
    gold(game, game.players[1], 24)
    turn(game, t, { "palace", "not inner.Delhi", "not city.Agra", "outer.Agra", "palace", "inner.Agra", "end turn" })
    t:holds("inner.Agra", "palace 1")
    t:has("outer.Agra", "neutral palace, palace 1")
    has_gold(game, t, { 0, 15, 15, 15 })
    t:points { 2, 0, 0, 0 }
  end)

test("MAH-R3, MAH-R42: a garden takes no more than seven palaces, each on a site of its own", function(game, t)
  scene(t, { ["plan(1)"] = "palace", ["city.Agra"] = "architect 1", ["inner.Agra"] = "palace 2",
             ["outer.Agra"] = "neutral palace, palace 2, palace 2, palace 3, palace 3, palace 4" })
  t:offers("end turn", function() game:take_turn(game.players[1]) end)
end)

test("MAH-R33, MAH-R26, MAH-R43: PALACE/HOUSE in any order, with a journey between", function(game, t)
  scene(t, { ["plan(1)"] = "palace_and_house, gold", ["city.Ahmadabad"] = "architect 1", ["village.V19"] = "house 1" })
  turn(game, t, { "palace_and_house", "inner.Ahmadabad", "gold", "travel", "city.Lahore", "palace_and_house",
                  "not inner.Lahore", "city.Lahore", "end turn" })
  t:has("city.Lahore", "house 1, architect 1")
  has_gold(game, t, { 15 - 12 + 2 - 1, 15, 15, 15 })
end)

test("MAH-T10, MAH-R52: only the house of PALACE/HOUSE: all others get two gold", function(game, t)
  scene(t, { ["plan(1)"] = "palace_and_house, gold" })
  turn(game, t, { "palace_and_house", "village.V1", "gold", "end turn" })
  has_gold(game, t, { 16, 17, 17, 17 })
  t:equal(#game.players[1].disc, 18)
end)

test("MAH-R52, MAH-Q3, MAH-Q4: whatever is missing, and why ever, it is two gold a turn", function(game, t)
  scene(t, { ["plan(1)"] = "palace, palace_and_house" })
  turn(game, t, { "end turn" })
  has_gold(game, t, { 15, 17, 17, 17 })
  scene(t, { ["plan(1)"] = "quarry, palace" })
  local player = game.players[1]
  player.bank:move_all(player.reserve)
  turn(game, t, { "not quarry", "end turn" })
  has_gold(game, t, { 15, 19, 19, 19 })
end)

---------------------------------------------------------------------------------------------------
-- characters

test("MAH-R14, MAH-R18, MAH-Q9: the mason builds a house from the reserve for nothing, once a turn", function(game, t)
  scene(t, { ["characters(1)"] = "mason", ["characters(3)"] = "mogul", ["plan(1)"] = "gold" })
  turn(game, t, { "mason", "reserve(1)", "village.V7", "not mason", "gold", "end turn" })
  t:holds("village.V7", "house 1")
  has_gold(game, t, { 17, 15, 15, 15 })
end)

test("MAH-R18, MAH-Q9: or he moves one; not to use him costs nothing; a later holder uses him again", function(game, t)
  scene(t, { ["characters(1)"] = "mason", ["characters(3)"] = "mogul", ["plan(1)"] = "character",
             ["village.V1"] = "house 1", ["plan(3)"] = "character" })
  t:answers { "1: mason", "village.V1", "village.V2", "character", "monk", "not mason", "end turn",
              "3: character", "mason", "mason", "reserve(3)", "village.V1", "end turn" }
  game:take_turn(game.players[1])
  game:take_turn(game.players[3])
  t:holds("village.V2", "house 1")
  has_gold(game, t, { 15, 15, 15, 15 })
end)

test("MAH-R15, MAH-T7, MAH-R50: the trader's gold at the beginning, then the monk, and he travels free",
  function(game, t)
    scene(t, { ["characters(1)"] = "trader", ["free characters"] = "monk, mogul", ["plan(1)"] = "character",
               ["village.V1"] = "house 2", ["village.V2"] = "house 3, house 3" })
    turn(game, t, { "character", "monk", "travel", "city.Ahmadabad", "end turn" })
    has_gold(game, t, { 16, 16, 17, 15 })
  end)

test("MAH-Q8: the trader got in the midst of a turn gives nothing; who is robbed and takes him gets it in his turn",
  function(game, t)
    scene(t, { ["plan(1)"] = "character", ["plan(2)"] = "" })
    turn(game, t, { "1: character", "1: sadhu", "2: trader", "1: end turn" })
    has_gold(game, t, { 15, 15, 15, 15 })
    t:answers { "end turn" }
    game:take_turn(game.players[2])
    has_gold(game, t, { 15, 16, 15, 15 })
    scene(t, { ["plan(3)"] = "character" })
    t:answers { "3: character", "trader", "end turn" }
    game:take_turn(game.players[3])
    has_gold(game, t, { 15, 16, 15, 15 })
  end)

test("MAH-T8, MAH-R18, MAH-R19, MAH-R50: the mason's free house, then the artist, and the palace costs nine",
  function(game, t)
    scene(t, { ["characters(1)"] = "mason", ["characters(3)"] = "mogul", ["characters(4)"] = "monk",
               ["free characters"] = "artist, trader", ["plan(1)"] = "character, palace",
               ["city.Agra"] = "architect 1" })
    turn(game, t, { "mason", "reserve(1)", "city.Agra", "character", "artist", "palace", "inner.Agra", "end turn" })
    has_gold(game, t, { 6, 15, 15, 15 })
  end)

test("MAH-T22, MAH-R26: the house of PALACE/HOUSE, the character, then the palace", function(game, t)
  scene(t, { ["characters(4)"] = "monk", ["free characters"] = "artist, trader", ["city.Agra"] = "architect 1",
             ["plan(1)"] = "palace_and_house, character" })
  turn(game, t, { "palace_and_house", "city.Agra", "character", "artist", "palace_and_house", "inner.Agra",
                  "end turn" })
  has_gold(game, t, { 15 - 1 - 9, 15, 15, 15 })
end)

test("MAH-R35, MAH-R48, MAH-R49, MAH-Q15: any card but one's own; who is robbed chooses from the bank at once",
  function(game, t)
    scene(t, { ["plan(1)"] = "character" })
    turn(game, t, { "1: character", "1: not mogul", "1: mason", "3: not mason", "3: mogul", "1: end turn" })
    t:holds("characters(1)", "mason")
    t:holds("characters(3)", "mogul")
  end)

test("MAH-T9, MAH-R51, MAH-R10: nobody acts twice; of the others the lowest character at that moment", function(game, t)
  scene(t, track(A_TO_G))
  scene(t, { ["characters(1)"] = "sadhu", ["characters(2)"] = "monk", ["characters(3)"] = "mason",
             ["characters(4)"] = "artist", ["free characters"] = "mogul, trader" })
  t:answers { "1: character", "1: gold", "2: gold", "2: gold", "3: gold", "3: gold", "4: gold", "4: gold",
              "1: character", "1: mason", "3: sadhu", "1: gold", "1: end turn",
              "3: gold", "3: gold", "3: end turn", "2: gold", "2: gold", "2: end turn", "4: gold", "4: gold",
              "4: end turn" }
  game:play_round()
end)

test("MAH-R49: who was robbed takes his card back in his own turn", function(game, t)
  scene(t, { ["plan(1)"] = "character", ["plan(3)"] = "character" })
  t:answers { "1: character", "1: mason", "3: trader", "1: end turn", "3: character", "3: mason", "1: mogul",
              "3: end turn" }
  game:take_turn(game.players[1])
  game:take_turn(game.players[3])
  t:holds("characters(3)", "mason")
  t:holds("characters(1)", "mogul")
end)

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
