-- sixty: nothing is decided. A roll of ten sides: seat 1 wins 60 games in 100, seat 2 the other 40.
local sixty = croupier.game "sixty" {
  players = 2,
  knobs = { first = { 6, range = { 0, 10 }, "tenths of the games for seat 1" } },
}
function sixty:play()
  for _, player in ipairs(self.players) do player:ask("go", { "left", "right" }) end
  self.players[self:roll(1, 10) <= self.knobs.first and 1 or 2]:score(1)
end
return sixty
