-- dominant: each player says strong or weak, once. One who alone is strong wins; else a roll decides. Among random
-- players `strong` wins 75 games in 100 for who always says it, `weak` 25: forced or forbidden, that is 25 points
-- more or fewer.
local dominant = croupier.game "dominant" { players = 2 }
function dominant:play()
  local said = {}
  for seat, player in ipairs(self.players) do said[seat] = player:ask("say", { "strong", "weak" }) end
  local winner = self:roll(1, 2)
  if said[1] ~= said[2] then winner = said[1] == "strong" and 1 or 2 end
  self.players[winner]:score(1)
end
return dominant
