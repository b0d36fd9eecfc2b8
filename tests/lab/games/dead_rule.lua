-- dead_rule: `storm` is a rule for a roll of 7 on a die of six sides. It never happens, nor does its event, a
-- payment.
local dead_rule = croupier.game "dead_rule" { players = 2 }
function dead_rule:setup()
  self.bank, self.sea = self:purse { "bank", 10 }, self:purse { "sea", 0, of = "bank" }
end
function dead_rule:play()
  for _, player in ipairs(self.players) do player:ask("go", { "left", "right" }) end
  local roll = self:roll(1, 6)
  if roll == 7 then self:storm() end
  self.players[roll % 2 + 1]:score(1)
end
function dead_rule:storm()
  self.bank:pay(self.sea, 1)
  self:note "storm"
end
return dead_rule
