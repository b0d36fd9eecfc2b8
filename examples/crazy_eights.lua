-- Crazy Eights: play a card of the suit or rank of the last one; an eight goes on anything, and names a suit. Or
-- draw cards one by one, then pass. Who plays the last card ends the game; cards that are left cost points.
local SUITS, NUMBERS = { "clubs", "diamonds", "hearts", "spades" }, { value = { 2, 3, 4, 5, 6, 7, 9, 10 } }
local EIGHTS, TWOS, TENS = { rank = "8" }, { "only a two", rank = "2" }, { rank = { "jack", "queen", "king", "ace" } }

local crazy_eights = croupier.game "crazy_eights" {
  players = { 2, 8 },
  knobs = {
    draws = { 5, range = { 1, 20 }, "cards that a player may draw in a turn" },
    plays = { 100, range = { 10, 500 }, "cards played that end the game" },
    special = { false, "a queen skips a player, an ace turns the direction, a two makes the next player draw two" },
  },
}

function crazy_eights:setup()
  self.deck, self.open = self:zone "deck", self:zone { "open", sees = "all", picture = "count" }
  for _ = 1, #self.players > 5 and 2 or 1 do self:cards(self.deck, 52) end
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
  self.fits = { "another suit and rank", { suit = "clubs" }, { rank = { "2", "8" } } } -- each turn sets suit and rank
  self:shows("last", "suit", "to_draw")
end

-- The game ends as well if no card is left to draw, and all have passed and the first one once more.
function crazy_eights:play()
  local player, passes, over = self:deal(), 0
  repeat
    local played = self:turn(player)
    passes = not played and self.deck:empty() and passes + 1 or 0
    over = player.hand:empty() or passes > #self.players or self.open:size() > self.knobs.plays
    player = played and not over and self:follow(player) or self:beside(player)
  until over
  for _, loser in ipairs(self.players) do loser:score(-self:cost(loser.hand), "cards left") end
end
function crazy_eights:cost(hand) return 50 * hand:count(EIGHTS) + 10 * hand:count(TENS) + hand:sum("value", NUMBERS) end

-- A card that is no eight is turned up, and counts as played by the dealer. Returns who begins.
function crazy_eights:deal()
  self.deck:shuffle()
  self.deck:deal(#self.players == 2 and 7 or 5, "hand")
  while self.deck:deal(1, self.open) and self.open:top().rank == "8" do
    self.open:move_all(self.deck)
    self.deck:shuffle()
  end
  return self:follow(self:pick(self.players))
end

-- Returns true if a card is played. A player who must draw for twos may play another two instead.
function crazy_eights:turn(player)
  local twos, drawn, fits, may_draw = self.to_draw, 0, self.fits
  fits[2].suit, fits[3].rank[1] = self.suit, self.last.rank
  repeat
    may_draw = drawn < self.knobs.draws and not self.deck:empty()
    local card = player:ask("play", player.hand, twos and TWOS or fits, may_draw and "draw" or "pass")
    if card then card:move(self.open) return true end
    if may_draw then drawn = drawn + self.deck:deal(twos or 1, player.hand) end
  until twos or not may_draw
  self.to_draw = nil
end

-- What the last card does. Returns who is next.
function crazy_eights:follow(player)
  self.last = self.open:top()
  self.suit = self.last.rank == "8" and player:ask("suit", SUITS) or self.last.suit
  local rank = self.knobs.special and self.last.rank
  if rank == "2" and not self.deck:empty() then self.to_draw = (self.to_draw or 0) + 2 end
  if rank == "ace" then self.turned = not self.turned end
  return self:beside(rank == "queen" and self:beside(player) or player)
end
function crazy_eights:beside(player) return self.turned and player:right() or player:left() end

return crazy_eights
