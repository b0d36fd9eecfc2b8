-- My game: build a deck. All begin with the same ten cards. On your turn you draw five, buy a card of the
-- supply with their coins, and lay all of them on your discards, which become your deck again. The points on
-- all your cards win. The cards are in deck-building.csv, a table that a spreadsheet can edit.
local my_game = croupier.game "my_game" {
  players = { 2, 4 },
  knobs = { rounds = { 15, range = { 5, 40 }, "rounds" }, hand = { 5, range = { 3, 7 }, "cards drawn each turn" } },
}

-- Lays the table. Nobody is asked here, and nothing is drawn.
function my_game:setup()
  local cards, names = croupier.cards "deck-building.csv", {}
  for i, card in ipairs(cards) do names[i] = card[1] end
  self.supply = self:zones({ "supply", sees = "all", picture = "count" }, names)
  for _, player in ipairs(self.players) do
    player.hand = player:zone "hand"
    player.discards = player:zone { "discards", sees = "all", sorted = true, picture = "count", told = false }
    player.deck = player:zone { "deck", sees = "none", renew = player.discards }
  end
  for _, card in ipairs(cards) do
    self.supply[card[1]]:create(card)
    card.copies = card.start or 0 -- a column of the table: so many are in each deck at the start
    for _, player in ipairs(self.players) do player.deck:create(card) end
  end
end

function my_game:play()
  for _, player in ipairs(self.players) do player.deck:shuffle() end
  for round = 1, self.knobs.rounds do
    self:phase("round", round)
    for player in self:clockwise(self.players[1]) do self:turn(player) end
  end
end

function my_game:turn(player)
  self:draw(player, self.knobs.hand)
  local coins = player.hand:sum "coins"
  local function affordable(pile) return not pile:empty() and pile:top().cost <= coins, "too dear, or none left" end
  local pile = player:ask({ "buy", coins = coins }, self.supply, affordable, "nothing")
  if pile then pile:top():move(player.discards, "bought") end
  player.hand:move_all(player.discards)
end

-- Some cards draw more cards.
function my_game:draw(player, cards)
  for _ = 1, cards do
    if player.deck:deal(1, player.hand) == 0 then return end
    self:draw(player, player.hand:top().draws or 0)
  end
end

-- Called after `play`, and in the middle of the game to say who leads.
function my_game:count_up()
  for _, player in ipairs(self.players) do
    for _, zone in ipairs { player.deck, player.hand, player.discards } do player:score(zone:sum "points", "points") end
  end
end

return my_game
