-- Euchre for four, partners across, with 24 cards and the usual rules. The jack of trumps is the highest trump, the
-- other jack of its colour the second. Three tricks or four are a point, all five two, or four if the maker plays
-- alone; makers who take fewer are euchred: two points for the others. Ten points win.
local SUITS = { "clubs", "diamonds", "hearts", "spades" }
-- The bowers, by trumps: the left bower is a trump, whatever is printed on it.
local BOWERS = {
  clubs = { "jack of clubs", "jack of spades" }, spades = { "jack of spades", "jack of clubs" },
  diamonds = { "jack of diamonds", "jack of hearts" }, hearts = { "jack of hearts", "jack of diamonds" },
}
local CARDS, ENOUGH, MADE, MARCH, ALONE, EUCHRED = 5, 3, 1, 2, 4, 2

local euchre = croupier.game "euchre" {
  players = 4, teams = 2,
  knobs = {
    points = { 10, range = { 1, 15 }, "points to win" },
    stick = { false, "if all pass twice, the dealer must name trumps" },
  },
}

function euchre:setup()
  self.deck, self.turned = self:cards(self:zone "deck", 24), self:zone { "turned", sees = "all" }
  self:shows("maker", "trumps")
  for _, player in ipairs(self.players) do
    player.hand, player.taken = player:zone "hand", player:zone { "taken", sees = "all", sorted = true }
  end
  self.trick = self:trick { self:zone { "trick", sees = "all" }, suit = "suit", rank = "value", highest = BOWERS }
end

function euchre:play()
  local dealer, hand = self.players[4], 0
  repeat
    hand = hand + 1
    self:phase("deal", hand, dealer)
    self:deal(dealer)
    self.maker, self.trumps = self:make_trumps(dealer)
    if self.maker then self:play_hand(dealer, self.maker, self.trumps) end
    self.maker, self.trumps = nil, nil
    dealer = dealer:left()
  until self:most_points() >= self.knobs.points
end

-- Five cards each; the next one is turned up.
function euchre:deal(dealer)
  for _, player in ipairs(self.players) do
    player.hand:move_all(self.deck)
    player.taken:move_all(self.deck)
  end
  self.turned:move_all(self.deck)
  self.deck:shuffle()
  for player in self:clockwise(dealer:left()) do self.deck:deal(CARDS, player.hand) end
  self.deck:deal(1, self.turned)
end

-- First all may accept the suit turned up, then they may name another. Returns the maker and the trumps, or nil.
function euchre:make_trumps(dealer)
  local turned = self.turned:top()
  local accepts = { "order up", card = turned }
  for player in self:clockwise(dealer:left()) do
    if player == dealer then accepts[1] = "pick up" end
    if player:agrees(accepts) then return player, turned.suit end
  end
  local function another(suit) return suit ~= turned.suit, "it was turned down" end
  for player in self:clockwise(dealer:left()) do
    local may_pass = not (player == dealer and self.knobs.stick)
    local trumps = player:ask("trumps", SUITS, another, may_pass and "pass" or nil)
    if trumps then return player, trumps end
  end
end

-- The dealer takes the card that was accepted. Then the maker may play alone: the partner sits out.
function euchre:play_hand(dealer, maker, trumps)
  self.trick:trump(trumps)
  if trumps == self.turned:top().suit then self:pick_up(dealer) end
  local alone = maker:agrees { "alone", trumps = trumps }
  local playing = self.players
  if alone then playing = self:those(playing, function(player) return player ~= maker:partner() end) end
  self:play_tricks(dealer:left(), playing, { "play", trumps = trumps })
  self:count_tricks(maker, playing)
end

-- The dealer discards a card, and takes the one that was turned up.
function euchre:pick_up(dealer)
  dealer:ask({ "discard", card = self.turned:top() }, dealer.hand):move(self.deck)
  self.turned:move_all(dealer.hand)
end

-- Each plays a card to a trick and follows suit. The taker of a trick leads to the next.
function euchre:play_tricks(leader, playing, prompt)
  repeat
    for player in self.trick:turns(leader, playing) do self.trick:play(player, prompt) end
    leader = self.trick:take "taken"
  until leader.hand:empty()
end

function euchre:count_tricks(maker, playing)
  local tricks = (maker.taken:size() + maker:partner().taken:size()) // #playing
  local winner, points, why = maker, MADE, "made"
  if tricks < ENOUGH then
    winner, points, why = maker:left(), EUCHRED, "euchred"
  elseif tricks == CARDS then
    points, why = #playing < 4 and ALONE or MARCH, "march"
  end
  winner:score(points, why)
end

return euchre
