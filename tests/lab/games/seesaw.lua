-- seesaw: sixteen decisions. The lead, by score, changes exactly three times: 1, 2, 1, 2. Seat 2 leads for good after
-- 13 of the 16 decisions. Seat 1 leads alone at a quarter, is last alone at half, and never wins.
local seesaw = croupier.game "seesaw" { players = 2 }
function seesaw:play()
  for turn = 1, 16 do
    self.players[turn % 2 + 1]:ask("go", { "left", "right" })
    if turn % 4 == 1 then self.players[turn % 8 == 1 and 1 or 2]:score(turn + 1) end
  end
end
return seesaw
