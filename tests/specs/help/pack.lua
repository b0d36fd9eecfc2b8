-- pack: a deck of cards with jokers, for the tests of words about pieces, questions, dice and hands.
local pack = croupier.game "pack" { players = 3 }

function pack:setup()
  self.deck, self.open = self:zone "deck", self:zone { "open", sees = "all" }
  self:cards(self.deck, 52, 2)
  assert(self.deck:first { name = "ace of spades" }.value == 14) -- filters by name work in setup, too
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
end

function pack:play()
  self.deck:shuffle()
  for _, player in ipairs(self.players) do self.deck:deal(5, player.hand) end
  for _, player in ipairs(self.players) do player:ask("lay", player.hand):move(self.open) end
end

return pack
