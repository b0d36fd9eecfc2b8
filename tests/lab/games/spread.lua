-- spread: in 3 games of 10 seat 1's word decides, in the others a roll has decided before. To bots a win by one
-- point is worth 0.9 and a loss 0.1: 0.7 for the rank, and 0.3 * (1/2 +- 1/6) for the lead (worth.c). So the best
-- option is worth 0.8 more than the second in 3 games of 10, and nothing more in the others: 24 points in the mean.
local spread = croupier.game "spread" { players = 2 }
function spread:play()
  local decides, winner = self:roll(1, 10) <= 3, self:roll(1, 2)
  self:phase(decides and "open" or "settled", 1)
  local word = self.players[1]:ask("say", { "mine", "yours" })
  if decides then winner = word == "mine" and 1 or 2 end
  self.players[winner]:score(1)
end
return spread
