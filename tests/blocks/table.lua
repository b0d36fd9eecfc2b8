local farms = croupier.game "farms" { players = 2 }
function farms:setup()
  self.supply = self:zone { "supply", sees = "all" }
  @
end
function farms:play() assert(self.supply:size() == 3 and self.supply:sum "cost" == 4) end
return farms
