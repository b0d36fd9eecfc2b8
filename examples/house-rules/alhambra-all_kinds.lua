-- House rule: a reason to collect broadly. In the end a player with buildings of all kinds scores 10 points.
-- Házi szabály: jutalom a változatosságért. A játék végén 10 pontot kap, akinek minden fajtából van épülete.
local alhambra, before = ...

function alhambra:count_up()
  before.count_up(self)
  for _, player in ipairs(self.players) do
    if #player.buildings:values "kind" == #self.kinds then player:score(10, "all kinds") end
  end
end

alhambra:texts { en = { ["all kinds"] = "all kinds" }, hu = { ["all kinds"] = "mindegyik fajta" } }
