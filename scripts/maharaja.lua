-- Maharaja, by Wolfgang Kramer and Michael Kiesling. Two to five rajahs travel, and build palaces in seven cities.
local game, board, score = croupier.game, croupier.board, croupier.score
local maharaja = game "maharaja" {
  players = { 2, 5 },
  knobs = {
    short = { false, "the short game: six palaces each, and the end at field 8" },
    neutral = { true, "palaces of the colours that nobody has stand in the gardens" },
    yogi = { false, "advanced 1: the yogi and the action coins" },
    auction = { false, "advanced 1: who may choose a character first is auctioned" },
    homes = { false, "advanced 1: characters count a point in the city that is their home" },
    several = { false, "advanced 2: a player may have several characters" },
    penalty = { "turn", "action", "what is undone gives the others gold once a turn, or for each action" },
  },
}

maharaja.characters = { "mogul", "trader", "sadhu", "monk", "mason", "artist", "yogi" }
maharaja.payout = { [2] = { 10, 5 }, [3] = { 11, 7, 3 }, [4] = { 12, 9, 6, 3 }, [5] = { 13, 10, 7, 4, 1 } }
maharaja.fields = { "S1", "S2", "S3", "S4", "S5", "S6", "S7", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10" }
maharaja.actions = { "gold", "house", "two_houses", "move_house", "quarry", "palace", "palace_and_house", "governor",
                     "character" }
maharaja.parts = { two_houses = { "house in a city", "house" }, palace_and_house = { "palace", "house" } }
maharaja.built_on = { house = { city = true, village = true }, ["house in a city"] = { city = true },
                      palace = { inner = true, outer = true } }

-- 3.1 Seven cities, the start and thirty villages, on roads from city to city. Another map can take its place:
-- scripts/README.md says how to draw it. The text "map" explains its signs.
maharaja.map = {
  start = "start", must = { ends = 8, between = 30, on_road = { 1, 4 }, at_end = { 3, 5 } },
  cities = { "Ahmadabad", "Udaipur", "Agra", "Benares", "Patna", "Lahore", "Delhi" },
  homes = { mogul = "Agra", trader = "Ahmadabad", sadhu = "Benares", monk = "Patna", mason = "Delhi",
            artist = "Udaipur", yogi = "Lahore" },
  roads = {
    { "start", "V1", "V2", "Ahmadabad" }, { "start", "V3", "V4", "Udaipur" }, { "start", "V5", "V6", "Agra" },
    { "start", "V7", "V8", "Benares" }, { "start", "V9", "V10", "Patna" }, { "Ahmadabad", "V11", "V12", "Udaipur" },
    { "Udaipur", "V13", "V14", "Agra" }, { "Agra", "V15", "V16", "Benares" }, { "Benares", "V17", "V18", "Patna" },
    { "Ahmadabad", "V19", "Lahore" }, { "Udaipur", "V20", "V21", "Lahore" }, { "Agra", "V22", "V23", "Lahore" },
    { "Lahore", "V24", "V25", "Delhi" }, { "Agra", "V26", "V27", "Delhi" }, { "Benares", "V28", "V29", "Delhi" },
    { "Patna", "V30", "Delhi" },
  },
  drawing = [[
Lahore--------24:{24..-}------25:{25..-}--Delhi--------------------------------+
{i6[.]}{o6...... }{c6                }    {i7[.]}{o7...... }{c7              } |
19:{19..}|21:{21..} \23:{23..}           /27:{27..}   \29:{29..}               |
|        |20:{20..}     \22:{22..}   /26:{26..}          \28:{28..}   30:{30..}|
|  Udaipur-13:{13..-}14:{14..-}Agra-15:{15..-}16:{16..-}Benares                |
|  {i2[.]}{o2...... }{c2     } {i3[.]}{o3...... }{c3  } {i4[.]}{o4...... }{c4 }|
|    /12:{12..} \4:{4..}       |6:{6..}       /8:{8..}   |17:{17..}            |
|  /11:{11..}       \3:{3..}   |5:{5..} /7:{7..}         |18:{18..}            |
Ahmadabad-2:{2..-}1:{1..-}---start-9:{9..-}10:{10..-}---Patna------------------+
{i1[.]}{o1...... }{c1      } {start                 }   {i5[.]}{o5...... }{c5  }
M>{t1}{t2}{t3}{t4}{t5}{t6}{t7}|{t8}{t9}{t10}{t11}{t12}{t13}{t14}{t15}{t16}{t17}|]],
  fields = "1   {t8}{t9}{t10}{t11}{t12}{t13}{t14}{t15}{t16}{t17}|\nM>  {t1}{t2}{t3}{t4}{t5}{t6}{t7}|",
}

-- 3.2 A city has one inner and six outer sites for palaces and room for any houses; a village has room for two houses,
-- with two players for one. With fewer than five players a palace of each other colour stands in every garden.
function maharaja:setup()
  local map, knobs = self.map, self.knobs
  local function open(name, room) return { name, sees = "all", sorted = true, room = room } end
  self.roads = board { ends = self:join({ map.start }, map.cities), roads = map.roads, must = map.must }
  self.start = self:zone(open(map.start))
  self.free_characters = self:zone { "free characters", sees = "all", picture = "none" }
  self.governors, self.track = self:zone "governors", self:zones(open "track", self.fields)
  self.cities = self:zones(open "city", map.cities)
  self.villages = self:zones(open("village", #self.players == 2 and 1 or 2), self.roads:between())
  self.inner, self.outer = self:zones(open("inner", 1), map.cities), self:zones(open("outer", 6), map.cities)
  self.sites = self:join(self.villages, self.cities, self.inner, self.outer)
  self.kind_of, self.city_of, self.only = {}, {}, {} -- of a site; the cards of a character
  for _, site in ipairs(self.sites) do self.kind_of[site], self.city_of[site] = site:name(), site:member() end
  self.bank = self:purse { "bank", 10000, of = "gold", picture = "none" } -- it never runs out
  self.coins = knobs.yogi and self:purse { "action coins", 7 }
  for i, city in ipairs(map.cities) do
    self.governors:create { "governor {city}", city = city }
    self.outer[i]:create { "neutral palace", kind = "palace", copies = knobs.neutral and 5 - #self.players or 0 }
  end
  for number, character in ipairs(self.characters) do
    local copies = (character ~= "yogi" or knobs.yogi) and 1 or 0
    self.free_characters:create { "{character}", character = character, number = number, copies = copies }
    self.only[character] = { character = character }
  end
  self:shows("last_round", "waiting")
  self.maharaja = self.start:create { "maharaja", kind = "maharaja" }
  for seat, player in ipairs(self.players) do self:lay_out(player, seat) end
  local marks = { c = self.cities, i = self.inner, o = self.outer, t = self.track, [""] = self.villages }
  local cities = { { map.cities, "{i#[.]}{o#...... }{c#        }" } }
  local function list(width) return self:road_list(map.roads, "{#..}", cities, width) end
  local wide = (map.fields or "") .. "   start {" .. map.start .. "          }\n" .. list(60)
  self:picture({ map.drawing or wide, wide, list() }, marks, "map")
end

-- Each player has a disc, an architect, 7 palaces, 4 houses, 16 more in the bank, and 15 gold, kept secret.
function maharaja:lay_out(player, seat)
  player.gold = player:purse { "gold", 15, sees = "owner" }
  player.coins = self.coins and player:purse { "action coins", 0 }
  local function hidden(name, told) return player:zone { name, picture = "none", told = told } end
  local function open(name, picture) return player:zone { name, sees = "all", picture = picture } end
  player.disc, player.plan = hidden("disc", false), hidden "plan"
  player.revealed, player.characters = open "revealed", open "characters"
  player.palaces, player.reserve, player.bank = open("palaces", "none"), open("reserve", "count"), open("bank", "none")
  player.palace, player.house = { kind = "palace", owner = seat }, { kind = "house", owner = seat }
  local copies = self.knobs.yogi and 3 or 2
  for _, action in ipairs(self.actions) do player.disc:create { "{action}", action = action, copies = copies } end
  player.palaces:create { "palace {owner}", kind = "palace", owner = seat, copies = self.knobs.short and 6 or 7 }
  player.reserve:create { "house {owner}", kind = "house", owner = seat, copies = 4 }
  player.bank:create { "house {owner}", kind = "house", owner = seat, copies = 16 }
  player.architect = self.start:create { "architect {owner}", kind = "architect", owner = seat }
  player.sources = self:join({ player.reserve }, self.sites) -- where houses of his may be
end

-- 4 Characters are chosen, houses laid in the villages, and then rounds are played to the end.
function maharaja:play()
  self.governors:shuffle()
  for field = 1, 7 do self.governors:deal(1, self.track[field]) end
  self:choose_characters()
  self:lay_first_houses()
  repeat self:play_round() until self:is_over()
end

-- 5.1 The youngest takes a character, then clockwise the others; what is left is in the bank. 11.2.5 Or the right
-- to take the next is auctioned: the youngest without a character bids 0 or more, and the winner pays the bank.
function maharaja:choose_characters()
  for _ = 1, #self.players do
    local without = self:those(self.players, function(player) return player.characters:empty() end)
    local winner, bid = without[1], 0
    if self.knobs.auction and #without > 1 then
      local auction = self:auction { "ascending", from = winner, among = without, least = 0, must_open = true }
      for bidder, high in auction:calls() do auction:ask(bidder, { "bid", beat = high }, bidder.gold:amount()) end
      winner, bid = auction:winner()
    end
    winner.gold:pay(self.bank, bid, "bid")
    self:choose_character(winner)
  end
end
function maharaja:choose_character(player)
  player:ask("choose character", self.free_characters):move(player.characters, "chosen")
end

-- Their numbers are the order of play, and break every tie; of several the lowest counts. Whoever has none yet is last.
function maharaja:has(player, character) return player.characters:first(self.only[character]) ~= nil end
function maharaja:number(player) return (player.characters:lowest("number") or { number = 8 }).number end
function maharaja:in_order(players) return self:sorted(players, function(player) return self:number(player) end) end

-- 5.2 In this order each player lays a house into any village, four times. Then each gets six houses from the bank.
function maharaja:lay_first_houses()
  local players = self:in_order(self.players)
  local function room_in(village) return self:fits(players[1], "house", village) end
  for _ = 1, 4 do
    for _, one in ipairs(players) do one.reserve:top():move(one:ask("first house", self.villages, room_in), "built") end
  end
  for _, player in ipairs(players) do player.bank:deal(6, player.reserve) end
end

-- 6 A ROUND. The maharaja goes to the city of the lowest governor, who goes to the field above the topmost. All plan.
-- Of the players without a turn yet, the lowest character is next. At the end the maharaja's city is scored.
function maharaja:play_round()
  self.round = (self.round or 0) + 1
  self:phase("round", self.round)
  local in_line = self:pieces_in(self.track)
  self.maharaja:move(self.cities[in_line[1].city])
  in_line[1]:move(self.track[in_line[#in_line]:zone():place() + 1])
  self.last_round = not self.track[self.knobs.short and "8" or "10"]:empty()
  self:plan_actions()
  self.waiting = self.players
  while #self.waiting > 0 do
    self.waiting = self:in_order(self.waiting)
    self:take_turn(table.remove(self.waiting, 1))
  end
  self:score_city()
end

-- 6.2 All plan two actions in secret, or one of them twice.
function maharaja:plan_actions() self:ask_all { "plan", from = "disc", to = "plan", count = 2 } end

-- GOLD: two gold from the bank.
function maharaja:gold(player) self.bank:pay(player.gold, 2, "gold") end

-- HOUSE: one house, in any village or in the city where the architect is.
function maharaja:choices_house(player, parts) return self:sites_for(player, parts) end
function maharaja:house(player, site, part_at) return self:build(player, site, part_at) end
-- TWO HOUSES: one in a city, the other there, in another city or in a village.
function maharaja:choices_two_houses(player, parts) return self:sites_for(player, parts) end
function maharaja:two_houses(player, site, part_at) return self:build(player, site, part_at) end
-- PALACE: one palace, in the garden of the city where the architect is.
function maharaja:choices_palace(player, parts) return self:sites_for(player, parts) end
function maharaja:palace(player, site, part_at) return self:build(player, site, part_at) end
-- PALACE AND HOUSE: one of each.
function maharaja:choices_palace_and_house(player, parts) return self:sites_for(player, parts) end
function maharaja:palace_and_house(player, site, part_at) return self:build(player, site, part_at) end

-- 6.3 The player reveals both actions and does them in any order, part by part. Trader: one gold more; yogi: one coin.
function maharaja:take_turn(player)
  self:phase("round", self.round, player)
  self.to_do, self.been = self:tasks(self.parts, player.disc, self.actions), {}
  self.mason_used, self.extra = false, nil
  for card in player.plan:each() do self:open_action(player, card, "revealed") end
  if self:has(player, "trader") then self.bank:pay(player.gold, 1, "trader") end
  if self:has(player, "yogi") and self.coins:can_pay(1) then self.coins:pay(player.coins, 1, "yogi") end
  local actions = self.to_do:names { "travel", "mason", "coin" }
  repeat
    local action = self:act(player, "turn", actions, "end turn", self.to_do)
    if action ~= "travel" then self.been = {} end
  until not action
  self:leave_undone(player)
end
function maharaja:open_action(player, card, why)
  card:move(player.revealed, why)
  self.to_do:open(card.action, card)
end

-- 7.1 The architect may travel at any time, always to a city. A village without houses cannot be passed; in one
-- without an own house each house costs a gold, for its owner. For the holder of the monk the bank pays. A round trip
-- with nothing done on it is not offered, nor a way if another one pays no owner more.
function maharaja:choices_travel(player)
  local here, tolls = player.architect:zone(), self:tolls(player)
  local purse = self:has(player, "monk") and self.bank or player.gold
  local costs = self.roads:costs(here:member() or here:name(), tolls, self.map.cities)
  return self.cities, function(city)
    local cost = costs[self.city_of[city]]
    if city == here or self.been[city] then return false, "been there" end
    if not cost then return false, "no way" end
    local remark = cost == 0 and "free" or purse == self.bank and "the bank pays {n}" or "{n} gold"
    return purse:can_pay(cost), "too dear", remark, cost
  end, tolls, purse
end
function maharaja:travel(player, city, tolls, purse)
  local here = player.architect:zone()
  local ways = self.roads:ways(here:member() or here:name(), city:member(), tolls, purse:amount())
  local way = #ways > 1 and player:ask("way", ways) or ways[1]
  for owner, amount in pairs(way.dues) do purse:pay(self.players[owner].gold, amount, "toll") end
  self.been[here] = true
  player.architect:move(city, nil, way)
end
function maharaja:tolls(player) return self.villages:counts("owner", player.house) end

-- 7.2 BUILDING. In a village a house can be built from afar, in a city only where the architect is. Of two houses one
-- must be in a city. Palaces stand in the garden, one on each site.
function maharaja:fits(player, part, zone, here)
  local kind = self.kind_of[zone]
  if not self.built_on[part][kind] then
    return false, kind == "village" and part ~= "palace" and "in a city" or "not there"
  end
  local away = kind ~= "village" and self.city_of[zone] ~= (here or player.architect:zone():member())
  return not away and not zone:full(), away and "architect is away" or "no room"
end
-- A house costs a gold, a palace 12, for the holder of the artist 9. Gold and piece must be at hand.
function maharaja:price(player, part) return part ~= "palace" and 1 or self:has(player, "artist") and 9 or 12 end
-- Why the player can build that part nowhere, or nil.
function maharaja:bar(player, part)
  local palace, city = part == "palace", player.architect:zone():member()
  if palace and player.palaces:empty() then return "no palace left" end
  if not palace and player.reserve:empty() then return "no house left" end
  if not player.gold:can_pay(self:price(player, part)) then return palace and "palace too dear" or "house too dear" end
  if part ~= "house" and not city then return "at no city" end
  return palace and self.inner[city]:full() and self.outer[city]:full() and "full garden" or nil
end
-- Of the parts that are left of an action, the first that can be built there is built on a site.
function maharaja:sites_for(player, parts)
  local possible = self:those(parts, function(part) return not self:bar(player, part) end)
  if #possible == 0 then return false, self:bar(player, parts[1]) end
  local here = player.architect:zone():member() or "nowhere"
  local function part_at(site)
    local reason = "not there"
    for i = 1, #possible do
      local fits, why = self:fits(player, possible[i], site, here)
      if fits then return possible[i] end
      reason = why ~= "not there" and why or reason
    end
    return false, reason
  end
  return self.sites, part_at, part_at
end
-- The bank gets the price. A palace counts a point.
function maharaja:build(player, site, part_at)
  local part = part_at(site)
  player.gold:pay(self.bank, self:price(player, part), "built", part);
  (part == "palace" and player.palaces or player.reserve):top():move(site, "built")
  if part == "palace" then player:score(1, "palace built") end
  return part
end

-- 7.3 MOVE HOUSE: an own house goes, free of charge, to any other place where it could be built.
function maharaja:choices_move_house(player) return self:houses_of(player) end
function maharaja:move_house(player, source)
  source:first(player.house):move(player:ask("house to", self:places_for_house(player, source)), "moved")
end

-- The mason, once a turn and for nothing: a house is moved, or built from the reserve.
function maharaja:choices_mason(player)
  if self.mason_used or not self:has(player, "mason") then return false, self.mason_used and "mason used" end
  return self:houses_of(player, "mason")
end
function maharaja:mason(player, source)
  self.mason_used = true
  self:move_house(player, source)
end
function maharaja:houses_of(player, mason)
  return player.sources, function(source)
    if source == player.reserve and not mason then return false, "not the mason" end
    local any = not source:empty() and source:count(player.house) > 0
    return any and player:can_ask(self:places_for_house(player, source)), "no house to move"
  end
end
function maharaja:places_for_house(player, source)
  local here = player.architect:zone():member() or "nowhere"
  return self.sites, function(zone)
    if zone == source then return false, "it is there" end
    return self:fits(player, "house", zone, here)
  end
end

-- 7.4 QUARRY: two own houses from the bank into the reserve. If there is only one, the action is not whole.
function maharaja:may_quarry(player) return not player.bank:empty(), "no house in the bank" end
function maharaja:quarry(player) return player.bank:deal(2, player.reserve) < 2 and "half" or nil end
-- 7.5 GOVERNOR: one goes two fields down, or as far as the track goes. Each that is passed goes up a field.
function maharaja:choices_governor() return self:pieces_in(self.track) end
function maharaja:governor(_, governor)
  local from, to = governor:zone():place(), math.max(governor:zone():place() - 2, 1)
  for field = from - 1, to, -1 do self.track[field]:move_all(self.track[field + 1], "passed") end
  if to < from then governor:move(self.track[to]) end
end

-- 7.6 CHARACTER: the player takes one from the bank or another player, and lays the old one into the bank. Who is left
-- without one then chooses one there. 11.3 Or one is free from the bank; if there is none, the player names another
-- player's and gives one for it, or lures one from a player with more characters, who chooses it.
function maharaja:choices_character(player)
  if self.knobs.several and not self.free_characters:empty() then return self.free_characters end
  local function richer(other) return self.knobs.several and #other.characters > #player.characters end
  local cards = self.free_characters:list()
  for _, other in ipairs(player:others()) do cards = self:join(cards, other.characters:list()) end
  return self:join(cards, self:those(player:others(), richer))
end
function maharaja:character(player, choice)
  if choice.seat then return choice:ask("lured", choice.characters):move(player.characters, "lured") end
  local loser, several = choice:zone():owner(), self.knobs.several
  local own = not several and player.characters:top() or loser and player:ask("give", player.characters)
  choice:move(player.characters, "exchanged")
  if own then own:move(several and loser.characters or self.free_characters, "exchanged") end
  if loser and not several then self:choose_character(loser) end
end

-- 7.7 If a part of the planned actions is left undone, each other player gets two gold. Two houses in cities are a
-- whole action, also if each was the first of its own.
function maharaja:leave_undone(player)
  local pairs_begun = player.revealed:count { action = "two_houses" } > 1
  if pairs_begun and self.to_do:left("two_houses")[1] == "house" then self.to_do:done("two_houses", "house") end
  local undone = player.revealed:size() - (self.extra and self.extra:zone() == player.revealed and 1 or 0)
  if undone > 0 then self:note("{who} leaves undone: {what}", { who = player, what = player.revealed:list() }) end
  if self.knobs.penalty == "turn" then undone = math.min(undone, 1) end
  player.revealed:move_all(player.disc, "undone")
  for _, other in ipairs(player:others()) do self.bank:pay(other.gold, 2 * undone, "undone") end
end

-- 8 SCORING. In the maharaja's city the architect, each house and outer palace count 1, the inner palace 3; with the
-- sadhu outer palaces count 2. 11.2.6 A character that is at home there counts 1.
function maharaja:city_points(player, city)
  local name, points = city:member(), player.architect:zone() == city and 1 or 0
  points = points + city:count(player.house) + 3 * self.inner[name]:count(player.palace)
  points = points + self.outer[name]:count(player.palace) * (self:has(player, "sadhu") and 2 or 1)
  for character, home in pairs(self.knobs.homes and self.map.homes or {}) do
    if home == name and self:has(player, character) then points = points + 1 end
  end
  return points
end
-- Most points get most gold, in a tie the lower character; 0 points get nothing. A player alone there gets 5 more.
function maharaja:score_city()
  local city, rows, present = self.maharaja:zone(), {}, 0
  for seat, player in ipairs(self.players) do
    rows[seat] = { self:city_points(player, city), -self:number(player) }
    if rows[seat][1] > 0 then present = present + 1 end
  end
  for seat, place in ipairs(score.ranks(rows)) do
    local player, points = self.players[seat], rows[seat][1]
    self:note("{player} has {points} points in {city}", { player = player, points = points, city = city })
    if points > 0 then self.bank:pay(player.gold, self.payout[#self.players][place], "scoring") end
    if points > 0 and present == 1 then self.bank:pay(player.gold, 5, "monopoly") end
  end
end

-- 10 THE END comes with the round in which a player has built all palaces or a governor has come to field 10.
function maharaja:is_over()
  return self.last_round or #self:those(self.players, function(player) return player.palaces:empty() end) > 0
end

-- Most palaces win, then most gold, then the lower character.
function maharaja:count_up()
  self:standings { ties = { { "{n} gold", function(player) return player.gold:amount() end },
                            { "character {n}", function(player) return self:number(player) end, lowest = true } } }
end

-- What a position promises bots besides its palaces: 12 gold buy one, and houses on the map help to build them.
function maharaja:prospects(player)
  local houses = self.villages:count(player.house) + self.cities:count(player.house)
  return player.gold:amount() / 18 + houses / 12 + player.reserve:size() / 36
end

-- 11.2.3 COIN: once a turn it pays for a further action, done at once, but not for exchanging characters.
function maharaja:choices_coin(player)
  if not self.coins or self.extra or not player.coins:can_pay(1) then return false, self.coins and "no coin" end
  local actions = self:those(self.actions, function(action) return action ~= "character" end)
  return actions, function(action) return self:can_act(player, action, self.parts[action] or { action }) end
end
function maharaja:coin(player, action)
  player.coins:pay(self.coins, 1, "extra action")
  self.extra = player.disc:first { action = action }
  self:open_action(player, self.extra, "extra action")
  self:does(player, action, self.to_do)
end

return maharaja
