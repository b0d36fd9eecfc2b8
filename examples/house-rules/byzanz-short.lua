-- House rule: a shorter game. Only half of the rounds are played, rounded up.
-- Házi szabály: rövidebb játék. Csak a fordulók felét játsszátok le, felfelé kerekítve.
local byzanz, before = ...

function byzanz:deal_in()
  before.deal_in(self)
  local round = self.bid_cards:sum "size"
  self.stock:deal(self.stock:size() // round // 2 * round, self.box, "removed")
end
