-- A hand of which all were told is discarded in part, face down; what is left goes back into the deck.
local layers = croupier.game "layers" { players = 2 }

function layers:setup()
  self.deck, self.open, self.pile = self:zone "deck", self:zone { "open", sees = "all" }, self:zone "pile"
  for _, suit in ipairs { "red", "black" } do
    for rank = 1, suit == "red" and 3 or 2 do self.deck:create { "{suit} {rank}", suit = suit, rank = rank } end
  end
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
end

function layers:play()
  local first, second = self.players[1], self.players[2]
  self.deck:shuffle()
  self.deck:deal(2, first.hand)
  self:told { first.hand, count = { suit = "red" } }
  self.deck:deal(1, first.hand)
  first:ask("discard", first.hand):move(self.pile)
  second:agrees "go on"
  first.hand:move_all(self.deck)
  self.deck:shuffle()
  second:agrees "go on"
  self.deck:deal(1, self.open)
  self.deck:deal(1, first.hand)
  self:told { first.hand, which = { rank = 1 } }
  second:agrees "go on"
  self.pile:move_all(self.open)
  second:agrees "go on"
end

return layers
