-- Byzanz, by Emanuele Ornella. Three to six merchants bid goods for goods.
local game = croupier.game
local A_GOOD, A_MERCHANT = { good = true }, { kind = "merchant" }

local byzanz = game "byzanz" {
  players = { 3, 6 }, look_ahead = 10,
  free = { "sell" }, -- selling is possible at any time
  knobs = {
    hand = { 4, range = { 1, 7 }, "cards dealt to each player" },
    hand_limit = { 7, range = { 4, 20 }, "cards a hand may hold" },
    merchant_trio = { 5, range = { 0, 20 }, "points for three merchants sold together" },
    tie_break = { "goods", "all", "which cards in hand decide a tie" },
  },
}

byzanz.goods = { "cloth", "spice", "wine", "wood", "flour", "olives" }
byzanz.copies, byzanz.merchants = { 6, 5, 3, 2 }, 16 -- of the values 1 to 4 in each kind of goods
byzanz.lots = { [3] = { 2, 4, 6 }, [4] = { 2, 3, 4, 5 }, [5] = { 1, 2, 3, 4, 5 }, [6] = { 1, 2, 3, 4, 5, 6 } }

function byzanz:setup()
  self.stock = self:zone "stock"
  self.lot = self:zone { "lot", sees = "all", sorted = true }
  self.market = self:zone { "market", sees = "all", sorted = true }
  self.bid_cards, self.box = self:zone { "bid cards", sees = "all" }, self:zone "box"
  self:shows "opener"
  for _, player in ipairs(self.players) do
    player.hand, player.bid = player:zone "hand", player:zone { "bid", sees = "all", sorted = true }
    player.sale, player.sold = player:zone { "sale", sees = "all", sorted = true }, player:zone "sold"
    player.bid_card = player:zone { "bid card", sees = "all" }
    player.bidding, player.selling = self:bidding(player), self:sale(player)
  end
  self:make_cards()
end

