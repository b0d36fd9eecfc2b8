-- Nothing need be picked, and each refused card has a reason of its own.
local least = croupier.game "least" { players = 1 }
function least:setup()
  self.row = self:zone { "row", sees = "all" }
  for i = 12, 1, -1 do self.row:create { "ware {n}", n = i } end
end
function least:play()
  local a = self.players[1]
  a:ask("which", self.row, function(card)
    if card.n == 1 then return false, "it is the lowest" end
    if card.n > 9 then return false, "it is too high" end
    return true
  end)
  for _ = 1, 2 do a:score(#a:select { "any", from = self.row, least = 0, most = 3 }) end
end
return least
