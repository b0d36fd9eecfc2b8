-- game: alhambra, players: 4, with: help/alhambra.lua
local test, help = ...
local record = help.record

local KINDS = { "pavilion", "seraglio", "arcades", "palace", "garden", "tower" }

test("ALH-R23, ALH-R3, ALH-R30: A, B and C in a whole game; most points win", function(game, t)
  local letters, points = {}, {}
  record(game, "hold_scoring", letters, function(card)
    for seat, player in ipairs(game.players) do points[seat] = player:points() end
    return card.letter
  end)
  t:random(3)
  t:play()
  t:equal(table.concat(letters), "ABC")
  local rows = {}
  for seat, player in ipairs(game.players) do
    rows[seat] = { player:points() }
    t:equal(player:points() > points[seat], true, "C has brought points")
  end
  t:ranks(croupier.score.ranks(rows))
end)

test("ALH-R24: a scoring card is laid before who is next, scored, and gone; the display is filled", function(game, t)
  t:scene({ ["money pile"] = "blue 1, blue 2, scoring card A, blue 3", ["money display"] = "green 1, green 2",
            ["buildings(3)"] = "palace 5" }, "box")
  function game:refill_yard() return true end
  local laid = {}
  record(game, "hold_scoring", laid, function(card)
    t:equal(card:zone():owner().seat, 2)
    t:has("money display", "green 1, green 2, blue 3")
    return card.letter
  end)
  game:refill(game.players[2])
  t:equal(#laid, 1)
  t:points { 0, 0, 4, 0 }
  t:holds("scoring card(2)", "")
  t:equal(game.box:count { letter = "A" }, 1)
  t:has("money display", "green 1, green 2, blue 3, blue 2")
end)

test("ALH-R24: also as the fourth card it is none of the display", function(game, t)
  t:scene({ ["money pile"] = "blue 1, scoring card B", ["money display"] = "green 1, green 2, green 3" }, "box")
  function game:refill_yard() return true end
  game:refill(game.players[1])
  t:has("money display", "green 1, green 2, green 3, blue 1")
end)

test("ALH-Q15: both scoring cards at once: A, then B, then the display is filled", function(game, t)
  t:scene({ ["money pile"] = "blue 1, scoring card B, scoring card A",
            ["money display"] = "green 1, green 2, green 3" }, "box")
  function game:refill_yard() return true end
  local letters = {}
  record(game, "hold_scoring", letters, function(card) return card.letter end)
  game:refill(game.players[1])
  t:equal(table.concat(letters), "AB")
  t:has("money display", "green 1, green 2, green 3, blue 1")
end)

-- Player n gets so many buildings of the kind.
local function built(game, kind, counts)
  for _, player in ipairs(game.players) do player.buildings:move_all(game.building_pile) end
  for seat, count in ipairs(counts) do
    for _ = 1, count do game.building_pile:first({ kind = kind }):move(game.players[seat].buildings) end
  end
end

local function scoring(game, letter) game:hold_scoring(game.aside:first { letter = letter }) end

-- With so many buildings of a kind, by seat, this scoring leads to these points.
local function scores(game, t, kind, counts, letter, points)
  built(game, kind, counts)
  scoring(game, letter)
  t:points(points)
end

test("ALH-D2, ALH-R25: what the places of each kind are worth in A, B and C", function(game, t)
  local first, second, third = 0, 0, 0
  for k, kind in ipairs(KINDS) do
    local worth = { A = { k, 0, 0 }, B = { k + 7, k, 0 }, C = { k + 15, k + 7, k } }
    built(game, kind, { 3, 2, 1 })
    for _, letter in ipairs { "A", "B", "C" } do
      scoring(game, letter)
      first, second, third = first + worth[letter][1], second + worth[letter][2], third + worth[letter][3]
      t:points { first, second, third, 0 }
    end
  end
end)

test("ALH-T9, ALH-Q1: in A, most palaces, the white ones, are worth 4", function(game, t)
  scores(game, t, "palace", { 1, 3, 2 }, "A", { 0, 4, 0, 0 })
end)

test("ALH-T10: in B, most towers are worth 13, second most 6", function(game, t)
  scores(game, t, "tower", { 1, 3, 2 }, "B", { 0, 13, 6, 0 })
end)

test("ALH-T11, ALH-R26, ALH-R27: Pali and Niki have 3 gardens, Tomi and Kati 2: 16, 16, 2, 2", function(game, t)
  scores(game, t, "garden", { 3, 3, 2, 2 }, "C", { 16, 16, 2, 2 })
end)

test("ALH-T12: in A two tied for most palaces get 2 each, three 1 each", function(game, t)
  scores(game, t, "palace", { 2, 2, 1 }, "A", { 2, 2, 0, 0 })
  scores(game, t, "palace", { 2, 2, 2 }, "A", { 3, 3, 1, 0 })
end)

test("ALH-T13, ALH-R27: in C three tied for most towers get 13 each, the fourth nothing", function(game, t)
  t:equal(table.concat(croupier.score.majority({ 4, 4, 4, 1 }, { 21, 13, 6 }), " "), "13 13 13 0")
  scores(game, t, "tower", { 3, 3, 3, 1 }, "C", { 13, 13, 13, 0 })
end)

test("ALH-T14, ALH-R26: in B pavilions 2, 1, 1: 8, and half a point is none", function(game, t)
  scores(game, t, "pavilion", { 2, 1, 1 }, "B", { 8, 0, 0, 0 })
end)

test("ALH-Q5: who has none of a kind scores nothing, though places are free", function(game, t)
  scores(game, t, "garden", { 0, 1, 0, 0 }, "C", { 0, 20, 0, 0 })
  scores(game, t, "garden", {}, "C", { 0, 20, 0, 0 })
end)