function byzanz:make_cards()
  for _, kind in ipairs(self.goods) do
    for value, copies in ipairs(self.copies) do
      self.stock:create { "{kind} {value}", kind = kind, value = value, good = true, copies = copies }
    end
  end
  self.stock:create { "{kind}", kind = "merchant", value = 0, copies = self.merchants }
  for _, size in ipairs(self.lots[#self.players]) do
    self.bid_cards:create { "bid card {size}", size = size } -- the highest ends on top
  end
end

-- The game ends with the round in which the stock runs out. Then all players may still sell.
function byzanz:play()
  self:deal_in()
  repeat self:play_round() until self:is_over()
  self:last_sales()
end
function byzanz:is_over() return self.stock:empty() end

-- Each player gets four cards. To make the rounds come out even, some cards go back to the box unseen: with three to
-- six players 4, 12, 2 or 4. The player on the dealer's left starts.
function byzanz:deal_in()
  self.stock:shuffle()
  for _, player in ipairs(self.players) do self.stock:deal(self.knobs.hand, player.hand) end
  self.stock:deal(self.stock:size() % self.bid_cards:sum "size", self.box, "removed")
  for _, player in ipairs(self.players) do self:keep_hand_limit(player) end
  self.opener = self.players[1]
end

-- Each player wins exactly one auction; then the market is shared out.
function byzanz:play_round()
  self.round = (self.round or 0) + 1
  self:phase("round", self.round)
  while not self.bid_cards:empty() do self:hold_auction() end
  self:share_out_market()
end

-- As many cards as the top bid card says are one lot. The winner takes the lot and the bid card, and is out of the
-- auctions of this round. The first player on the winner's left who is still in them starts the next one.
function byzanz:hold_auction()
  local bidders = self:still_in()
  self.opener = bidders[1]
  self.stock:deal(self.bid_cards:top().size, self.lot)
  local winner = self:auction_off(bidders)
  self.bid_cards:top():move(winner.bid_card)
  self:keep_hand_limit(winner)
  self.opener = winner:left()
end

function byzanz:still_in()
  local list = {}
  for player in self:clockwise(self.opener) do
    if player.bid_card:empty() then list[#list + 1] = player end
  end
  return list
end

-- Returns the player who gets the lot.
function byzanz:auction_off(bidders)
  if #bidders == 1 then return self:last_auction(bidders[1]) end
  local auction = self:auction { "ascending", from = bidders[1], among = bidders }
  for bidder, high in auction:calls() do
    if self:lays_a_bid(bidder, high) then
      auction:bid(bidder, bidder.bid:sum "value")
    else
      bidder.bid:move_all(bidder.hand, "passed") -- and takes the bid back
      auction:pass(bidder)
    end
  end
  return self:award(auction:winner(), auction:first_to_pass())
end

-- A bid is goods laid from the hand, worth more than every bid before. Laid goods stay laid.
function byzanz:lays_a_bid(bidder, high)
  local bidding, laid = bidder.bidding, bidder.bid:sum "value"
  bidding[1].laid, bidding[1].beat, bidding.total.above = laid, high, high - laid
  return bidder:select(bidding)
end
function byzanz:bidding(bidder)
  local total = { "value", above = 0 } -- made once for each player: lays_a_bid changes the numbers
  local function enough() return bidder.hand:sum "value" > total.above and 1 or 0 end
  return { { "bid", laid = 0, beat = 0, enough = enough }, from = bidder.hand, to = bidder.bid, where = A_GOOD,
           total = total, instead = "pass" }
end

-- The winner's bid goes to the market, and one card of the lot. The other cards go to the winner's hand.
-- If all have passed, the first to pass takes the whole lot.
function byzanz:award(winner, first_to_pass)
  if winner then
    winner.bid:move_all(self.market, "paid")
    winner:ask("give to market", self.lot):move(self.market)
  end
  if not winner then self:note("{player} takes the lot for nothing", { player = first_to_pass }) end
  self.lot:move_all((winner or first_to_pass).hand)
  return winner or first_to_pass
end

-- The last player wins without a bid. One card of that lot goes to the market, even if it is the only one.
function byzanz:last_auction(winner)
  self:note("{player} takes the last lot", { player = winner })
  local card = self.lot:size() > 1 and winner:ask("give to market", self.lot) or self.lot:top()
  card:move(self.market)
  self.lot:move_all(winner.hand)
  return winner
end

-- From the lowest bid card up, each player takes all cards of one kind from the market. The rest goes to the box.
-- The player with the lowest bid card opens the next round.
function byzanz:share_out_market()
  for _, player in ipairs(self:by_bid_card()) do
    player.bid_card:move_all(self.bid_cards, false)
    if not self.market:empty() then
      self.market:move_all(player.hand, { kind = player:ask("take a kind", self.market:values "kind") })
      self:keep_hand_limit(player)
    end
  end
  self.market:move_all(self.box)
end

function byzanz:by_bid_card()
  local list = { table.unpack(self.players) }
  table.sort(list, function(a, b) return a.bid_card:top().size < b.bid_card:top().size end)
  self.opener = list[1]
  return list
end

-- Three goods of the same kind can be sold. Merchants stand for any goods, or are sold three at once.
function byzanz:sale(player)
  return { "sell", from = player.hand, to = player.sale, count = 3, alike = "kind", wild = "merchant" }
end

function byzanz:may_sell(player) return player:can_select(player.selling) end

-- All see them. The most valuable is laid face down as points, the other two go to the box.
function byzanz:sell(player)
  player:select(player.selling)
  player.sale:highest("value"):move(player.sold, "kept")
  player.sale:move_all(self.box, "sold")
end

-- A player who holds more than seven cards sells or discards at once.
function byzanz:keep_hand_limit(player)
  while player.hand:size() > self.knobs.hand_limit do
    local card = player:ask({ "discard", cards = #player.hand }, player.hand, nil, "sell")
    if card then card:move(self.box, "discarded") end
  end
end

function byzanz:last_sales()
  for player in self:clockwise(self.opener) do
    while self:may_sell(player) do
      if player:ask("last sale", { "done" }, nil, "sell") then break end
    end
  end
end

-- Kept goods count their value, a kept merchant 5. In a tie more goods in hand decide.
function byzanz:count_up()
  for _, player in ipairs(self.players) do
    player:score(player.sold:sum "value", "goods sold")
    player:score(player.sold:count(A_MERCHANT) * self.knobs.merchant_trio, "merchants sold")
  end
  local counted = self.knobs.tie_break == "goods" and A_GOOD or nil
  self:standings { ties = { { "{n} left in hand", function(player) return player.hand:count(counted) end } } }
end

return byzanz
