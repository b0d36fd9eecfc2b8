-- Spades for four, partners sit opposite. Spades are trumps, and may not be led before one was played on another suit.
-- Partners add up their bids: 10 points for each trick bid, and 1 for each above it; a bid that is missed costs 10 for
-- each trick. Who bids nothing wins or loses 100 on it; ten tricks above the bids cost 100.
local spades = croupier.game "spades" {
  players = 4, teams = 2,
  knobs = { target = { 500, range = { 100, 1000 }, "points that end the game" } },
  texts = {
    en = { title = "Spades", deck = "deck", hand = "hand", taken = "taken", trick = "trick", hand_number = "hand",
           bid = "bid", over = "tricks above the bids", ["bid?"] = "How many tricks do you bid?", ["bid:"] = "bids",
           ["play?"] = "Which card do you play?", bid_made = "bid made", missed = "bid missed",
           nil_made = "nothing bid or taken", nil_missed = "nothing bid", overtricks = "ten tricks above the bids" },
    hu = { title = "Spades (pikk)", deck = "pakli", hand = "kéz", taken = "ütések", trick = "ütés",
           hand_number = "leosztás", bid = "vállalás", over = "többletütések", ["bid?"] = "Hány ütést vállalsz?",
           ["bid:"] = "vállal", ["play?"] = "Melyik lapot játszod ki?", bid_made = "teljesített vállalás",
           missed = "elbukott vállalás", nil_made = "ütés nélkül, ahogy vállalta",
           nil_missed = "ütés nélkülit vállalt", overtricks = "tíz ütés a vállaltakon felül",
           ["target="] = "ennyi pontnál ér véget a játék" },
  },
}

local SPADES = { suit = "spades" }

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
  local hand, target = 0, self.knobs.target
  for leader in self:turns(self.players[1]) do
    hand = hand + 1
    self:phase("hand_number", hand)
    self.deck:shuffle()
    for _, player in ipairs(self.players) do self.deck:deal(13, player.hand) end
    for player in self:clockwise(leader) do player.bid = player:number("bid", 0, 13) end
    self:play_tricks(leader)
    local over = false
    for _, team in ipairs(self:teams()) do
      self:count_team(team)
      over = over or math.abs(team[1]:points()) >= target
    end
    if over then return end
  end
end

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

function spades:count_team(team)
  local bid, taken, captain = 0, 0, team[1]
  for _, player in ipairs(team) do
    local tricks = player.taken:size() // 4
    if player.bid == 0 and tricks == 0 then player:score(100, "nil_made")
    elseif player.bid == 0 then player:score(-100, "nil_missed") end
    bid, taken, player.bid = bid + player.bid, taken + tricks, nil
    player.taken:move_all(self.deck)
  end
  if taken < bid then return captain:score(-10 * bid, "missed") end
  captain:score(10 * bid + taken - bid, "bid_made")
  captain.over = (captain.over or 0) + taken - bid
  if captain.over >= 10 then
    captain.over = captain.over - 10
    captain:score(-100, "overtricks")
  end
end

return spades
