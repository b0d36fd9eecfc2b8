-- Gin Rummy for two, one hand. Collect melds: three or more cards of a rank, or in sequence in a suit. Who has little
-- else knocks; then the cards in no meld are compared.
local SUITS = { "clubs", "diamonds", "hearts", "spades" }
local RANKS = { "ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king" }
local MELDS = croupier.melds { suit = "suit", rank = "order", worth = "value", longest = 5 }
local FIRST_DRAW, DRAW, AT_WALL = { "open card", "pass" }, { "open card", "stock" }, { "knock", "pass" }
local WALL, MOST_TAKEN = 2, 50

local gin_rummy = croupier.game "gin_rummy" {
  players = 2, stakes = true,
  knobs = {
    knock = { 10, range = { 0, 10 }, "points in no meld with which a player may knock" },
    oklahoma = { false, "the first open card says how many these are; an ace: none" },
    gin = { 25, range = { 0, 50 }, "points for a knock with nothing left" },
    undercut = { 25, range = { 0, 50 }, "points for less than the player who knocks has" },
  },
}

function gin_rummy:setup()
  self.stock, self.open = self:zone "stock", self:zone { "open", sees = "all" }
  self.discards = self:zone { "discards", sees = "all", picture = "count" }
  for _, suit in ipairs(SUITS) do
    for order, rank in ipairs(RANKS) do
      self.stock:create { "{rank} of {suit}", suit = suit, rank = rank, order = order, value = math.min(order, 10) }
    end
  end
  for _, player in ipairs(self.players) do
    player.hand = player:zone { "hand", sorted = true }
    player.melds = player:zones({ "meld", sees = "all" }, { "first", "second", "third" })
  end
  self:shows "knock_with"
end

-- Two cards stay in the stock. Before they are reached the hand is over, too, if both players have in turn taken the
-- open card and thrown it away again, or if it was taken fifty times.
function gin_rummy:play()
  local player, taken, returned = self:first_turn(), 0, 0
  repeat
    if self:discard(player) == "knock" then return self:knock(player) end
    returned = self.open:top() == self.before and returned + 1 or 0
    if returned == 2 then return end
    player = player:left()
    if self.stock:size() == WALL then return self:wall(player) end
    local choice = player:ask("draw", DRAW)
    taken = taken + (choice == "open card" and 1 or 0)
    if taken < MOST_TAKEN then self:draw(player, choice) end
  until taken == MOST_TAKEN
end

-- First both may take the open card. If neither does, the first player draws from the stock. Returns who drew.
function gin_rummy:first_turn()
  self.stock:shuffle()
  self.stock:deal(10, "hand")
  self.stock:deal(1, self.open)
  local value = self.open:top().value
  self.knock_with = not self.knobs.oklahoma and self.knobs.knock or value > 1 and value or 0
  for _, player in ipairs(self.players) do
    if player:ask("draw", FIRST_DRAW) == "open card" then return self:draw(player, "open card") end
  end
  return self:draw(self.players[1], "stock")
end

function gin_rummy:draw(player, choice)
  self.before = self.open:top()
  if choice == "stock" then
    self.open:move_all(self.discards)
    self.stock:deal(1, player.hand)
  else
    self.open:move_all(player.hand)
  end
  return player
end

-- A card goes face up on the pile; or the player knocks, if the cards in no meld are worth little enough.
function gin_rummy:discard(player)
  local may_knock = #MELDS:discards(player.hand, self.knock_with) > 0
  local card = player:ask("discard", player.hand, nil, may_knock and "knock" or nil)
  if not card then return "knock" end
  card:move(self.open)
end

-- When the stock is used up, the last player may only knock, with the open card.
function gin_rummy:wall(player)
  if #MELDS:discards(player.hand, self.knock_with, self.open:top()) == 0 then return end
  if player:ask("end", AT_WALL) == "pass" then return end
  self:draw(player, "open card")
  self:knock(player)
end

-- The player throws a card away and lays melds. The other may add cards to these, but not to gin, and lays melds, too.
function gin_rummy:knock(player)
  local other, most = player:left(), self.knock_with
  player:ask("throw away", MELDS:discards(player.hand, most)):move(self.discards)
  self:lay_melds(player, most)
  if not player.hand:empty() then self:lay_off(other, player) end
  self:lay_melds(other)
  self:count(player, other)
end

-- Whoever has knocked must lay so many melds that no more than `most` points are left.
function gin_rummy:lay_melds(player, most)
  for _, meld in ipairs(player.melds) do
    local enough = not most or player.hand:sum "value" <= most
    local choice = { "meld", from = player.hand, among = MELDS:sets(player.hand, most), to = meld }
    if not player:can_select(choice) then return end
    choice.instead = enough and "done" or nil
    if not player:select(choice) then return end
  end
end

function gin_rummy:lay_off(player, knocker)
  local function fits(card) return MELDS:fits(knocker.melds, card) ~= nil, "it fits no meld" end
  while player:can_ask(player.hand, fits) do
    local card = player:ask("lay off", player.hand, fits, "done")
    if not card then return end
    card:move(MELDS:fits(knocker.melds, card))
  end
end

function gin_rummy:count(knocker, other)
  local left = knocker.hand:sum "value"
  local points, why = other.hand:sum "value" - left, "knock"
  if left == 0 then points, why = points + self.knobs.gin, "gin" end
  if points < 0 then points, why = points - self.knobs.undercut, "undercut" end
  knocker:score(points, why)
  other:score(-points, why)
end

return gin_rummy
