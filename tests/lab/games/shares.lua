-- shares: nothing is decided. Of two players the first wins 40 games in 100 alone; of three 50, 30 and 20; of four 40,
-- 30, 20 and 10. `shared`: in so many games of ten all win at once.
local shares = croupier.game "shares" {
  players = { 2, 4 },
  knobs = { shared = { 0, range = { 0, 10 }, "tenths of the games that all win" } },
}
local TENTHS = { nil, { 4, 10 }, { 5, 8, 10 }, { 4, 7, 9, 10 } }
function shares:play()
  for _, player in ipairs(self.players) do player:ask("go", { "left", "right" }) end
  local all, drawn, winner = self:roll(1, 10) <= self.knobs.shared, self:roll(1, 10), 1
  while drawn > TENTHS[#self.players][winner] do winner = winner + 1 end
  for seat, player in ipairs(self.players) do
    if all or seat == winner then player:score(1) end
  end
end
return shares
