-- game: five_towers, players: 2, house: examples/house-rules/five_towers-short.lua
-- The house rules of examples/house-rules: each does what its head says. No test here passes without its house rule.
local test = ...
test("five_towers-short: the game ends as soon as the pile runs out", function(game, t)
  t:random(1)
  game:play()
  t:equal(game.round, 16)
end)

-- game: five_towers, players: 2, house: examples/house-rules/five_towers-crane.lua
local test = ...
test("five_towers-crane: a 16 of each kind lies on any card but a top", function(game, t)
  t:equal(game.pile:count { value = 16 }, 5)
  t:scene({ display = "sand 16", ["tower(1).sand"] = "sand 3", ["tower(2).sand"] = "sand 0" }, "discard")
  t:equal(game.building:fits(game.display, game.players[1].towers), true)
  t:equal(game.building:fits(game.display, game.players[2].towers), false)
end)

-- game: five_towers, players: 2, house: examples/house-rules/five_towers-all_kinds.lua
local test = ...
test("five_towers-all_kinds: a tower of each kind is worth 5 points more", function(game, t)
  t:scene({ ["tower(1).sand"] = "sand 3", ["tower(1).wood"] = "wood 3", ["tower(1).candy"] = "candy 3",
            ["tower(1).scary"] = "scary 3", ["tower(1).scrap"] = "scrap 3", ["tower(2).sand"] = "sand 4, sand 2" },
          "discard")
  game:count_up()
  t:points { 5 + 1 + 5, 2 + 2 }
end)

-- game: five_towers, players: 2, house: examples/house-rules/five_towers-bid_again.lua
local test = ...
test("five_towers-bid_again: a player who was outbid may bid again", function(game, t)
  t:scene({ display = "sand 9, sand 7, wood 3, wood 2, candy 1" }, "discard")
  game.starter = game.players[1]
  t:answers { "1: 0", "2: 2", "1: 3", "2: pass" }
  local builder, bid = game:take_bids(game:open_auction())
  t:equal(builder, game.players[1])
  t:equal(bid, 3)
end)

-- game: byzanz, players: 3, house: examples/house-rules/byzanz-short.lua
local test = ...
test("byzanz-short: four rounds of eight", function(game, t)
  t:random(1)
  game:play()
  t:equal(game.round, 4)
end)

-- game: byzanz, players: 3, house: examples/house-rules/byzanz-silk.lua
-- game: byzanz, players: 6, house: examples/house-rules/byzanz-silk.lua
local test = ...
test("byzanz-silk: sixteen cards of silk, and the rounds come out even", function(game, t)
  t:equal(game.stock:count { kind = "silk" }, 16)
  game:deal_in()
  t:equal(game.stock:size() % game.bid_cards:sum "size", 0)
end)

-- game: byzanz, players: 3, house: examples/house-rules/byzanz-sell_in_time.lua
local test = ...
test("byzanz-sell_in_time: nobody sells at the end, and a card in hand costs a point", function(game, t)
  t:scene({ ["hand(1)"] = "cloth 1, cloth 2, cloth 3", ["hand(2)"] = "wine 4", ["sold(2)"] = "wine 3",
            ["hand(3)"] = "" }, "box")
  game.opener = game.players[1]
  game:last_sales()
  game:count_up()
  t:points { -3, 3 - 1, 0 }
end)

-- game: byzanz, players: 3, house: examples/house-rules/byzanz-sealed_bids.lua
local test = ...
local function bid(game, t, answers)
  t:scene({ ["hand(1)"] = "cloth 4, wine 1", ["hand(2)"] = "cloth 3", ["hand(3)"] = "spice 3", lot = "wood 2, wood 1" },
          "box")
  t:answers(answers)
  return game:auction_off(game.players)
end

test("byzanz-sealed_bids: everybody bids once, and the highest bid wins", function(game, t)
  t:equal(bid(game, t, { "1: cloth 4", "done", "2: cloth 3", "3: pass", "1: wood 1" }), game.players[1])
  t:has("hand(1)", "wine 1, wood 2")
  t:has("hand(2)", "cloth 3")
  t:has("market", "cloth 4, wood 1")
end)

test("byzanz-sealed_bids: in a tie the first in turn wins; if nobody bids, the first takes the lot", function(game, t)
  t:equal(bid(game, t, { "1: wine 1", "done", "2: cloth 3", "3: spice 3", "2: wood 1" }), game.players[2])
  t:has("hand(3)", "spice 3")
  t:equal(bid(game, t, { "1: pass", "2: pass", "3: pass" }), game.players[1])
  t:has("hand(1)", "cloth 4, wine 1, wood 2, wood 1")
end)

-- game: alhambra, players: 3, house: examples/house-rules/alhambra-all_kinds.lua
local test = ...
test("alhambra-all_kinds: in the end buildings of all kinds count 10 points more", function(game, t)
  t:scene({ ["buildings(1)"] = "pavilion 2, seraglio 3, arcades 4, palace 5, garden 6, tower 7" }, "building pile")
  game:hold_scoring(game.aside:first { letter = "A" })
  t:points { 1 + 2 + 3 + 4 + 5 + 6, 0, 0 }
  game:count_up()
  t:points { 21 + 16 + 17 + 18 + 19 + 20 + 21 + 10, 0, 0 }
end)

