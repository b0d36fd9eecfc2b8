-- House rule: new money, for fewer turns without a purchase. Six pearls worth 3 pay in every currency.
-- Házi szabály: új pénz, hogy kevesebb kör teljen el vásárlás nélkül. Hat gyöngy (értéke 3) minden pénznemben fizet.
local alhambra, before = ...
local PEARL = { currency = "pearl" }

function alhambra:make_cards()
  before.make_cards(self)
  self.money_pile:create { "{currency} {value}", currency = "pearl", value = 3, weight = 3, copies = 6 }
end

function alhambra:money_in(player, currency)
  return before.money_in(self, player, currency) + player.hand:sum("value", PEARL)
end

function alhambra:pays_in(card, currency)
  if card.currency == PEARL.currency then return true end
  return before.pays_in(self, card, currency)
end

alhambra:texts {
  en = { pearl = "pearl", ["pearl!"] = "P", ["? pearl 3"] = "Money worth 3 in every currency." },
  hu = { pearl = "gyöngy", ["pearl!"] = "Gy", ["? pearl 3"] = "Pénz: minden pénznemben 3-at ér." },
}
