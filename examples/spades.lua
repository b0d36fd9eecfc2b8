-- Spades for four, partners sit opposite: bid tricks, and take as many together. Spades are trumps.
local SPADES = { "spades are not broken", suit = "spades" }
local spades = croupier.game "spades" {
  players = 4, teams = 2, knobs = { target = { 500, range = { 0, 1000 }, "points that end the game; 0: one hand" } },
}

function spades:setup()
  self.deck = self:cards(self:zone "deck", 52)
  for _, player in ipairs(self.players) do
    player.hand, player.taken = player:zone "hand", player:zone { "taken", sees = "all", picture = "count" }
    player:shows("bid", "over")
  end
  self.trick = self:trick { self:zone { "trick", sees = "all" }, suit = "suit", rank = "value", trump = "spades" }
end

-- Partners bid at most 13 tricks together. The game ends when a team has reached the target, or has lost as much.
function spades:play()
  local leader, hand, first, second = self.players[1], 0, self.players[1], self.players[2]
  repeat
    hand = hand + 1
    self:phase("hand_number", hand)
    self.deck:shuffle()
    self.deck:deal(13, "hand")
    for player in self:clockwise(leader) do player.bid = player:number("bid", 0, 13 - (player:partner().bid or 0)) end
    self:play_tricks(leader)
    for _, team in ipairs(self:teams()) do self:count_team(team) end
    leader = leader:left()
  until math.max(math.abs(first:points()), math.abs(second:points())) >= self.knobs.target
end

-- Spades may not be led before one was played on another suit.
function spades:play_tricks(leader)
  local trick, broken = self.trick, false
  repeat
    for player in trick:turns(leader) do
      broken = trick:play(player, "play", trick:empty() and not broken and SPADES).suit == "spades" or broken
    end
    leader = trick:take "taken"
  until leader.hand:empty()
end

-- Partners add up their bids: 10 points for each trick bid, and 1 for each above it; a bid that is missed costs 10 for
-- each trick. A player who bids nothing wins or loses 100 on it. Ten tricks above the bids cost 100.
function spades:count_team(team)
  local bid, taken, captain = 0, 0, team[1]
  for _, player in ipairs(team) do
    local tricks = player.taken:move_all(self.deck) // 4
    if player.bid == 0 then player:score(tricks == 0 and 100 or -100, tricks == 0 and "nil_made" or "nil_missed") end
    bid, taken, player.bid = bid + player.bid, taken + tricks, nil
  end
  if taken < bid then return captain:score(-10 * bid, "missed") end
  captain:score(10 * bid + taken - bid, "bid_made")
  captain.over = (captain.over or 0) + taken - bid
  if captain.over >= 10 then captain:score(-100 * (captain.over // 10), "overtricks") end
  captain.over = captain.over % 10
end

return spades
