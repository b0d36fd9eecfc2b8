-- Hearts for four, as public collections of games have it; fewest points win. The two of clubs leads the first trick,
-- in which nobody plays a penalty card who has another; hearts may not be led before one, or the queen of spades, was
-- played; all 26 points give 26 to each of the others. Three cards are passed: left, right, across, then none.
local SUITS, QUEEN, ACE, ALL_POINTS = { "clubs", "diamonds", "spades", "hearts" }, 12, 14, 26
local HEARTS, PENALTY, OPENING = { "wait", suit = "hearts" }, { "early", penalty = true }, { suit = "clubs", rank = 2 }
local PASS_TO = { left = 1, right = 3, across = 2 } -- so many seats on
local NEXT = { left = "right", right = "across", across = "hold", hold = "left" }

local hearts = croupier.game "hearts" {
  players = 4, lowest = true,
  knobs = {
    first_pass = { "left", "right", "across", "hold", "where the cards go in the first hand" },
    hands = { 1, range = { 1, 20 }, "hands to a game" }, queen_breaks = { true, "the queen of spades frees hearts" },
  },
}

function hearts:setup()
  self.deck = self:zone "deck"
  for _, player in ipairs(self.players) do
    player.hand, player.taken = player:zone "hand", player:zone { "taken", sees = "all", sorted = true }
  end
  for _, suit in ipairs(SUITS) do
    for rank = 2, ACE do
      local points = suit == "hearts" and 1 or suit == "spades" and rank == QUEEN and 13 or 0
      self.deck:create { "{suit} {rank}", suit = suit, rank = rank, points = points, penalty = points > 0 }
    end
  end
  self.two_of_clubs = self.deck:first(OPENING)
  self.trick = self:trick { self:zone { "trick", sees = "all" }, suit = "suit", rank = "rank" }
end

function hearts:play()
  local way = self.knobs.first_pass
  for hand = 1, self.knobs.hands do
    if hand > 1 then self:count_hand() end
    self:phase("deal", hand)
    self.deck:shuffle()
    self.deck:deal(13, "hand")
    if way ~= "hold" then self:pass_cards(PASS_TO[way]) end
    self:play_tricks()
    way = NEXT[way]
  end
end

function hearts:count_up() self:count_hand() end

-- All choose three cards before anyone sees what is passed.
function hearts:pass_cards(seats)
  for seat, cards in ipairs(self:ask_all { "pass", from = "hand", count = 3 }) do
    for _, card in ipairs(cards) do card:move(self.players[(seat - 1 + seats) % 4 + 1].hand) end
  end
end

-- Suit is followed. The two of clubs opens; hearts may be led once one has been played.
function hearts:play_tricks()
  local trick, leader, first, broken = self.trick, self.two_of_clubs:zone():owner(), true, false
  repeat
    for player in trick:turns(leader) do
      local barred = first and PENALTY or trick:empty() and not broken and HEARTS
      local card = trick:play(player, "play", barred, first and trick:empty() and OPENING)
      broken = broken or card.suit == "hearts" or card.penalty and self.knobs.queen_breaks
    end
    leader, first = trick:take "taken", false
  until leader.hand:empty()
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
