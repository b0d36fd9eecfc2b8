-- alike: no game, but cards that look alike come to one place by different ways. Who sees one of them played or drawn
-- cannot say which it was, so nor may his bot.
local game = croupier.game

local alike = game "alike" { players = 2 }

function alike:setup()
  self.low, self.high, self.open = self:zone "low", self:zone "high", self:zone { "open", sees = "all" }
  self.stock = self:zone "stock"
  for value = 1, 3 do
    self.low:create { "card {value}", value = value }
    self.high:create { "card {value}", value = value + 2 }
  end
  self.stock:create { "card {value}", value = 1, copies = 3 }
  for value = 2, 4 do self.stock:create { "card {value}", value = value } end
  for _, player in ipairs(self.players) do player.hand, player.kept = player:zone "hand", player:zone "kept" end
end

function alike:play()
  for _, pile in ipairs { self.low, self.high, self.stock } do pile:shuffle() end
  local one, other = self.players[1], self.players[2]
  self:draw(one, other)
  self:play_one(one, other)
end

-- A card that was open goes back into the stock; another like it may lie there, or in his hand.
function alike:draw(one, other)
  self.stock:deal(1, other.kept)
  self.stock:deal(1, self.open)
  self.open:top():move(self.stock)
  self.stock:shuffle()
  self.stock:deal(1, one.kept)
  if one:ask("guess kept", { 1, 2, 3, 4 }) == other.kept:top().value then one:score(1) end
end

-- One card from each of two piles: from which was the one that he plays?
function alike:play_one(one, other)
  self.low:deal(1, other.hand)
  self.high:deal(1, other.hand)
  other:ask("play", other.hand):move(self.open)
  if one:ask("guess hand", { 1, 2, 3, 4, 5 }) == other.hand:top().value then one:score(1) end
end

return alike
