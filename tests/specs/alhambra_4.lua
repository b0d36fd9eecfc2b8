-- game: alhambra, players: 4
local test = ...

local KINDS = { "pavilion", "seraglio", "arcades", "palace", "garden", "tower" }
local CURRENCIES = { "yellow", "green", "blue", "orange" }

-- What is called while a rule is carried out, in order.
local function record(game, name, list, what)
  local rule = game[name]
  game[name] = function(self, ...)
    list[#list + 1] = what(...)
    return rule(self, ...)
  end
end

---------------------------------------------------------------------------------------------------
-- the cards

test("ALH-R1, ALH-R4, ALH-R6: money, buildings, a yard with four places, two scoring cards, the overview card",
  function(game, t)
    t:equal(game.money_pile:size(), 108)
    t:equal(game.building_pile:size(), 54)
    t:equal(#game.yard, 4)
    t:has("aside", "scoring card A, scoring card B, overview card")
    for _, name in ipairs { "money display", "discards", "box", "yard.yellow", "hand(1)", "buildings(4)" } do
      t:holds(name, "")
    end
  end)

test("ALH-T1, ALH-D3, ALH-D4: money of 1 to 9 in four currencies, three of each", function(game, t)
  for _, currency in ipairs(CURRENCIES) do
    t:equal(game.money_pile:count { currency = currency }, 27, currency)
    for value = 1, 9 do t:equal(game.money_pile:count { currency = currency, value = value }, 3, currency) end
  end
end)

test("ALH-R2, ALH-D1: each kind of building has its number and its prices", function(game, t)
  local prices = {
    pavilion = "2 3 4 5 6 7 8", seraglio = "3 4 5 6 7 8 9", arcades = "4 5 6 6 7 8 8 9 10",
    palace = "5 6 7 7 8 9 9 10 11", garden = "6 7 8 8 8 9 10 10 10 11 12", tower = "7 8 9 9 9 10 11 11 11 12 13",
  }
  for kind, expected in pairs(prices) do
    local found = {}
    for building in game.building_pile:each { kind = kind } do found[#found + 1] = building.price end
    table.sort(found)
    t:equal(table.concat(found, " "), expected, kind)
  end
end)

---------------------------------------------------------------------------------------------------
-- before the game

test("ALH-R5, ALH-D5: four buildings are turned up, from left to right; the place is the currency", function(game, t)
  game:lay_out_buildings()
  t:equal(game.building_pile:size(), 50)
  t:equal(game.building_pile:count { kind = "tower" } > 11 - 4, true, "the towers, made last, do not lie on top")
  for i, currency in ipairs(CURRENCIES) do
    t:equal(game.yard[i]:size(), 1)
    t:equal(game:currency_of(game.yard[i]:top()), currency)
  end
  t:scene({ ["building pile"] = "tower 13, palace 5, garden 12, arcades 4, pavilion 2", ["yard.yellow"] = "",
            ["yard.green"] = "", ["yard.blue"] = "", ["yard.orange"] = "" }, "box")
  game:refill_yard()
  for i, name in ipairs { "pavilion 2", "arcades 4", "garden 12", "palace 5" } do
    t:holds("yard." .. CURRENCIES[i], name)
  end
end)

test("ALH-T2, ALH-R8: 9, 9, 2 make 20; 9, 9, 1 and 9 make 28", function(game, t)
  t:scene({ ["money pile"] = "blue 1, blue 9, green 1, yellow 9, green 9, orange 2, yellow 9, blue 9" }, "box")
  game:draw_money(game.players[1])
  t:holds("starting money(1)", "blue 9, yellow 9, orange 2")
  game:draw_money(game.players[2])
  t:holds("starting money(2)", "green 9, yellow 9, green 1, blue 9")
  t:holds("money pile", "blue 1")
end)

test("ALH-T2, ALH-R7, ALH-R9: everybody starts with 20 to 28, always different", function(game, t)
  local seen = {}
  for seed = 1, 50 do
    t:random(seed)
    game:draw_starting_money()
    for _, player in ipairs(game.players) do
      local sum = player.hand:sum "value"
      seen[sum] = true
      t:equal(sum >= 20 and sum <= 28, true, "a starting hand worth " .. sum)
      t:equal(sum - player.hand:top().value < 20, true, "the last card was needed")
      player.hand:move_all(game.money_pile)
    end
  end
  for sum = 20, 26 do t:equal(seen[sum], true, "a hand of " .. sum) end
end)

test("ALH-Q14, ALH-R8, ALH-R13: player 1 draws first, then clockwise; then all take it in hand", function(game, t)
  local drawn = {}
  record(game, "draw_money", drawn, function(player)
    for _, other in ipairs(game.players) do t:equal(other.hand:empty(), true, "still on the table") end
    return player.seat
  end)
  game:draw_starting_money()
  t:equal(table.concat(drawn, " "), "1 2 3 4")
  for _, player in ipairs(game.players) do
    t:equal(player.starting_money:empty(), true)
    t:equal(player.hand:sum "value" >= 20, true)
  end
  t:points { 0, 0, 0, 0 }
end)

test("ALH-T3, ALH-R10: the fewest cards start; of several the youngest", function(game, t)
  t:scene { ["starting money(1)"] = "blue 9, blue 1, green 3, green 9",
            ["starting money(2)"] = "blue 9, green 9, blue 2",
            ["starting money(3)"] = "blue 1, blue 2, green 1, green 9, orange 7",
            ["starting money(4)"] = "yellow 1, yellow 9, yellow 9, yellow 9" }
  game:choose_starter()
  t:equal(game.starter.seat, 2)
  t:scene { ["starting money(1)"] = "blue 9, blue 2, green 9", ["starting money(2)"] = "yellow 9, blue 2, green 9",
            ["starting money(3)"] = "orange 1, blue 1, green 9, orange 9" }
  game:choose_starter()
  t:equal(game.starter.seat, 1)
end)

test("ALH-R11: the top four money cards are turned up", function(game, t)
  t:scene({ ["money pile"] = "blue 1, blue 2, blue 3, blue 4, blue 5" }, "box")
  game:lay_out_money()
  t:has("money display", "blue 2, blue 3, blue 4, blue 5")
  t:holds("money pile", "blue 1")
end)

test("ALH-R12, ALH-Q6: five piles, the first ones larger; A in the second, B in the fourth", function(game, t)
  local places = {}
  for seed = 1, 40 do
    t:random(seed)
    t:scene { aside = "scoring card A, scoring card B" } -- and the overview card goes to the building pile
    game.money_pile:deal(108 - 88, game.box)
    game:make_piles() -- 88 cards: 18, 18, 18, 17, 17
    t:equal(game.money_pile:size(), 90)
    local from_top = {}
    for card in game.money_pile:from_top() do from_top[#from_top + 1] = card.letter or "" end
    local a, b
    for i, letter in ipairs(from_top) do
      if letter == "A" then a = i elseif letter == "B" then b = i end
    end
    t:equal(a >= 19 and a <= 37, true, "A is in the second pile, not at " .. a)
    t:equal(b >= 56 and b <= 73, true, "B is in the fourth pile, not at " .. b)
    places[a] = true
    game.box:move_all(game.money_pile)
  end
  local different = 0
  for _ in pairs(places) do different = different + 1 end
  t:equal(different >= 10, true, "A is shuffled in")
end)

test("ALH-R12: the first pile stays on top, the fifth at the bottom", function(game, t)
  local names = { "blue 1", "blue 2", "blue 3", "blue 4", "blue 5", "blue 6", "blue 7", "blue 8", "blue 9", "green 1" }
  t:scene({ ["money pile"] = table.concat(names, ", ") }, "box")
  game:make_piles()
  local piles = {}
  for card in game.money_pile:from_top() do
    if card.value then piles[#piles + 1] = card.currency == "green" and 1 or (12 - card.value) // 2 end
  end
  t:equal(table.concat(piles, " "), "1 1 2 2 3 3 4 4 5 5")
end)

---------------------------------------------------------------------------------------------------
-- a turn

local function market(t, hand, display)
  t:scene({ ["hand(1)"] = hand, ["money display"] = display or "yellow 1, green 4, blue 6, orange 8",
            ["yard.yellow"] = "pavilion 4", ["yard.green"] = "palace 9", ["yard.blue"] = "garden 10",
            ["yard.orange"] = "garden 10" }, "box")
end

test("ALH-R14, ALH-Q4: take money or buy; only buildings that one can pay are offered", function(game, t)
  market(t, "blue 9, blue 1, orange 9, yellow 4")
  t:offers("pavilion 4, yellow, garden 10, blue, take money", function() game:take_turn(game.players[1]) end)
end)

test("ALH-T4, ALH-R15: of 1, 4, 6 and 8 any one, or 1 and 4", function(game, t)
  local legal = { ["yellow 1"] = "green 4, done", ["green 4"] = "yellow 1, done", ["blue 6"] = nil, ["orange 8"] = nil }
  for _, first in ipairs { "yellow 1", "green 4", "blue 6", "orange 8" } do
    market(t, "")
    t:answers { first }
    if legal[first] then t:offers(legal[first], function() game:take_money(game.players[1]) end)
    else
      game:take_money(game.players[1])
      t:holds("hand(1)", first)
    end
  end
  market(t, "")
  t:offers("yellow 1, green 4, blue 6, orange 8", function() game:take_money(game.players[1]) end)
  t:answers { "yellow 1", "green 4" }
  game:take_money(game.players[1])
  t:has("hand(1)", "yellow 1, green 4")
  t:has("money display", "blue 6, orange 8")
end)

test("ALH-R15: several cards of any currencies, worth 5 together; a 5 is taken alone", function(game, t)
  market(t, "", "yellow 1, green 2, blue 2, orange 5")
  t:answers { "1: take money", "not done", "green 2", "not orange 5", "yellow 1", "blue 2" }
  game:take_turn(game.players[1])
  t:has("hand(1)", "green 2, yellow 1, blue 2")
  t:holds("money display", "orange 5")
  market(t, "", "yellow 1, green 2, blue 2, orange 5")
  t:answers { "1: take money", "orange 5" }
  game:take_turn(game.players[1])
  t:holds("hand(1)", "orange 5")
end)

test("ALH-T5, ALH-R16, ALH-R17: Gabi pays 11 in blue for a garden of 10, and her turn ends", function(game, t)
  market(t, "blue 7, blue 4, green 9")
  t:answers { "1: garden 10, blue", "not green 9", "blue 7", "not done", "blue 4" }
  game:take_turn(game.players[1])
  t:holds("buildings(1)", "garden 10")
  t:has("discards", "blue 7, blue 4")
  t:holds("hand(1)", "green 9")
  t:holds("yard.blue", "")
  t:holds("yard.orange", "garden 10")
end)

test("ALH-T6, ALH-R18, ALH-Q4: she pays 10 exactly and must choose again", function(game, t)
  market(t, "blue 7, blue 3, green 9")
  t:answers { "1: garden 10, blue", "blue 7", "blue 3" }
  t:offers("palace 9, green, take money", function() game:take_turn(game.players[1]) end)
  t:holds("buildings(1)", "garden 10")
end)

test("ALH-R16: a useless card may be paid as well", function(game, t)
  market(t, "blue 9, blue 1, blue 2")
  t:answers { "1: garden 10, blue", "blue 9", "blue 1", "blue 2" }
  game:take_turn(game.players[1])
  t:has("discards", "blue 9, blue 1, blue 2")
  t:all_answered()
end)

test("ALH-T7, ALH-R19: four exact payments and then money: five steps; nothing is refilled before", function(game, t)
  t:scene({ ["hand(1)"] = "yellow 4, green 9, blue 9, blue 1, orange 8, orange 2",
            ["money display"] = "yellow 1, green 1, blue 2, blue 6", ["yard.yellow"] = "pavilion 4",
            ["yard.green"] = "palace 9", ["yard.blue"] = "garden 10", ["yard.orange"] = "garden 10" }, "box")
  t:answers { "pavilion 4, yellow", "yellow 4", "garden 10, orange", "orange 8", "orange 2", "palace 9, green",
              "green 9", "garden 10, blue", "blue 9", "blue 1", "not pavilion 4, yellow", "take money", "blue 6" }
  game:take_turn(game.players[1])
  t:all_answered()
  t:has("buildings(1)", "pavilion 4, garden 10, palace 9, garden 10")
  t:holds("hand(1)", "blue 6")
  for _, currency in ipairs(CURRENCIES) do t:holds("yard." .. currency, "") end
  t:equal(game.display:size(), 3)
end)

test("ALH-T8: 6 blue and 4 green do not pay 10; nor do 9 blue", function(game, t)
  for _, hand in ipairs { "blue 6, green 4", "blue 9" } do
    market(t, hand)
    t:equal(game:can_buy(game.players[1], game.yard.blue:top()), false)
    t:offers("take money", function() game:take_turn(game.players[1]) end)
  end
  market(t, "blue 6, green 4, blue 4")
  t:answers { "blue 6", "not green 4", "not done", "blue 4" }
  t:equal(#game:choose_payment(game.players[1], 10, "blue"), 2)
end)

test("ALH-Q4: no money on the table and nothing that can be paid: the turn ends", function(game, t)
  market(t, "yellow 4, yellow 3")
  game.display:move_all(game.box)
  t:answers { "1: not take money", "pavilion 4, yellow", "yellow 4", "done" }
  game:take_turn(game.players[1])
  t:all_answered()
  t:holds("hand(1)", "yellow 3")
end)

---------------------------------------------------------------------------------------------------
-- after a turn

test("ALH-R20, ALH-Q2: the yard is refilled from the left, and the display to four", function(game, t)
  t:scene({ ["building pile"] = "tower 7, tower 8, tower 12", ["yard.yellow"] = "", ["yard.green"] = "palace 9",
            ["yard.blue"] = "", ["yard.orange"] = "garden 6", ["money pile"] = "blue 1, blue 2, blue 3",
            ["money display"] = "green 1, green 2" }, "box")
  t:equal(game:refill(game.players[2]), true)
  t:holds("yard.yellow", "tower 12")
  t:holds("yard.green", "palace 9")
  t:holds("yard.blue", "tower 8")
  t:holds("building pile", "tower 7")
  t:has("money display", "green 1, green 2, blue 3, blue 2")
end)

test("ALH-R21: the discards are shuffled when the money pile has run out", function(game, t)
  t:scene({ ["money pile"] = "blue 1", ["money display"] = "green 1", discards = "blue 7, blue 8, blue 9" }, "box")
  game:refill_display(game.players[2])
  t:holds("discards", "")
  t:equal(game.display:size(), 4)
  t:equal(game.display:count { currency = "blue", value = 1 }, 1)
  t:equal(game.money_pile:size(), 1)
  t:scene({ ["money pile"] = "blue 1", ["money display"] = "green 1, green 2, green 3", discards = "blue 7" }, "box")
  game:refill_display(game.players[2])
  t:holds("money pile", "")
  t:holds("discards", "blue 7")
end)

test("ALH-Q7: pile and discards are empty: fewer than four", function(game, t)
  t:scene({ ["money pile"] = "blue 1", ["money display"] = "green 1", discards = "" }, "box")
  game:refill_display(game.players[2])
  t:has("money display", "blue 1, green 1")
end)

test("ALH-R22: then the left neighbour is on turn", function(game, t)
  local turns = {}
  function game:take_turn(player) turns[#turns + 1] = player.seat end
  function game:refill(next_player) return next_player.seat ~= 2 or #turns < 9 end
  game.starter = game.players[3]
  game:take_turns()
  t:equal(table.concat(turns, " "), "3 4 1 2 3 4 1 2 3 4 1")
end)

---------------------------------------------------------------------------------------------------
-- scoring

test("ALH-R23, ALH-R3, ALH-R30: A, B and C in a whole game; most points win", function(game, t)
  local letters, points = {}, {}
  record(game, "hold_scoring", letters, function(card)
    for seat, player in ipairs(game.players) do points[seat] = player:points() end
    return card.letter
  end)
  t:random(3)
  game:play()
  t:equal(table.concat(letters), "ABC")
  game:standings()
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
  built(game, "palace", { 1, 3, 2 })
  scoring(game, "A")
  t:points { 0, 4, 0, 0 }
end)

test("ALH-T10: in B, most towers are worth 13, second most 6", function(game, t)
  built(game, "tower", { 1, 3, 2 })
  scoring(game, "B")
  t:points { 0, 13, 6, 0 }
end)

test("ALH-T11, ALH-R26, ALH-R27: Pali and Niki have 3 gardens, Tomi and Kati 2: 16, 16, 2, 2", function(game, t)
  built(game, "garden", { 3, 3, 2, 2 })
  scoring(game, "C")
  t:points { 16, 16, 2, 2 }
end)

test("ALH-T12: in A two tied for most palaces get 2 each, three 1 each", function(game, t)
  built(game, "palace", { 2, 2, 1 })
  scoring(game, "A")
  t:points { 2, 2, 0, 0 }
  built(game, "palace", { 2, 2, 2 })
  scoring(game, "A")
  t:points { 3, 3, 1, 0 }
end)

test("ALH-T13, ALH-R27: in C three tied for most towers get 13 each, the fourth nothing", function(game, t)
  t:equal(table.concat(croupier.score.majority({ 4, 4, 4, 1 }, { 21, 13, 6 }), " "), "13 13 13 0")
  built(game, "tower", { 3, 3, 3, 1 })
  scoring(game, "C")
  t:points { 13, 13, 13, 0 }
end)

test("ALH-T14, ALH-R26: in B pavilions 2, 1, 1: 8, and half a point is none", function(game, t)
  built(game, "pavilion", { 2, 1, 1 })
  scoring(game, "B")
  t:points { 8, 0, 0, 0 }
end)

test("ALH-Q5: who has none of a kind scores nothing, though places are free", function(game, t)
  built(game, "garden", { 0, 1, 0, 0 })
  scoring(game, "C")
  t:points { 0, 20, 0, 0 }
  built(game, "garden", {})
  scoring(game, "C")
  t:points { 0, 20, 0, 0 }
end)

---------------------------------------------------------------------------------------------------
-- the end

test("ALH-R28: the game is over when the yard cannot be filled, not when the last building is laid", function(game, t)
  t:scene({ ["building pile"] = "tower 7", ["yard.yellow"] = "garden 6", ["yard.green"] = "garden 7",
            ["yard.blue"] = "", ["yard.orange"] = "garden 9" }, "box")
  t:equal(game:refill(game.players[1]), true)
  t:holds("yard.blue", "tower 7")
  t:equal(game:refill(game.players[1]), true)
  game.yard.green:top():move(game.box)
  t:equal(game:refill(game.players[1]), false)
end)

-- The yard as it is when there are no buildings any more, and how much blue money each has.
local function the_end(t, blue)
  t:scene({ ["building pile"] = "", ["yard.yellow"] = "", ["yard.green"] = "", ["yard.blue"] = "garden 12",
            ["yard.orange"] = "", ["hand(1)"] = blue[1], ["hand(2)"] = blue[2], ["hand(3)"] = blue[3],
            ["hand(4)"] = "green 9, yellow 9" }, "box")
end

test("ALH-T15, ALH-R28, ALH-R29: the last building goes to 9 against 7 and 3; of 7, 7, 3 and 0, 0, 0 to nobody",
  function(game, t)
    the_end(t, { "blue 9", "blue 7", "blue 3" })
    t:equal(game:refill(game.players[1]), false)
    game:share_out_yard()
    t:holds("buildings(1)", "garden 12")
    t:holds("hand(1)", "blue 9")
    for _, blue in ipairs { { "blue 7", "blue 4, blue 3", "blue 3" }, { "", "", "green 9" } } do
      the_end(t, blue)
      game.players[1].buildings:move_all(game.box)
      game:share_out_yard()
      t:holds("yard.blue", "garden 12")
      for _, player in ipairs(game.players) do t:equal(player.buildings:empty(), true) end
    end
  end)

test("ALH-Q8: nobody is asked; one player can get several, and keeps the money", function(game, t)
  t:scene({ ["yard.yellow"] = "garden 6", ["yard.green"] = "tower 7", ["yard.blue"] = "palace 5",
            ["yard.orange"] = "seraglio 9", ["hand(2)"] = "yellow 2, green 9, blue 1",
            ["hand(3)"] = "yellow 1, orange 1" }, "box")
  t:answers {}
  game:share_out_yard()
  t:has("buildings(2)", "garden 6, tower 7, palace 5")
  t:holds("buildings(3)", "seraglio 9")
  t:has("hand(2)", "yellow 2, green 9, blue 1")
end)

test("ALH-T16, ALH-R28: two free places, one building: it goes to the left one; three are shared out", function(game, t)
  t:scene({ ["building pile"] = "pavilion 2", ["yard.yellow"] = "garden 6", ["yard.green"] = "", ["yard.blue"] = "",
            ["yard.orange"] = "tower 9", ["hand(1)"] = "green 1", ["hand(2)"] = "yellow 3",
            ["hand(3)"] = "orange 2" }, "box")
  t:equal(game:refill(game.players[1]), false)
  t:holds("yard.green", "pavilion 2")
  t:holds("yard.blue", "")
  game:share_out_yard()
  t:holds("buildings(1)", "pavilion 2")
  t:holds("buildings(2)", "garden 6")
  t:holds("buildings(3)", "tower 9")
end)

test("ALH-Q3: a scoring card below the last money is not turned up when the yard cannot be filled", function(game, t)
  t:scene({ ["building pile"] = "", ["yard.yellow"] = "", ["money pile"] = "blue 1, scoring card B",
            ["money display"] = "green 1", ["buildings(1)"] = "tower 7" }, "box")
  t:equal(game:refill(game.players[1]), false)
  t:points { 0, 0, 0, 0 }
  t:holds("money display", "green 1")
end)

test("ALH-R29, ALH-R30: the last buildings count in scoring C; as many points, as many winners", function(game, t)
  t:scene({ ["building pile"] = "", ["yard.yellow"] = "garden 6", ["yard.green"] = "tower 7", ["yard.blue"] = "",
            ["yard.orange"] = "", ["hand(2)"] = "yellow 2", ["hand(4)"] = "yellow 1",
            ["buildings(3)"] = "garden 7" }, "box")
  for _, setup in ipairs { "lay_out_buildings", "draw_starting_money", "lay_out_money", "make_piles", "take_turns" } do
    game[setup] = function() end
  end
  game:play()
  game:standings()
  t:points { 0, 16, 16, 0 }
  t:ranks { 3, 1, 1, 3 }
end)
