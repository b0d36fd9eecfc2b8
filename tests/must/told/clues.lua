-- Players see each other's cards, not their own. One tells of all cards of a colour or number, or plays from a place.
local clues = croupier.game "clues" { players = 2 }

function clues:setup()
  self.deck, self.open = self:zone "deck", self:zone { "open", sees = "all" }
  for _, color in ipairs { "green", "red", "blue" } do
    for value = 1, 2 do self.deck:create { "{color} {value}", color = color, value = value } end
  end
  self.deck:create { "{color} {value}", color = "green", value = 1 }
  for _, player in ipairs(self.players) do player.hand = player:zone { "hand", sees = player:others() } end
end

function clues:play()
  self.deck:shuffle()
  for _, player in ipairs(self.players) do self.deck:deal(2, player.hand) end
  for player in self:turns(self.players[1]) do
    local hand = player:left().hand
    local what = player:ask("act", { "tell of a color", "tell of a value", "play the first", "play the last" })
    if what == "tell of a color" then
      self:told { hand, which = { color = hand:bottom().color } }
    elseif what == "tell of a value" then
      self:told { hand, which = { value = hand:top().value } }
    else
      local card = what == "play the last" and player.hand:top() or player.hand:bottom()
      card:move(self.open)
      self.deck:deal(1, player.hand)
    end
    if self.deck:empty() then break end
  end
end

return clues
