-- crowned: eight decisions, and then a roll. The king before the roll wins nine games in ten. The crown goes 1, 2, 1, 2: the
-- win chance has exactly three changes of the leader. Points come at the end, so scores show nothing.
local crowned = croupier.game "crowned" { players = 2 }
function crowned:play()
  local king = 1
  for turn = 1, 8 do
    self.players[turn % 2 + 1]:ask("go", { "left", "right" })
    self.chance = ({ 9, 9, 1, 1, 9, 9, 1, 1 })[turn]
  end
  king = self:roll(1, 10) <= self.chance and 1 or 2
  self.players[king]:score(1)
end
return crowned
