-- slots: for tests of what is told: a player does not see his own cards, and hears of them in every way.
local slots = croupier.game "slots" {
  players = 2,
  texts = {
    en = { title = "Slots", green = "green", red = "red", first = "first", deck = "deck", hand = "hand",
           ["{color} {value}"] = "{color} {value}", ["begin?"] = "Begin?", ["go on?"] = "Go on?" },
    hu = { title = "Helyek", green = "zöld", red = "piros", first = "első", deck = "pakli", hand = "kéz",
           ["{color} {value}"] = "{color} {value}", ["begin?"] = "Kezdjük?", ["go on?"] = "Tovább?" },
  },
}

function slots:setup()
  self.deck = self:zone "deck"
  for value = 1, 3 do
    self.deck:create { "{color} {value}", color = "green", value = value, first = value == 1 }
    self.deck:create { "{color} {value}", color = "red", value = value }
  end
  for _, player in ipairs(self.players) do player.hand = player:zone { "hand", sees = player:others() } end
end

function slots:play()
  local first, second = self.players[1], self.players[2]
  self.deck:shuffle()
  for _, name in ipairs { "green 1", "red 1", "green 2" } do self.deck:first({ name = name }):move(first.hand) end
  local hand = first.hand
  first:agrees "begin"
  self:told { hand, which = { color = "green" } }
  first:agrees "go on"
  self:told { hand:bottom(), all = { first = true } }
  self:told { { hand:at(2), hand:at(3) }, none = { value = 3 } }
  self:told { hand, none = { value = 3, color = "green" } }
  self:told { hand, some = { color = { "green", "red" } } }
  self:told { hand, count = { name = { "green 1", "green 2" } } }
  self:told { hand, all = function(card) return card.value < 3 end }
  self:told { hand:top(), which = { value = 2 }, to = second }
  self:told { hand:at(2), which = { value = 1 }, to = first }
  first:agrees "go on"
end

return slots
