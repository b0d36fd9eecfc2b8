-- Cribbage for two. Six cards each, two of them into the dealer's crib; a starter is turned up. In turn the players lay
-- cards up to a count of 31, and peg for fifteens, pairs and runs. Then the hands and the crib are counted,
-- each with the starter. The game ends at 121 points.
local SUITS = { "clubs", "diamonds", "hearts", "spades" }
local RANKS = { "ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king" }
local score = croupier.score

local cribbage = croupier.game "cribbage" {
  players = 2,
  knobs = {
    goal = { 121, range = { 31, 181 }, "points that end the game" },
    crib_flush = { 4, range = { 4, 5 }, "cards of one suit that are a flush in the crib" },
    at_once = { false, "nobody counts any more once somebody has won" },
  },
}

function cribbage:setup()
  self.deck, self.starter = self:zone "deck", self:zone { "starter", sees = "all" }
  self.crib = self:zone "crib"
  for _, suit in ipairs(SUITS) do
    for order, rank in ipairs(RANKS) do
      self.deck:create { "{rank} of {suit}", suit = suit, rank = rank, order = order, value = math.min(order, 10) }
    end
  end
  for _, player in ipairs(self.players) do
    player.hand, player.laid = player:zone "hand", player:zone { "laid", sees = "all" }
  end
  self:shows("row", "count")
end

function cribbage:play()
  local deals = 0
  for dealer in self:turns(self.players[1]) do
    deals = deals + 1
    self:phase("deal", deals, dealer)
    self:deal(dealer)
    if self:is_won() or self:lay_all(dealer:left()) or self:count_all(dealer) then return end
  end
end

function cribbage:is_won() return self:most_points() >= self.knobs.goal end

-- For a jack as starter the dealer gets two points: his heels.
function cribbage:deal(dealer)
  self.crib:move_all(self.deck)
  self.starter:move_all(self.deck)
  for _, player in ipairs(self.players) do player.laid:move_all(self.deck) end
  self.deck:shuffle()
  self.deck:deal(6, "hand")
  for _, cards in ipairs(self:ask_all { "crib", from = "hand", count = 2 }) do
    for _, card in ipairs(cards) do card:move(self.crib) end
  end
  self.deck:deal(1, self.starter)
  if self.starter:top().rank == "jack" then dealer:score(2, "his heels") end
end

-- Returns true if somebody has won before all cards are laid and counted.
function cribbage:lay_all(player)
  local all_laid
  repeat
    local last = self:lay_row(player)
    if self:is_won() and self.count < 31 then return true end
    last:score(self.count == 31 and 2 or 1, self.count == 31 and "31" or "last card")
    player = last:left()
    all_laid = player.hand:empty() and last.hand:empty()
  until all_laid or self:is_won()
  self.row, self.count = nil, nil
  return not all_laid
end

-- Lay cards in turn until nobody can without going above 31. Returns who laid the last one.
function cribbage:lay_row(player)
  local last, passes, bound, prompt = nil, 0, {}, { "lay", count = 0 }
  local fits = { "above 31", value = bound }
  self.row, self.count = {}, 0
  repeat
    bound.most, prompt.count = 31 - self.count, self.count
    if player:can_ask(player.hand, fits) then
      last, passes = player, 0
      self:lay(player, player:ask(prompt, player.hand, fits))
    else
      passes = passes + 1
    end
    player = player:left()
  until passes == 2 or self.count == 31 or self:is_won()
  return last
end

function cribbage:lay(player, card)
  local row = self.row
  card:move(player.laid)
  row[#row + 1] = card
  self.count = self.count + card.value
  if self.count == 15 then player:score(2, "fifteens") end
  local alike, run = score.last_alike(row, "order"), score.last_run(row, "order")
  if alike > 1 then player:score(alike * (alike - 1), "pairs") end
  if run > 2 then player:score(run, "run") end
end

-- The dealer counts last, and then the crib.
function cribbage:count_all(dealer)
  self:count_hand(dealer:left(), 4)
  self:count_hand(dealer, 4)
  dealer.laid:move_all(self.deck, false)
  self.crib:move_all(dealer.laid)
  self:count_hand(dealer, self.knobs.crib_flush)
  return self:is_won()
end

local function count(player, points, why)
  if points > 0 then player:score(points, why) end
end

function cribbage:count_hand(player, flush)
  if self.knobs.at_once and self:is_won() then return end
  local hand, starter = player.laid, self.starter:top()
  local cards = { hand, starter }
  local run, ways = score.run(cards, "order")
  local same = #hand:values "suit" == 1 and (hand:top().suit == starter.suit and 5 or 4) or 0
  count(player, 2 * score.sums(cards, "value", 15), "fifteens")
  count(player, 2 * score.pairs(cards, "order"), "pairs")
  count(player, run > 2 and run * ways or 0, "run")
  count(player, same >= flush and same or 0, "flush")
  count(player, hand:count { rank = "jack", suit = starter.suit }, "his nobs")
end

return cribbage
