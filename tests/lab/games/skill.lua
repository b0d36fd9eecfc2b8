-- skill: pure skill. Ten times each player chooses points from 1 to 20: who plays for points always beats who plays at random.
-- Seat 1 wins a tie by having the first word. No chance at all.
local skill = croupier.game "skill" { players = 2 }
local POINTS = {}
for n = 1, 20 do POINTS[n] = n end
function skill:play()
  for _ = 1, 10 do
    for _, player in ipairs(self.players) do player:score(player:ask("take", POINTS)) end
  end
end
return skill
