local five_towers = croupier.game "five_towers" { players = 2 }
function five_towers:setup()
  for _, player in ipairs(self.players) do player.tower = player:zone { "tower", sees = "all" } end
  self.players[1].tower:create { "1" }
end
function five_towers:play() self.players[2]:agrees "go on" end
@
return five_towers
