-- Spades for four, partners sit opposite: bid tricks, and take as many together. Spades are trumps.
local SPADES = { suit = "spades" }

local spades = croupier.game "spades" {
  players = 4, teams = 2,
  knobs = { target = { 500, range = { 100, 1000 }, "points that end the game" } },
}

function spades:setup()
  self.deck = self:zone "deck"
  for _, player in ipairs(self.players) do
    player.hand = player:zone "hand"
    player.taken = player:zone { "taken", sees = "all", sorted = true, picture = "count" }
    player:shows("bid", "over")
  end
  self:cards(self.deck, 52)
  self.trick = self:trick { self:zone { "trick", sees = "all" }, suit = "suit", rank = "value", trump = "spades" }
end

-- The next dealer sits to the left. The game ends when a team has reached the target, or lost as much.
function spades:play()
  local leader, hand, furthest = self.players[1], 0, 0
  repeat
    hand = hand + 1
    self:phase("hand_number", hand)
    self.deck:shuffle()
    for _, player in ipairs(self.players) do self.deck:deal(13, player.hand) end
    for player in self:clockwise(leader) do player.bid = player:number("bid", 0, 13) end
    self:play_tricks(leader)
    for _, team in ipairs(self:teams()) do furthest = math.max(furthest, math.abs(self:count_team(team))) end
    leader = leader:left()
  until furthest >= self.knobs.target
end

-- Spades may not be led before one was played on another suit.
function spades:play_tricks(leader)
  local trick, broken = self.trick, false
  repeat
    for player in trick:turns(leader) do
      local card = trick:play(player, "play", trick:empty() and not broken and SPADES)
      broken = broken or card.suit == "spades"
    end
    leader = trick:taker()
    trick:take(leader.taken)
  until leader.hand:empty()
end

-- Partners add up their bids: 10 points for each trick bid, and 1 for each above it; a bid that is missed costs 10 for
-- each trick. Who bids nothing wins or loses 100 on it; ten tricks above the bids cost 100. Returns what they have.
function spades:count_team(team)
  local bid, taken, captain = 0, 0, team[1]
  for _, player in ipairs(team) do
    local tricks = player.taken:size() // 4
    if player.bid == 0 then player:score(tricks == 0 and 100 or -100, tricks == 0 and "nil_made" or "nil_missed") end
    bid, taken, player.bid = bid + player.bid, taken + tricks, nil
    player.taken:move_all(self.deck)
  end
  local over = math.max(taken - bid, 0)
  captain:score(taken < bid and -10 * bid or 10 * bid + over, taken < bid and "missed" or "bid_made")
  captain.over = (captain.over or 0) + over
  if captain.over >= 10 then captain:score(-100, "overtricks") end
  captain.over = captain.over % 10
  return captain:points()
end

return spades
