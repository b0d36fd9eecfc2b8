-- A hand of Hearts, three cards passed left, in plain Lua, as one would write it without an engine, and for speed.
local shuffle, draw = ...

local SEATS, HAND, PASSED, ALL_POINTS = 4, 13, 3, 26
local SUITS, QUEEN, ACE = { "clubs", "diamonds", "spades", "hearts" }, 12, 14

-- The cards are made once; every game shuffles them anew.
local cards = {}
for _, suit in ipairs(SUITS) do
  for rank = 2, ACE do
    local points = suit == "hearts" and 1 or suit == "spades" and rank == QUEEN and 13 or 0
    cards[#cards + 1] = { suit = suit, rank = rank, points = points }
  end
end
local first_lead = cards[1]

local function choose(seat, options, decisions)
  return options > 1 and draw(seat, options, decisions) or 1
end

-- All are asked at once, so nobody's draws depend on another's answers.
local function pass_left(hands)
  local passed = {}
  for seat = 1, SEATS do
    local hand, chosen = hands[seat], {}
    for n = 1, PASSED do chosen[n] = table.remove(hand, choose(seat, #hand, n - 1)) end
    passed[seat] = chosen
  end
  for seat = 1, SEATS do
    local to = hands[seat % SEATS + 1]
    for n = 1, PASSED do to[#to + 1] = passed[seat][n] end
  end
end

-- The places in the hand of the cards that may be played, in a list that is used again and again.
local places = {}

local function holds(hand, suit)
  for i = 1, #hand do
    if hand[i].suit == suit then return true end
  end
  return false
end

local function legal(hand, led, first, broken)
  local n = 0
  if led and holds(hand, led) then
    for i = 1, #hand do
      local card = hand[i]
      if card.suit == led and not (first and card.points > 0) then
        n = n + 1
        places[n] = i
      end
    end
    if n > 0 then return n end
    for i = 1, #hand do
      if hand[i].suit == led then
        n = n + 1
        places[n] = i
      end
    end
    return n
  end
  local no_hearts = not led and not broken
  for i = 1, #hand do
    local card = hand[i]
    local barred
    if first then barred = card.points > 0 else barred = no_hearts and card.suit == "hearts" end
    if not barred then
      n = n + 1
      places[n] = i
    end
  end
  if n > 0 then return n end
  for i = 1, #hand do places[i] = i end
  return #hand
end

local function place_of(hand, card)
  for i = 1, #hand do
    if hand[i] == card then return i end
  end
end

-- The points that each seat takes, and how many answers were given.
local function play_tricks(hands)
  local taken, broken, leader = { 0, 0, 0, 0 }, false, 1
  local decisions = SEATS * PASSED
  while not place_of(hands[leader], first_lead) do leader = leader + 1 end
  for trick = 1, HAND do
    local led, high, taker, points = nil, 0, leader, 0
    for turn = 0, SEATS - 1 do
      local seat = (leader + turn - 1) % SEATS + 1
      local hand = hands[seat]
      local place
      if trick == 1 and turn == 0 then
        place = place_of(hand, first_lead)
      else
        local options = legal(hand, led, trick == 1, broken)
        place = places[choose(seat, options, decisions)]
      end
      decisions = decisions + 1
      local card = table.remove(hand, place)
      local suit = card.suit
      points = points + card.points
      broken = broken or card.points > 0
      led = led or suit
      if suit == led and card.rank > high then
        high = card.rank
        taker = seat
      end
    end
    taken[taker] = taken[taker] + points
    leader = taker
  end
  return taken, decisions
end

return function()
  local deck, hands = { table.unpack(cards) }, {}
  shuffle(deck)
  for seat = 1, SEATS do
    local hand = {}
    for i = 1, HAND do
      hand[i] = deck[#deck]
      deck[#deck] = nil
    end
    hands[seat] = hand
  end
  pass_left(hands)
  local points, decisions = play_tricks(hands)
  for seat = 1, SEATS do
    if points[seat] == ALL_POINTS then
      points = { ALL_POINTS, ALL_POINTS, ALL_POINTS, ALL_POINTS }
      points[seat] = 0
      break
    end
  end
  return decisions, points[1], points[2], points[3], points[4]
end
