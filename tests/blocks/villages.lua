local villages = croupier.game "villages" { players = 2 }
function villages:setup()
  self.bank = self:purse { "bank", 5, of = "gold" }
  self.villages = self:zones({ "village", sees = "all" }, { "V1", "V2", "V3" })
  self.villages.V1:create { "house {owner}", owner = 1 }
  @
end
function villages:play() self.players[1]:agrees "go on" end
return villages
