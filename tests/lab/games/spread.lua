-- spread: in 3 games of 10 seat 1's word decides, in the others a roll has decided before. So the best option is worth a whole
-- win more than the second in 3 games of 10, and nothing more in the others: 30 points in the mean.
local spread = croupier.game "spread" { players = 2 }
function spread:play()
  local decides, winner = self:roll(1, 10) <= 3, self:roll(1, 2)
  self:phase(decides and "open" or "settled", 1)
  local word = self.players[1]:ask("say", { "mine", "yours" })
  if decides then winner = word == "mine" and 1 or 2 end
  self.players[winner]:score(1)
end
return spread
