-- A map of three villages, drawn: for tests of pictures.
local NAMES = { "V1", "V2", "V3" }
local map = croupier.game "map" {
  players = { 2, 4 },
  texts = {
    en = { title = "Map", ["house {owner}"] = "house {owner}", ["house {owner}!"] = "{owner}", gem = "gem",
           village = "village", bank = "bank", box = "box", houses = "houses", gold = "gold", V1 = "V1", V2 = "V2",
           V3 = "V3", ["where?"] = "Where do you build?", built = "built" },
    hu = { title = "Térkép", ["house {owner}"] = "{owner}. játékos háza", ["house {owner}!"] = "{owner}",
           gem = "drágakő", village = "falu", bank = "bank", box = "doboz", houses = "házak", gold = "arany", V1 = "V1",
           V2 = "V2", V3 = "V3", ["where?"] = "Hol építesz?", built = "építés" },
  },
}

function map:setup()
  self.villages = self:zones({ "village", sees = "all", sorted = true }, NAMES)
  self.box = self:zone "box"
  self.bank = self:purse { "bank", 50, of = "gold" }
  for _, player in ipairs(self.players) do
    player.houses = player:zone { "houses", sees = "all" }
    player.houses:create { "house {owner}", owner = player.seat, copies = 8 }
    player.gold = player:purse { "gold", 15, sees = "owner" }
  end
  self.box:create { "gem", copies = 9 }
  self:picture([[
     V1{V1  }---V2{V2  }     bank {bank}
       \      /              box  {box }
        V3{v}
]], { V1 = self.villages.V1, V2 = self.villages.V2, v = self.villages.V3 })
end

function map:play()
  for points = 1, 4 do
    for _, player in ipairs(self.players) do
      player.houses:top():move(self.villages[player:ask("where", NAMES)])
      player:score(points, "built")
      player.gold:pay(self.bank, points)
    end
  end
end

return map
