-- Numbers are told of hands, one only to the neighbour, and a card of a told hand goes on to another, face down.
local counts = croupier.game "counts" { players = 3 }

function counts:setup()
  self.deck = self:zone "deck"
  for _, suit in ipairs { "red", "black" } do
    for rank = 1, suit == "red" and 4 or 3 do self.deck:create { "{suit} {rank}", suit = suit, rank = rank } end
  end
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
end

function counts:play()
  local a, b, c = table.unpack(self.players)
  self.deck:shuffle()
  for _, player in ipairs(self.players) do self.deck:deal(2, player.hand) end
  self:told { a.hand, count = { suit = "red" } }
  b:agrees "go on"
  self:told { b.hand, count = function(card) return card.rank % 2 == 0 end, to = { b, c } }
  c:agrees "go on"
  a:ask("pass on", a.hand):move(b.hand)
  c:agrees "go on"
  self:told { b.hand, which = { rank = b.hand:top().rank }, to = b }
  self:told { { self.deck:top() }, which = { rank = { 1, 4 } }, to = a }
  c:agrees "go on"
end

return counts
