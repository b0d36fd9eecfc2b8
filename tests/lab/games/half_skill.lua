-- half_skill: in half of the games the deal alone decides. In the others both say strong or weak: who alone is strong
-- wins, else a coin of the deal decides. A greedy player is always strong, a random one half of the time.
-- Of a greedy player (G) and a random one (R) on one deal, with seat 1's win as 1: in the mean 5/8 where G has seat 1,
-- and 3/8 where R has it. The two seatings go together with covariance 9/64, which is the deal's part; the bots' is
-- 2 * (1/8)^2 = 2/64, and the rest half of the variance of their difference, 6/64. So of all: 9/17, 2/17 and 6/17.
local half_skill = croupier.game "half_skill" { players = 2 }
function half_skill:play()
  local of_skill, coin, strong = self:roll(1, 2) == 1, self:roll(1, 2), {}
  self:phase(of_skill and "skill" or "luck", 1)
  for seat, player in ipairs(self.players) do strong[seat] = player:ask("say", { "strong", "weak" }) == "strong" end
  local winner = coin
  if of_skill and strong[1] ~= strong[2] then winner = strong[1] and 1 or 2 end
  self.players[winner]:score(1)
end
return half_skill
