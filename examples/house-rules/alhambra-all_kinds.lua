-- House rule: a reason to collect broadly. In the last scoring a player with buildings of all kinds scores 10 points.
local alhambra, before = ...

function alhambra:hold_scoring(card)
  before.hold_scoring(self, card)
  for _, player in ipairs(card.letter == "C" and self.players or {}) do
    if #player.buildings:values "kind" == #self.kinds then player:score(10, "all kinds") end
  end
end

alhambra:texts { en = { ["all kinds"] = "all kinds" }, hu = { ["all kinds"] = "mindegyik fajta" } }
