-- Goofspiel: for each prize, turned up from a shuffled suit, both lay a card in secret; the higher one wins as many
-- points as the prize shows. Equal cards win nothing: the prize is lost. Who has more points wins.
local game = croupier.game

local goofspiel = game "goofspiel" {
  players = 2,
  knobs = { cards = { 13, range = { 2, 13 }, "cards in each suit" } },
}

function goofspiel:setup()
  self.prizes, self.lost = self:zone "prizes", self:zone { "lost", sees = "all", sorted = true }
  self.prize = self:zone { "prize", sees = "all" }
  for rank = 1, self.knobs.cards do self.prizes:create { "prize {worth}", worth = rank } end
  for _, player in ipairs(self.players) do
    player.hand, player.played = player:zone "hand", player:zone { "played", sees = "all" }
    player.won = player:zone { "won", sees = "all", sorted = true }
    for rank = 1, self.knobs.cards do player.hand:create { "{rank}", rank = rank } end
  end
end

function goofspiel:play()
  self.prizes:shuffle()
  while not self.prizes:empty() do self:bid_for_prize() end
end

-- Both bid a card at once for the prize. The higher card takes it.
function goofspiel:bid_for_prize()
  self.prizes:deal(1, self.prize)
  local bids = self:ask_all { "bid", from = "hand" }
  for seat, card in ipairs(bids) do card:move(self.players[seat].played) end
  local prize, difference = self.prize:top(), bids[1].rank - bids[2].rank
  local winner = difference > 0 and self.players[1] or difference < 0 and self.players[2]
  prize:move(winner and winner.won or self.lost)
  if winner then winner:score(prize.worth, "won") end
end

return goofspiel