-- game: alhambra, players: 3, house: examples/house-rules/alhambra-nearly_exact.lua
local test = ...
test("alhambra-nearly_exact: one too much is exact, two is not", function(game, t)
  t:scene({ ["yard.blue"] = "garden 10", ["yard.green"] = "garden 11",
            ["hand(1)"] = "blue 9, blue 2, green 9, green 4" }, "money pile")
  t:answers { "blue 9", "blue 2", "green 9", "green 4" }
  t:equal(game:buy(game.players[1], game.yard.blue:top()), true)
  t:equal(game:buy(game.players[1], game.yard.green:top()), false)
end)

-- game: alhambra, players: 3, house: examples/house-rules/alhambra-pearls.lua
local test = ...
test("alhambra-pearls: pearls pay in any currency", function(game, t)
  t:scene({ ["yard.blue"] = "garden 10", ["hand(1)"] = "blue 7, pearl 3, green 9" }, "money pile")
  t:answers { "not green 9", "blue 7", "pearl 3" }
  t:equal(game:buy(game.players[1], game.yard.blue:top()), true)
  t:has("hand(1)", "green 9")
end)

-- game: oh_pharaoh, players: 3, house: examples/house-rules/oh_pharaoh-peaceful.lua
local test = ...
test("oh_pharaoh-peaceful: stones and jokers are all there is", function(game, t)
  t:equal(game.pile:size(), 79)
  t:scene({ ["hand(1)"] = "1, 1, 2, 3", ["hand(2)"] = "4" }, "discard")
  t:offers("trade, build, done", function() game:take_actions(game.players[1]) end)
end)

-- game: oh_pharaoh, players: 3, house: examples/house-rules/oh_pharaoh-short.lua
local test = ...
test("oh_pharaoh-short: with the sixth pyramid the final phase begins", function(game, t)
  for _ = 1, 5 do game:advance_marker() end
  t:holds("beside the track", "end card")
  game:advance_marker()
  t:holds("beside the track", "")
end)

-- game: oh_pharaoh, players: 3, house: examples/house-rules/oh_pharaoh-caravan.lua
local test = ...
test("oh_pharaoh-caravan: a caravan brings two cards", function(game, t)
  t:equal(game.pile:count { kind = "caravan" }, 4)
  t:scene({ ["hand(1)"] = "caravan, 9", ["hand(2)"] = "", ["hand(3)"] = "", pile = "1, 5, 7" }, "discard")
  t:answers { "send", "not send", "done" }
  game:take_actions(game.players[1])
  t:has("hand(1)", "9, 7, 5")
end)

test("oh_pharaoh-caravan: a caravan that brings the end card ends the game at once", function(game, t)
  t:scene({ ["hand(1)"] = "caravan, 9", pile = "7, end card, 5" }, "discard")
  t:answers { "send" }
  game:take_actions(game.players[1])
  t:has("hand(1)", "9, 5")
  t:equal(game.over, true)
end)

-- game: maharaja, players: 3, house: examples/house-rules/maharaja-first_game.lua
local test = ...
test("maharaja-first_game: six palaces each, 20 gold, and a palace costs 10", function(game, t)
  t:scene({ ["characters(1)"] = "mogul", ["characters(2)"] = "artist" }, "free characters")
  t:equal(game.players[1].palaces:size(), 6)
  t:equal(game.players[1].gold:amount(), 20)
  t:equal(game:price(game.players[1], "palace"), 10)
  t:equal(game:price(game.players[2], "palace"), 9)
  t:equal(game:price(game.players[1], "house"), 1)
end)

-- game: maharaja, players: 2, house: examples/house-rules/maharaja-open_plans.lua
local test = ...
test("maharaja-open_plans: the first plan lies there before the second is made", function(game, t)
  t:scene({ ["characters(1)"] = "trader", ["characters(2)"] = "mogul" }, "free characters")
  local function the_first_is_known() t:has("open plan(2)", "gold, quarry") end
  t:answers { "2: gold", "quarry", the_first_is_known, "1: house", "gold" }
  game:plan_actions()
  t:has("open plan(1)", "house, gold")
end)

-- game: maharaja, players: 2, house: examples/house-rules/maharaja-no_tolls.lua
local test = ...
test("maharaja-no_tolls: houses of others cost nothing, villages without houses bar the way", function(game, t)
  t:scene({ ["characters(1)"] = "mogul", ["village.V1"] = "house 2", ["village.V2"] = "house 2",
            ["village.V3"] = "house 2" }, "free characters")
  local player = game.players[1]
  player.gold:pay(game.bank, 15)
  game.been = {}
  local _, can_reach = game:choices_travel(player)
  t:equal(can_reach(game.cities.Ahmadabad), true)
  t:equal(not can_reach(game.cities.Udaipur), true)
end)

-- game: goofspiel, players: 2, house: examples/house-rules/goofspiel-advice.lua
local test = ...
test("goofspiel-advice: a bid looks the better, the nearer it is to the prize", function(game, t)
  local seen = { zones = { prize = { { worth = 4 } } } }
  local worth = game.advice(seen, { options = { { rank = 4 }, { rank = 1 }, { rank = 5 } } })
  t:equal(table.concat(worth, " "), "1.0 0.25 0.5")
end)
