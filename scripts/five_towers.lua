-- 5 Towers, by Kasper Lapp. Two to five builders bid for the cards that they dare to build with.
local game, stacking, score = croupier.game, croupier.stacking, croupier.score
local TOP = 0 -- the value of a tower top

local five_towers = game "five_towers" {
  players = { 2, 5 }, look_ahead = 10,
  knobs = {
    display = { 5, range = { 1, 8 }, "cards turned up for each round" },
    checked_bids = { true, "only bids that can be built are legal; off: what cannot be built is undone" },
  },
}

five_towers.kinds = { "candy", "scary", "wood", "scrap", "sand" }
five_towers.values = { TOP, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 }
five_towers.second = { TOP, 2, 5, 7, 10, 12 } -- with four and five players there are two of each of these
five_towers.times_through = 2 -- how often the pile runs out until the game ends

-- Going up, values must fall; but on an 8 any card may be laid, and a 9 on any card but a top.
function five_towers.fits_on(value, below)
  return not below or below ~= TOP and (value < below or below == 8 or value == 9)
end

function five_towers:setup()
  self.pile, self.display = self:zone "pile", self:zone { "display", sees = "all", sorted = true }
  self.discard = self:zone { "discard", sees = "all", sorted = true }
  self:shows "starter"
  for _, player in ipairs(self.players) do
    player.hand = player:zone { "hand", sees = "all", sorted = true }
    player.towers = player:zones({ "tower", sees = "all" }, self.kinds) -- one of each kind at most
    player.demolished = player:zone { "demolished", sees = "none" }
  end
  for _, kind in ipairs(self.kinds) do
    self:make_cards(kind, self.values)
    if #self.players >= 4 then self:make_cards(kind, self.second) end
  end
  -- These questions are made once, and their numbers change.
  local function price() return self.demolishes and self:price(self.demolishes) or 0 end
  self.bidding = { "bid", bare = 0, price = price }
  self.taking = { { "take", cards = 0 }, from = self.display }
  self.building = stacking { by = "value", within = "kind", fixed = { TOP }, may = self.fits_on,
                             reasons = { empty = "no tower", fixed = "a top stays", stuck = "would not fit" } }
end

function five_towers:make_cards(kind, values)
  for _, value in ipairs(values) do self.pile:create { "{kind} {value}", kind = kind, value = value } end
end

-- The game ends with the round in which the pile runs out for the second time.
function five_towers:play()
  self:choose_starter()
  for time = 1, self.times_through do
    if time > 1 then self.discard:move_all(self.pile) end
    self.pile:shuffle()
    while not self.pile:empty() do self:play_round() end
  end
end

function five_towers:choose_starter() self.starter = self.players[1] end

-- Turn up five cards, bid, build, and discard what is left. Left of the builder starts next.
function five_towers:play_round()
  self.round = (self.round or 0) + 1
  self:phase("round", self.round)
  self.pile:deal(self.knobs.display, self.display)
  local auction = self:open_auction()
  local builder, bid = self:take_bids(auction)
  while bid > 0 and not self:build(builder, bid) do
    auction:take_back() -- the builder bids less or passes, and the bidding goes on from there
    builder, bid = self:take_bids(auction, bid - 1)
  end
  if bid > 0 then self.starter = builder:left() end
  self.display:move_all(self.discard)
end

-- The starter names a number from 0; clockwise, each of the others bids more or passes, once.
function five_towers:open_auction()
  return self:auction { "once", from = self.starter, cap = self.display:size(), must_open = true }
end

-- Everybody has one chance: a number above all before, or pass. A bid for all cards ends the bidding.
function five_towers:take_bids(auction, changed)
  for bidder in auction:calls() do
    local most, bare = self:most_buildable(bidder)
    self.bidding.bare, self.demolishes = bare, bare < most and bidder or nil
    auction:ask(bidder, self.bidding, changed or most)
    changed = nil -- only the player who could not build must bid less
  end
  return auction:winner()
end

-- A bid is only for as many cards as one can build, with one demolition at most; returns that, and how many without.
function five_towers:most_buildable(bidder)
  if not self.knobs.checked_bids then return self.display:size(), self.display:size() end
  return self.building:most(self.display, bidder.towers, 1)
end

-- The builder takes exactly as many cards as the bid says. If they cannot all be laid, the building is undone.
function five_towers:build(builder, bid)
  local taking = self.taking
  taking[1].cards, taking.count, taking.to = bid, bid, builder.hand
  taking.among = self.knobs.checked_bids and self.building:sets(self.display, builder.towers, 1) or nil
  builder:select(taking)
  local demolished = self:demolish(builder)
  if self:lay(builder) then return true end
  builder.hand:move_all(self.display, "undone")
  if demolished then demolished:move(builder.towers[demolished.kind], "undone") end
  return false
end

-- a) The builder may demolish the top card of one of their towers, but not a 0.
function five_towers:demolish(builder)
  local liftable, may_leave = self.building:lifts(self.knobs.checked_bids and builder.hand or nil, builder.towers)
  local tower = builder:ask("demolish", builder.towers, liftable, may_leave and "nothing")
  local card = tower and tower:top()
  if card then card:move(builder.demolished) end
  return card
end

-- The points that the next demolition costs: one more than the last.
function five_towers:price(builder) return builder.demolished:size() + 1 end

-- b) Then the builder lays all the cards in hand on their towers, in any order.
function five_towers:lay(builder)
  if not self.building:lay(builder.hand, builder.towers) then return false end
  while not builder.hand:empty() do -- there are several orders
    local tower = builder.towers[builder.hand:bottom().kind]
    for _, card in ipairs(builder:ask("order", self.building:orders(builder.hand, tower))) do card:move(tower) end
  end
  return true
end

-- In the main tower, the highest, a card counts 1 more. The first demolished card costs 1, the second 2, and so on.
function five_towers:count_up()
  for _, player in ipairs(self.players) do
    local main = 0
    for _, tower in ipairs(player.towers) do
      if not tower:empty() then player:score(self:worth(tower), tower:member()) end
      main = math.max(main, tower:size())
    end
    player:score(main, "main tower")
    player:score(-score.triangular(player.demolished:size()), "demolished")
  end
end

-- A card counts 1, in a tower with a top 2.
function five_towers:worth(tower)
  return tower:top().value == TOP and 2 * tower:size() or tower:size()
end

return five_towers
