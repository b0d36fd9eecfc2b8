-- half_luck: seat 1 calls heads or tails, of which nobody can know anything. In half of the games the deal alone
-- decides; in the others the deal says which call wins. So the deal explains half of the variance of who wins, and
-- the bots nothing.
local half_luck = croupier.game "half_luck" { players = 2 }
function half_luck:play()
  local call = self.players[1]:ask("call", { "heads", "tails" })
  self.players[2]:ask("go", { "left", "right" })
  local winner = self:roll(1, 2)
  if self:roll(1, 2) == 1 and call == "tails" then winner = 3 - winner end
  self.players[winner]:score(1)
end
return half_luck
