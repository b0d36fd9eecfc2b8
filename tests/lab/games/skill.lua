-- skill: pure skill. Four times each player chooses points from 1 to 10: who plays for points always beats who plays
-- at random. No chance at all.
local skill = croupier.game "skill" { players = 2 }
local POINTS = {}
for n = 1, 10 do POINTS[n] = n end
function skill:play()
  for _ = 1, 4 do
    for _, player in ipairs(self.players) do player:score(player:ask("take", POINTS)) end
  end
end
return skill
