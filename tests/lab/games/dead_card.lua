-- dead_card: everybody plays a card of three, but nobody may ever play the dead one.
local dead_card = croupier.game "dead_card" { players = 2 }
function dead_card:setup()
  self.table = self:zone { "table", sees = "all" }
  for _, player in ipairs(self.players) do
    player.hand = player:zone "hand"
    player.hand:create { "sword" }
    player.hand:create { "shield" }
    player.hand:create { "dead", dead = true }
  end
end
local function alive(card)
  if card.dead then return false, "the dead card is never played" end
  return true
end
function dead_card:play()
  for _, player in ipairs(self.players) do
    player:select { "lay", from = player.hand, to = self.table, where = alive }
  end
  self.players[self:roll(1, 2)]:score(1)
end
return dead_card
