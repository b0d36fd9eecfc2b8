-- half_luck: with random bots, or any, the deal gives or takes ten points from -1 to 1, and then a roll that is the bots' own.
-- Half of the variance of who wins is the deal's: the roll of the deal decides in half of the games, a random choice in the rest.
local half_luck = croupier.game "half_luck" { players = 2 }
function half_luck:play()
  local winner, by_deal = self:roll(1, 2), self:roll(1, 2) == 1
  local choice = self.players[1]:ask("call", { "heads", "tails" })
  if not by_deal then winner = choice == "heads" and 1 or 2 end
  self.players[2]:ask("go", { "left", "right" })
  self.players[winner]:score(1)
end
return half_luck
