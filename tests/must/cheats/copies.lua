-- copies: a script that writes down what a hidden card shows, where no redeal finds it: bots can read it.
local game = croupier.game

local copies = game "copies" { players = 2 }

function copies:setup()
  self.deck = self:zone "deck"
  for rank = 1, 3 do self.deck:create { "{rank}", rank = rank } end
end

function copies:play()
  self.deck:shuffle()
  local secret = self.deck:top().rank
  for player in self:clockwise(self.players[1]) do
    if player:ask("guess", { 1, 2, 3 }) == secret then player:score(1) end
  end
end

return copies
