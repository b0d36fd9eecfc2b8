-- trade: cards are laid out of hidden hands, at most 20 points at once.
local trade = croupier.game "trade" {
  players = { 2, 4 },
  knobs = {
    rounds = { 3, range = { 1, 5 }, "how often everybody lays cards" },
    proud = { true, "whether nine and ten stay in hand" },
  },
}

function trade:setup()
  self.stock = self:zone "stock"
  for value = 1, 10 do self.stock:create { "cloth {value}", value = value, copies = 2 } end
  for _, player in ipairs(self.players) do
    player.hand = player:zone "hand"
    player.shown = player:zone { "shown", sees = "all" }
  end
end

function trade:play()
  self.stock:shuffle()
  for _, player in ipairs(self.players) do self.stock:deal(5, player.hand) end
  for round = 1, self.knobs.rounds do
    self:phase("round", round)
    for player in self:clockwise(self.players[1]) do self:lay_cards(player) end
  end
  return self:standings()
end

function trade:lay_cards(player)
  local function common(card)
    if self.knobs.proud and card.value > 8 then return false, "it is too good to be laid" end
    return true
  end
  local laid = player:select { "lay", from = player.hand, to = player.shown, where = common,
                               least = 1, most = 2, instead = "pass" }
  for _, card in ipairs(laid or {}) do player:score(card.value) end
end

return trade
