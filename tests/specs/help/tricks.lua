-- tricks: cards of three measures, for the tests of tricks: as printed, or counted by functions in which the highest
-- card of all, the lowest of them, is a trump; or with bowers, as in Euchre.
local tricks = croupier.game "tricks" { players = 4 }

function tricks:setup()
  self.deck = self:cards(self:zone "deck", 32)
  for _, player in ipairs(self.players) do
    player.hand, player.taken = player:zone "hand", player:zone { "taken", sees = "all" }
  end
  self.asked = {}
  local function suit(card, trump)
    self.asked[card.name] = (self.asked[card.name] or 0) + 1
    return card.value == 7 and trump or card.suit
  end
  self.plain = self:trick { self:zone { "plain", sees = "all" }, suit = "suit", rank = "value" }
  self.counted = self:trick { self:zone { "counted", sees = "all" }, trump = "hearts",
                              suit = suit,
                              rank = function(card, trump) return trump and card.value == 7 and 15 or card.value end }
  self.bowers = self:trick { self:zone { "bowers", sees = "all" }, suit = "suit", rank = "value",
                             highest = { clubs = { "jack of clubs", "jack of spades" },
                                         spades = { "jack of spades" } } }
  self.matadors = self:trick { self:zone { "matadors", sees = "all" }, suit = "suit", rank = "value", trump = "hearts",
                               highest = { "queen of clubs", "7 of diamonds", "queen of spades" } }
end

-- One trick; returns who takes it.
function tricks:play_trick(trick, leader, players, barred, only)
  for player in trick:turns(leader, players) do trick:play(player, "play", barred, only) end
  return trick:taker()
end

function tricks:play() self:play_trick(self.plain, self.players[1]) end

return tricks
