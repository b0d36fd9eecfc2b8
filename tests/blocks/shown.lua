local shown = croupier.game "shown" { players = 2 }
function shown:setup()
  self.deck = self:cards(self:zone { "deck", sees = "all" }, 32)
  local player, card = self.players[1], self.deck:top()
  @
end
function shown:play() assert(self.suit == "spades") self.players[1]:agrees "go on" end
return shown
