-- dice: each player has five secret dice, for the tests of words about dice.
local dice = croupier.game "dice" { players = { 2, 4 } }

function dice:setup()
  self.shown = self:zone { "shown", sees = "all" }
  for _, player in ipairs(self.players) do player.dice = player:dice { 5 } end
end

function dice:play()
  for _, player in ipairs(self.players) do player:roll() end
  for _, player in ipairs(self.players) do player:number("guess", 1, 30) end
end

return dice
