-- slow_rule: nearly all the time goes into one rule, and there into one line: for tests of `sim --profile`.
local slow_rule = croupier.game "slow_rule" { players = 2 }
function slow_rule:play()
  for _, player in ipairs(self.players) do player:ask("go", { "left", "right" }) end
  self:think()
  self.players[self:roll(1, 2)]:score(1)
end
function slow_rule:think()
  local sum = 0
  for n = 1, 3000 do
    sum = sum + n % 7 -- the line
  end
  return sum
end
return slow_rule
