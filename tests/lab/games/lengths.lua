-- lengths: a game of 1 to 100 decisions, all lengths alike: 5 % have at most 5, half at most 50, 95 % at most 95.
-- Every decision is a round of its own. Seat 1 answers all of them. In each game half of the decisions, rounded up,
-- have two options.
local lengths = croupier.game "lengths" {
  players = 2,
  knobs = { most = { 100, range = { 2, 1000 }, "decisions at most" } },
}
function lengths:play()
  local length = self:roll(1, self.knobs.most)
  for n = 1, length do
    self:phase("round", n)
    self.players[1]:ask("go", n % 2 == 1 and { "left", "right" } or { "left" })
  end
  self.players[self:roll(1, 2)]:score(1)
end
return lengths
