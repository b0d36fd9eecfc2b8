-- crowned: eight decisions. After each the crown passes to the other with one chance in fifty, and who has it at the
-- end wins: so the king's win chance is always above 85 %. With --chance crowned.txt it passes after the third, fifth
-- and seventh decision: the win chance has exactly three changes of the leader. Points come at the end, so scores
-- show nothing.
local crowned = croupier.game "crowned" { players = 2 }
function crowned:play()
  local king = 1
  for turn = 1, 8 do
    self.players[turn % 2 + 1]:ask("go", { "left", "right" })
    if self:roll(1, 50) == 50 then king = 3 - king end
  end
  self.players[king]:score(1)
end
return crowned
