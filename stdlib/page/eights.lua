-- Eights: match the open card in suit or rank, or play an eight. An empty hand ends the game.
local SUITS = { "clubs", "diamonds", "hearts", "spades" }

local eights = croupier.game "eights" {
  players = { 2, 5 }, lowest = true,
  knobs = {
    hand = { 5, range = { 3, 8 }, "cards dealt to each player" },
    wild = { true, "an eight goes on any card, and names a suit" },
  },
}

function eights:setup()
  self.open = self:zone { "open", sees = "all" }
  self.discards = self:zone { "discards", sees = "all", told = false }
  self.deck = self:cards(self:zone { "deck", renew = self.discards }, 52)
  self:shows "suit"
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
end

function eights:play()
  self.deck:shuffle()
  self.deck:deal(self.knobs.hand, "hand")
  self.deck:deal(1, self.open)
  self.suit = self.open:top().suit
  local idle = 0
  for player in self:turns(self.players[1]) do
    idle = self:turn(player) and 0 or idle + 1
    if player.hand:empty() or idle == #self.players then break end
  end
  for _, player in ipairs(self.players) do player:score(player.hand:size(), "cards left") end
end

-- Play a card, or draw one and perhaps play. Returns true if anything moved.
function eights:turn(player)
  local function fits(card) return self:fits(card) end
  local card, drawn = player:ask("play", player.hand, fits, "draw"), 0
  if not card then
    drawn = self.deck:deal(1, player.hand)
    card = player:ask("play", player.hand, fits, "pass")
  end
  if card then self:lay(player, card) end
  return card or drawn > 0
end

function eights:is_wild(card) return self.knobs.wild and card.rank == "8" end

function eights:fits(card)
  if self:is_wild(card) or card.suit == self.suit then return true end
  return card.rank == self.open:top().rank, "has another suit and rank"
end

function eights:lay(player, card)
  self.open:move_all(self.discards)
  card:move(self.open)
  self.suit = card.suit
  if self:is_wild(card) then self.suit = player:ask("suit", SUITS) end
end

return eights
