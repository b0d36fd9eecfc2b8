local trade = croupier.game "trade" { players = 3 }
function trade:play() for _, player in ipairs(self.players) do player:score(self:roll(), "dice") end end
return trade
