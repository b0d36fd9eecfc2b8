-- Hearts for four, each alone: fewest points win. The usual rules: the two of clubs leads the first trick, in which
-- no penalty card may be played; hearts may not be led before one has been thrown off; no bonus card; who takes all
-- 26 points gives 26 to each of the others. Three cards are passed left, right, across, and in every fourth hand none.
local game = croupier.game

local SUITS, QUEEN, ACE, ALL_POINTS = { "clubs", "diamonds", "spades", "hearts" }, 12, 14, 26
local HEARTS, PENALTY, FIRST_LEAD = { suit = "hearts" }, { penalty = true }, { suit = "clubs", rank = 2 }

local hearts = game "hearts" {
  players = 4,
  knobs = {
    hands = { 1, range = { 1, 20 }, "hands to a game" },
    first_pass = { "left", "right", "across", "hold", "where the cards go in the first hand" },
  },
  texts = {
    en = { title = "Hearts", ["{suit} {rank}"] = "{suit} {rank}", clubs = "clubs", diamonds = "diamonds",
           spades = "spades", hearts = "hearts", deck = "deck", hand = "hand", taken = "taken", trick = "trick",
           ["pass?"] = "Which three cards do you pass on?", ["play?"] = "Which card do you play?", deal = "hand",
           points = "points" },
    hu = { title = "Hearts (fekete macska)", ["{suit} {rank}"] = "{suit} {rank}", clubs = "treff", diamonds = "káró",
           spades = "pikk", hearts = "kőr", deck = "pakli", hand = "kéz", taken = "ütések", trick = "ütés",
           ["pass?"] = "Melyik három lapot adod tovább?", ["play?"] = "Melyik lapot játszod ki?", deal = "leosztás",
           points = "pont" },
  },
}

function hearts:setup()
  self.deck = self:zone "deck"
  for _, player in ipairs(self.players) do
    player.hand, player.taken = player:zone "hand", player:zone { "taken", sees = "all" }
  end
  for _, suit in ipairs(SUITS) do
    for rank = 2, ACE do
      local points = suit == "hearts" and 1 or suit == "spades" and rank == QUEEN and 13 or 0
      self.deck:create { "{suit} {rank}", suit = suit, rank = rank, points = points, penalty = points > 0 }
    end
  end
  self.trick = self:trick { self:zone { "trick", sees = "all" }, suit = "suit", rank = "rank" }
end

function hearts:play()
  for hand = 1, self.knobs.hands do
    self:phase("deal", hand)
    self.deck:shuffle()
    for _, player in ipairs(self.players) do self.deck:deal(13, player.hand) end
    self:pass_cards(hand)
    self:play_tricks()
    self:count_hand()
  end
  return self:standings { lowest = true }
end

-- All choose three cards before anyone sees what is passed.
function hearts:pass_cards(hand)
  local ways = { left = 0, right = 1, across = 2, hold = 3 }
  local seats = ({ 1, 3, 2 })[(ways[self.knobs.first_pass] + hand - 1) % 4 + 1]
  if not seats then return end
  local passed = self:ask_all { "pass", from = "hand", count = 3 }
  for seat in ipairs(self.players) do
    local to = self.players[(seat - 1 + seats) % 4 + 1]
    for _, card in ipairs(passed[seat]) do card:move(to.hand) end
  end
end

function hearts:play_tricks()
  local trick, broken = self.trick, false
  local leader = self:holder(FIRST_LEAD)
  for number = 1, 13 do
    for player in trick:turns(leader) do
      local leading = trick:empty()
      local card = trick:play(player, "play", number == 1 and PENALTY or leading and not broken and HEARTS,
                              number == 1 and leading and FIRST_LEAD)
      broken = broken or card.suit == "hearts"
    end
    leader = trick:taker()
    trick:take(leader.taken)
  end
end

function hearts:holder(card)
  for _, player in ipairs(self.players) do
    if player.hand:first(card) then return player end
  end
end

function hearts:count_hand()
  for _, player in ipairs(self.players) do
    local points = player.taken:sum "points"
    for _, scorer in ipairs(self.players) do
      if points == ALL_POINTS and scorer ~= player then scorer:score(ALL_POINTS, "points") end
    end
    if points < ALL_POINTS then player:score(points, "points") end
    player.taken:move_all(self.deck)
  end
end

return hearts
