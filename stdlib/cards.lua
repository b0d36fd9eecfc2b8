-- cards.lua: decks of playing cards.
local _, Game = ...

local SUITS = { "clubs", "diamonds", "hearts", "spades" }
local RANKS = { "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace" }
local LOWEST = { [52] = 2, [32] = 7, [24] = 9 }

--- game:cards(zone, 52, 32 or 24 [, jokers]): makes a deck of cards, such as "ace of spades": suit "spades",
--- rank "ace", value 14. A joker has a rank alone. Returns the zone
function Game:cards(zone, count, jokers)
  if type(zone) ~= "userdata" then error("a deck is made in a zone: self:cards(self.deck, 52)", 2) end
  local lowest = LOWEST[count] or error("a deck has 52, 32 or 24 cards: self:cards(self.deck, 52)", 2)
  for _, suit in ipairs(SUITS) do
    for value = lowest, 14 do
      zone:create { "{rank} of {suit}", suit = suit, rank = RANKS[value - 1], value = value }
    end
  end
  if jokers then zone:create { "{rank}", rank = "joker", copies = jokers } end
  return zone
end
