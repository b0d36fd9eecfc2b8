-- game: alhambra, players: 4, with: help/alhambra.lua
local test, help = ...
local record = help.record

local CURRENCIES = { "yellow", "green", "blue", "orange" }

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
