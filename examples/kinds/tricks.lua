-- My game: bid how many tricks you take, and take exactly as many. Follow the suit led if you can; the highest
-- trump takes the trick, or else the highest card of that suit. Hand n has n cards; a card turned up names trumps.
local my_game = croupier.game "my_game" {
  players = { 3, 5 },
  knobs = { hands = { 5, range = { 1, 10 }, "hands; the first has one card each, the next one more" },
            bonus = { 10, range = { 0, 20 }, "points for exactly the tricks that were bid" } },
}

-- Lays the table. Nobody is asked here, and nothing is drawn.
function my_game:setup()
  self.deck, self.turned_up = self:cards(self:zone "deck", 52), self:zone { "turned_up", sees = "all" }
  self.played = self:zone { "played", sees = "all", sorted = true, picture = "none", told = false }
  self.trick = self:trick { self:zone { "trick", sees = "all" }, suit = "suit", rank = "value" }
  for _, player in ipairs(self.players) do
    player.hand = player:zone "hand"
    player:shows("bid", "tricks") -- variables that all see
  end
end

function my_game:play()
  local leader = self.players[1]
  for hand = 1, self.knobs.hands do
    self:phase("hand_number", hand, leader)
    self:deal(hand)
    for player in self:clockwise(leader) do player.bid = player:number("bid", 0, hand) end
    self:play_tricks(leader)
    for _, player in ipairs(self.players) do self:count(player) end
    leader = leader:left()
  end
end

function my_game:deal(cards)
  for _, zone in ipairs { self.played, self.turned_up } do zone:move_all(self.deck) end
  self.deck:shuffle()
  for _, player in ipairs(self.players) do
    player.tricks = 0
    self.deck:deal(cards, player.hand)
  end
  self.deck:deal(1, self.turned_up)
  self.trick:trump(self.turned_up:top().suit)
end

function my_game:play_tricks(leader)
  repeat
    for player in self.trick:turns(leader) do self.trick:play(player, "play") end
    leader = self.trick:take(self.played)
    leader.tricks = leader.tricks + 1
  until leader.hand:empty()
end

function my_game:count(player)
  player:score(player.tricks, "tricks")
  if player.tricks == player.bid then player:score(self.knobs.bonus, "bid made") end
  player.bid, player.tricks = nil, nil
end

return my_game
