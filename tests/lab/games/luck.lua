-- luck: pure luck. The deal alone decides, whatever anybody does.
local luck = croupier.game "luck" { players = 2 }
function luck:play()
  local winner = self:roll(1, 2)
  for _, player in ipairs(self.players) do player:ask("go", { "left", "right" }) end
  self.players[winner]:score(1)
end
return luck
