-- House rule: less to guess. In the order of play, each player plans openly and knows the plans before.
-- Házi szabály: kevesebb találgatás. A sorrendben mindenki nyíltan tervez, és ismeri az előtte állók terveit.
local maharaja, before = ...

function maharaja:lay_out(player, seat)
  before.lay_out(self, player, seat)
  player.plan = player:zone { "open plan", sees = "all" }
end

function maharaja:plan_actions()
  for _, player in ipairs(self:in_order { table.unpack(self.players) }) do
    player:select { "plan", from = player.disc, to = player.plan, count = 2 }
  end
end

maharaja:texts { en = { ["open plan"] = "open plan" }, hu = { ["open plan"] = "nyílt terv" } }
