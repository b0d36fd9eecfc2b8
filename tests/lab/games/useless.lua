-- useless: an option that is worth nothing: `dance` changes nothing, whoever is forced to it or forbidden it.
local useless = croupier.game "useless" { players = 2 }
function useless:play()
  for _, player in ipairs(self.players) do player:ask("step", { "walk", "dance" }) end
  self.players[self:roll(1, 2)]:score(1)
end
return useless
