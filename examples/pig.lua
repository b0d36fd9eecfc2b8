-- Pig: roll a die as often as you like, and add up. Stop, and the sum is yours. Roll a one, and it is lost. The first
-- player with 100 points wins; no roll is allowed once the sum is enough for that.
local CHOICES = { "roll", "stop" }
local pig = croupier.game "pig" {
  players = { 2, 8 }, knobs = { goal = { 100, range = { 10, 500 }, "points that win" } },
}

function pig:setup() self:shows("turn_total") end

function pig:play()
  for player in self:turns(self.players[1]) do
    if player:score(self:turn(player), "turn") >= self.knobs.goal then return end
  end
end

-- Roll for as long as you like: a one loses what the turn has brought. Returns what the turn is worth.
function pig:turn(player)
  local enough, die = self.knobs.goal - player:points(), nil
  self.turn_total = 0
  while die ~= 1 and self.turn_total < enough and player:ask("turn", CHOICES) == "roll" do
    die = self:roll()
    self.turn_total = die > 1 and self.turn_total + die or 0
  end
  return self.turn_total
end

return pig
