-- A hand is told to have none of a suit; then cards are drawn to it, and others discarded: open, and face down.
local draws = croupier.game "draws" { players = 2 }

function draws:setup()
  self.deck, self.open, self.pile = self:zone "deck", self:zone { "open", sees = "all" }, self:zone "pile"
  for _, suit in ipairs { "red", "black" } do
    for rank = 1, suit == "red" and 4 or 3 do self.deck:create { "{suit} {rank}", suit = suit, rank = rank } end
  end
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
end

function draws:tell(hand)
  if hand:count { suit = "red" } == 0 then self:told { hand, none = { suit = "red" } }
  else self:told { hand, some = { suit = "red" } } end
end

function draws:play()
  self.deck:shuffle()
  for _, player in ipairs(self.players) do self.deck:deal(2, player.hand) end
  local first, second = self.players[1], self.players[2]
  self:tell(first.hand)
  second:agrees "go on"
  self.deck:deal(1, first.hand)
  first:ask("discard", first.hand):move(self.open)
  self.deck:deal(1, first.hand)
  second:agrees "go on"
  first:ask("discard", first.hand):move(self.open)
  self:told { first.hand, count = { rank = 1 } }
  second:agrees "go on"
  first:ask("lay down", first.hand):move(self.pile)
  second:agrees "go on"
end

return draws
