-- House rule: a reason to build everywhere. A player with a tower of each kind scores 5 points more.
-- Házi szabály: érdemes mindenből építeni. Akinek minden típusból van tornya, 5 ponttal többet kap.
local five_towers, before = ...

function five_towers:count_up()
  for _, player in ipairs(self.players) do
    local missing = self:those(player.towers, function(tower) return tower:empty() end)
    if #missing == 0 then player:score(5, "a tower of each kind") end
  end
  return before.count_up(self)
end

five_towers:texts {
  en = { ["a tower of each kind"] = "a tower of each kind" },
  hu = { ["a tower of each kind"] = "minden típusból van torony" },
}
