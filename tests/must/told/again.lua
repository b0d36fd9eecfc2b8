-- What was told of a hand goes back into the deck, with a card that all have seen; a hand that was not told of stays.
local again = croupier.game "again" { players = 2 }

function again:setup()
  self.deck, self.open = self:zone "deck", self:zone { "open", sees = "all" }
  for _, suit in ipairs { "red", "black" } do
    for rank = 1, 3 do self.deck:create { "{suit} {rank}", suit = suit, rank = rank } end
  end
  for _, player in ipairs(self.players) do
    player.hand, player.kept = player:zone "hand", player:zone "kept"
  end
end

function again:play()
  local first, second = self.players[1], self.players[2]
  self.deck:shuffle()
  self.deck:deal(1, self.open)
  self.deck:deal(2, first.hand)
  self.deck:deal(2, second.kept)
  self:told { first.hand, which = { suit = first.hand:top().suit } }
  first:agrees "go on"
  first.hand:move_all(self.deck)
  self.open:move_all(self.deck)
  self.deck:shuffle()
  second:agrees "go on"
  self.deck:deal(1, self.open)
  first:agrees "go on"
  self.deck:deal(1, first.hand)
  self:told { second.kept, count = { suit = "red" } }
  first:agrees "go on"
end

return again
