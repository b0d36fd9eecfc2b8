-- runaway: who leads at a quarter wins 8 games of 10, who is last at half 2 of 10: the first point is one of eight
-- decisions' first.
local runaway = croupier.game "runaway" { players = 2 }
function runaway:play()
  local leader = self:roll(1, 2)
  self.players[leader]:score(1)
  for turn = 1, 8 do self.players[turn % 2 + 1]:ask("go", { "left", "right" }) end
  if self:roll(1, 10) > 8 then self.players[3 - leader]:score(2) end
end
return runaway
