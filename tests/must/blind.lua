-- Not a game: each player holds two cards that only the other sees. On a turn a player tells the other where a number
-- lies, or lays a card, which is a point if it is a 3, and costs one if it is a 1. Bots know what they were told.
local blind = croupier.game "blind" { players = 2, together = true }

function blind:setup()
  self.deck, self.laid = self:zone "deck", self:zone { "laid", sees = "all" }
  for n = 1, 3 do self.deck:create({ "card {n}", n = n }, 2) end
  for _, player in ipairs(self.players) do
    player.cards = player:zones({ "card", sees = player:others() }, { "left", "right" })
  end
end

function blind:play()
  self.deck:shuffle()
  for _, player in ipairs(self.players) do
    for _, place in ipairs(player.cards) do self.deck:deal(1, place) end
  end
  for _ = 1, 2 do
    for _, player in ipairs(self.players) do self:act(player, "turn", { "tell", "lay" }) end
  end
end

function blind:choices_tell() return { 1, 2, 3 } end

function blind:tell(player, number)
  for _, place in ipairs(player:left().cards) do
    if not place:empty() then self:told { place, which = { n = number } } end
  end
end

function blind:choices_lay(player)
  return player.cards, function(place) return not place:empty() end
end

function blind:lay(player, place)
  local n = place:top().n
  place:top():move(self.laid)
  player:score(n - 2)
end

return blind
