-- House rule: a tenser end. Nobody sells after the last round, and each card left in hand costs a point.
-- Házi szabály: izgalmasabb hajrá. Az utolsó forduló után senki sem ad el; minden kézben maradt lap egy mínuszpont.
local byzanz, before = ...

function byzanz:last_sales() end

function byzanz:count_up()
  for _, player in ipairs(self.players) do player:score(-player.hand:size(), "left in hand") end
  return before.count_up(self)
end

byzanz:texts { en = { ["left in hand"] = "left in hand" }, hu = { ["left in hand"] = "kézben maradt" } }
