-- My game: collect sets. On your turn take one card from the market, or two from the deck without looking, one
-- of which you put under the deck. A set of three equal cards is laid down at once, for points. The game ends
-- with the deck.
local my_game = croupier.game "my_game" {
  players = { 2, 4 },
  knobs = { market = { 4, range = { 2, 8 }, "cards in the market" } },
}

-- What a set is worth, and how many of these cards there are. Rare ones are worth more.
local KINDS = { shell = { worth = 2, copies = 12 }, fish = { worth = 3, copies = 9 },
                crab = { worth = 5, copies = 7 }, pearl = { worth = 8, copies = 5 } }

-- Lays the table. Nobody is asked here, and nothing is drawn.
function my_game:setup()
  self.deck, self.market = self:zone "deck", self:zone { "market", sees = "all" }
  for kind, is in pairs(KINDS) do
    self.deck:create { "{kind}", kind = kind, worth = is.worth, copies = is.copies }
  end
  for _, player in ipairs(self.players) do
    player.hand, player.drawn = player:zone "hand", player:zone "drawn"
    player.sets = player:zone { "sets", sees = "all", sorted = true }
  end
end

function my_game:play()
  self.deck:shuffle()
  self.deck:deal(self.knobs.market, self.market)
  for player in self:turns(self.players[1]) do
    self:turn(player)
    if #self.deck < 2 then return end
  end
end

function my_game:turn(player)
  local card = player:ask("take", self.market, nil, "draw")
  if card then
    card:move(player.hand)
    self.deck:deal(1, self.market)
  else
    self.deck:deal(2, player.drawn)
    player:ask("keep", player.drawn):move(player.hand)
    player.drawn:top():move_under(self.deck)
  end
  self:lay_sets(player)
end

function my_game:lay_sets(player)
  for kind, count in pairs(player.hand:counts "kind") do
    if count == 3 then
      player.hand:move_all(player.sets, { kind = kind })
      player:score(KINDS[kind].worth, "set")
    end
  end
end

return my_game
