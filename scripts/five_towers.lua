-- 5 Towers, by Kasper Lapp. Two to five builders bid for the cards that they dare to build with.
local game, stacking, score = croupier.game, croupier.stacking, croupier.score

local KINDS = { "candy", "scary", "wood", "scrap", "sand" }
local TOP, HIGHEST = 0, 15
local FURTHER = { 0, 2, 5, 7, 10, 12 } -- with four and five players there is a second card of each of these

local five_towers = game "five_towers" {
  players = { 2, 5 },
  knobs = {
    display = { 5, range = { 1, 8 }, "cards turned up for each round" },
    checked_bids = { true, "only bids that can be built are legal; off: what cannot be built is undone" },
  },
}

-- Going up, values must fall; but on an 8 any card may be laid, and a 9 on any card but a top.
local lays = stacking {
  by = "value", within = "kind", fixed = { TOP },
  reasons = { empty = "no tower", fixed = "a top stays", stuck = "would not fit" },
  may = function(value, below)
    if below == nil then return true end
    if below == TOP then return false end
    return value < below or below == 8 or value == 9
  end,
}

function five_towers:setup()
  self.pile = self:zone "pile"
  self.display = self:zone { "display", sees = "all", sorted = true }
  self.discard = self:zone { "discard", sees = "all", sorted = true }
  for _, player in ipairs(self.players) do
    player.hand = player:zone { "hand", sees = "all", sorted = true }
    player.towers = player:zones({ "tower", sees = "all" }, KINDS) -- one of each kind at most
    player.demolished = player:zone { "demolished", sees = "none" }
  end
  for _, kind in ipairs(KINDS) do
    for value = TOP, HIGHEST do
      self.pile:create { "{kind} {value}", kind = kind, value = value }
    end
    if #self.players >= 4 then
      for _, value in ipairs(FURTHER) do
        self.pile:create { "{kind} {value}", kind = kind, value = value }
      end
    end
  end
end

-- The game ends with the round in which the pile runs out for the second time.
function five_towers:play()
  self.starter = self.players[1]
  self.pile:shuffle()
  self:play_until_pile_runs_out()
  if not self.discard:empty() then
    self.discard:move_all(self.pile)
    self.pile:shuffle()
    self:play_until_pile_runs_out()
  end
  return self:count_up()
end

function five_towers:play_until_pile_runs_out()
  repeat self:play_round() until self.pile:empty()
end

-- Turn up five cards, bid, build, and discard what is left. Left of the builder starts next.
function five_towers:play_round()
  self.round = (self.round or 0) + 1
  self:phase("round", self.round)
  self.pile:deal(self.knobs.display, self.display)
  local auction = self:auction { "once", from = self.starter, cap = self.display:size(), must_open = true }
  local builder, bid = self:take_bids(auction)
  while bid > 0 and not self:build(builder, bid) do
    auction:take_back() -- he changes his bid or passes, and the bidding goes on from there
    builder, bid = self:take_bids(auction, bid - 1)
  end
  if bid > 0 then self.starter = builder:left() end
  self.display:move_all(self.discard)
end

-- The starter names a number from 0; clockwise, everybody bids more or passes, once.
function five_towers:take_bids(auction, changed)
  for bidder, high in auction:calls() do
    auction:ask(bidder, { "bid", beat = high }, changed or self:most_buildable(bidder))
    changed = nil -- only who could not build must bid less
  end
  return auction:winner()
end

-- A bid is only for as many cards as one can build, with one demolition at most.
function five_towers:most_buildable(bidder)
  if not self.knobs.checked_bids then return self.display:size() end
  return lays:most(self.display, bidder.towers, 1)
end

-- The builder takes exactly as many cards as he bid. If he cannot lay them all, his building is undone.
function five_towers:build(builder, bid)
  builder:select { { "take", cards = bid }, from = self.display, to = builder.hand, count = bid,
                   among = self.knobs.checked_bids and lays:sets(self.display, builder.towers, 1) or nil }
  local demolished = self:demolish(builder)
  if self:lay(builder) then return true end
  builder.hand:move_all(self.display, nil, "undone")
  if demolished then demolished:move(builder.towers[demolished.kind], "undone") end
  return false
end

-- a) He may demolish the top card of one of his towers, but not a 0.
function five_towers:demolish(builder)
  local liftable, may_leave = lays:lifts(self.knobs.checked_bids and builder.hand or nil, builder.towers)
  local tower = builder:ask("demolish", builder.towers, liftable, may_leave and "nothing")
  local card = tower and tower:top()
  if card then card:move(builder.demolished) end
  return card
end

-- b) Then he lays all cards from his hand on his towers, in any order.
function five_towers:lay(builder)
  if not lays:lay(builder.hand, builder.towers) then return false end
  while not builder.hand:empty() do -- there are several orders
    local tower = builder.towers[builder.hand:bottom().kind]
    for _, card in ipairs(builder:ask("order", lays:orders(builder.hand, tower))) do card:move(tower) end
  end
  return true
end

-- A card counts 1, in a tower with a top 2; in the main tower, the highest, 1 more.
-- Of the demolished cards the first costs 1, the second 2, and so on.
function five_towers:count_up()
  for _, player in ipairs(self.players) do
    local main = 0
    for _, tower in ipairs(player.towers) do
      local height, top = tower:size(), tower:top()
      if top then player:score(top.value == TOP and 2 * height or height, tower:member()) end
      main = math.max(main, height)
    end
    player:score(main, "main tower")
    player:score(-score.triangular(player.demolished:size()), "demolished")
  end
  return self:standings()
end

return five_towers
