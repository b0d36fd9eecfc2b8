-- My game: be the first to get rid of your cards. A card fits if it has the suit or the rank of the open card.
-- If no card of yours fits, draw one. A jack skips the next player.
local my_game = croupier.game "my_game" {
  players = { 2, 5 },
  lowest = true, -- the player with the fewest points wins
  knobs = { hand = { 6, range = { 3, 10 }, "cards dealt to each player" } },
}

-- Lays the table. Nobody is asked here, and nothing is drawn.
function my_game:setup()
  self.open = self:zone { "open", sees = "all" }
  self.discards = self:zone { "discards", sees = "all", told = false }
  self.deck = self:cards(self:zone { "deck", renew = self.discards }, 52)
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
end

function my_game:play()
  self.deck:shuffle()
  self.deck:deal(self.knobs.hand, "hand")
  self.deck:deal(1, self.open)
  local player, idle = self.players[1], 0
  repeat
    local card, drawn = self:turn(player)
    idle = (card or drawn) and 0 or idle + 1
    player = card and card.rank == "jack" and player:left():left() or player:left()
  until self:winner() or idle == #self.players
  for _, loser in ipairs(self.players) do loser:score(loser.hand:size(), "cards left") end
end

-- Lay a card that fits; without one, draw. Returns the card, and whether one was drawn.
function my_game:turn(player)
  local function fits(card) return self:fits(card) end
  if not player:can_ask(player.hand, fits) then return nil, self.deck:deal(1, player.hand) > 0 end
  local card = player:ask("lay", player.hand, fits)
  self.open:move_all(self.discards)
  card:move(self.open)
  return card
end

-- The second value says to players why they cannot lay the card.
function my_game:fits(card)
  local open = self.open:top()
  return card.suit == open.suit or card.rank == open.rank, "another suit and rank"
end

function my_game:winner()
  for _, player in ipairs(self.players) do
    if player.hand:empty() then return player end
  end
end

return my_game
