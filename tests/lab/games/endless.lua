-- endless: in one game of four a spell begins that nobody can end: from then on nobody has a choice.
local endless = croupier.game "endless" { players = 2 }
function endless:play()
  for _, player in ipairs(self.players) do player:ask("go", { "left", "right" }) end
  local spell = self:roll(1, 4) == 1
  while spell do self.players[1]:ask("wait", { "wait" }) end
  self.players[self:roll(1, 2)]:score(1)
end
return endless
