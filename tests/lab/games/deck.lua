-- deck: ten cards, one in each hand of two players. Without the ace each wins half of the games. The ace is worth
-- exactly 5 points of a hundred of win chance: its holder wins 55 games in 100. `ace` turns its worth.
local deck = croupier.game "deck" { players = 2, knobs = { ace = { 5, range = { -50, 50 }, "points of win chance" } } }
function deck:setup()
  self.stock = self:zone "stock"
  self.stock:create { "ace", ace = true }
  for n = 2, 10 do self.stock:create { "card {value}", value = n } end
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
end
function deck:play()
  self.stock:shuffle()
  for _, player in ipairs(self.players) do self.stock:deal(1, player.hand) end
  for _, player in ipairs(self.players) do player:ask("go", { "left", "right" }) end
  local first = 50
  for seat, player in ipairs(self.players) do
    if player.hand:top().ace then first = first + (seat == 1 and 1 or -1) * self.knobs.ace end
  end
  self.players[self:roll(1, 100) <= first and 1 or 2]:score(1)
end
return deck
