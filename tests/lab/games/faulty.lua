-- faulty: one game in eight fails with an error, one in four of the others ends in a tie.
local faulty = croupier.game "faulty" { players = 2 }
function faulty:play()
  for _, player in ipairs(self.players) do player:ask("go", { "left", "right" }) end
  if self:roll(1, 8) == 1 then error "the planted fault" end
  if self:roll(1, 4) == 1 then return end
  self.players[self:roll(1, 2)]:score(1)
end
return faulty
