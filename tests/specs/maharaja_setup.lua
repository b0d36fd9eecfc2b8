-- game: maharaja, players: 4, with: help/maharaja.lua
local test, help = ...
local scene, A_TO_G, has_gold = help.scene, help.A_TO_G, help.has_gold

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
  local palaces, outer = game.players[2].palaces, game.outer.Agra
  t:equal(game.inner.Agra:full(), false)
  palaces:deal(1, game.inner.Agra)
  t:equal(game.inner.Agra:full(), true)
  palaces:deal(5 - #outer, outer)
  t:equal(outer:full(), false)
  palaces:deal(1, outer)
  t:equal(outer:full(), true)
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
