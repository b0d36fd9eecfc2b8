-- game: hearts, knobs: hands=5
local test = ...

test("passing: left, right, across, not at all, and left again", function(game, t)
  local hands, ways = 0, {}
  function game:pass_cards(seats) ways[hands + 1] = seats end
  function game:count_hand()
    hands = hands + 1
    for _, player in ipairs(self.players) do player.taken:move_all(self.deck) end
  end
  t:random(1)
  t:play()
  t:equal(hands, 5)
  for hand, seats in pairs { 1, 3, 2, false, 1 } do t:equal(ways[hand] or false, seats, "hand " .. hand) end
end)

test("the points of all hands add up", function(game, t)
  local count_hand = game.count_hand
  function game:count_hand()
    self.players[1]:score(100)
    count_hand(self)
  end
  t:random(1)
  t:play()
  t:equal(game.players[1]:points() >= 500, true)
  t:equal(game.players[2]:points() + game.players[3]:points() + game.players[4]:points() > 26, true)
end)
