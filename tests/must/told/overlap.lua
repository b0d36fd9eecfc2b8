-- What is told of one hand and of another is about the same cards: a red card here is one card less there.
local overlap = croupier.game "overlap" { players = 3 }

function overlap:setup()
  self.deck = self:zone "deck"
  for _, suit in ipairs { "red", "black" } do
    for rank = 1, suit == "red" and 4 or 3 do self.deck:create { "{suit} {rank}", suit = suit, rank = rank } end
  end
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
end

function overlap:play()
  local a, b, c = table.unpack(self.players)
  self.deck:shuffle()
  for _, player in ipairs(self.players) do self.deck:deal(2, player.hand) end
  self:told { b.hand, which = { suit = "red" } }
  self:told { c.hand, which = { rank = { 1, 2 } } }
  a:agrees "go on"
  self:told { self.deck, which = { name = { "red 1", "black 3", "red 4" } } }
  a:agrees "go on"
end

return overlap
