-- game: hearts
local test = ...

---------------------------------------------------------------------------------------------------
-- the cards

test("52 cards, 13 each, 26 points: the hearts 1 each, the queen of spades 13", function(game, t)
  t:equal(game.deck:size(), 52)
  t:equal(game.deck:sum "points", 26)
  t:equal(game.deck:sum("points", { suit = "hearts" }), 13)
  t:equal(game.deck:sum("points", { suit = "spades", rank = 12 }), 13)
  for _, suit in ipairs { "clubs", "diamonds", "spades", "hearts" } do
    t:equal(game.deck:count { suit = suit }, 13)
    t:equal(game.deck:sum("rank", { suit = suit }), 104)
  end
  local passing = false
  function game:pass_cards()
    passing = true
    for _, player in ipairs(self.players) do t:equal(player.hand:size(), 13) end
  end
  t:random(1)
  t:play()
  t:equal(passing, true)
end)

test("the cards are shuffled", function(game, t)
  function game:pass_cards()
    t:equal(self.players[1].hand:count { suit = "hearts" } < 13, true, "the last suit made is not one hand")
    t:equal(self.players[4].hand:count { suit = "clubs" } < 13, true, "nor is the first")
  end
  t:random(1)
  t:play()
end)

---------------------------------------------------------------------------------------------------
-- passing

local THREES = {
  ["hand(1)"] = "clubs 2, clubs 3, clubs 4, diamonds 2", ["hand(2)"] = "clubs 5, clubs 6, clubs 7, diamonds 5",
  ["hand(3)"] = "clubs 8, clubs 9, clubs 10, diamonds 8", ["hand(4)"] = "clubs 11, clubs 12, clubs 13, diamonds 11",
}
local PASSED = { "1: clubs 2", "clubs 3", "clubs 4", "2: clubs 5", "clubs 6", "clubs 7", "3: clubs 8", "clubs 9",
                 "clubs 10", "4: clubs 11", "clubs 12", "clubs 13" }

-- All pass three cards to the player so many seats on; then these zones have these cards.
local function passes(game, t, seats, zones)
  t:scene(THREES)
  t:answers(PASSED)
  game:pass_cards(seats)
  for zone, cards in pairs(zones) do t:has(zone, cards) end
end

test("three cards are passed to the left: seat 1", function(game, t)
  passes(game, t, 1, { ["hand(2)"] = "diamonds 5, clubs 2, clubs 3, clubs 4",
                       ["hand(1)"] = "diamonds 2, clubs 11, clubs 12, clubs 13" })
end)

test("to the right", function(game, t)
  passes(game, t, 3, { ["hand(4)"] = "diamonds 11, clubs 2, clubs 3, clubs 4",
                       ["hand(1)"] = "diamonds 2, clubs 5, clubs 6, clubs 7" })
end)

test("across", function(game, t)
  passes(game, t, 2, { ["hand(3)"] = "diamonds 8, clubs 2, clubs 3, clubs 4",
                       ["hand(2)"] = "diamonds 5, clubs 11, clubs 12, clubs 13" })
end)

test("nobody passes on what he gets: all choose before anything moves", function(game, t)
  t:scene(THREES)
  t:answers { "1: clubs 2", "clubs 3", "clubs 4" }
  t:offers("clubs 5, clubs 6, clubs 7, diamonds 5", function() game:pass_cards(1) end)
end)

---------------------------------------------------------------------------------------------------
-- tricks

-- Hands of so many cards; all others lie in the deck.
local function hands(t, first, second, third, fourth)
  t:scene { ["hand(1)"] = first, ["hand(2)"] = second, ["hand(3)"] = third, ["hand(4)"] = fourth }
end

test("the two of clubs leads", function(game, t)
  hands(t, "clubs 14, hearts 5", "spades 12, clubs 9", "clubs 3, clubs 2", "diamonds 2, diamonds 3")
  t:offers("clubs 2", function() game:play_tricks() end)
end)

test("clockwise; the suit led must be followed", function(game, t)
  hands(t, "clubs 14, hearts 5", "spades 12, clubs 9", "clubs 3, clubs 2", "diamonds 2, clubs 5, clubs 6")
  t:answers { "3: clubs 2" }
  t:offers("clubs 5, clubs 6", function() game:play_tricks() end)
end)

test("who has none of the suit plays what he wants, after the first trick", function(game, t)
  hands(t, "clubs 2, diamonds 9", "clubs 3, diamonds 10", "clubs 4, spades 12, hearts 7, spades 3",
        "clubs 5, diamonds 3")
  t:answers { "1: clubs 2", "2: clubs 3", "3: clubs 4", "4: clubs 5", "4: diamonds 3", "1: diamonds 9",
              "2: diamonds 10" }
  t:offers("spades 12, hearts 7, spades 3", function() game:play_tricks() end)
end)

test("no penalty card in the first trick", function(game, t)
  hands(t, "clubs 2, diamonds 9, clubs 6", "hearts 3, spades 12, spades 14, diamonds 2", "clubs 4", "clubs 5")
  t:answers { "1: clubs 2" }
  t:offers("spades 14, diamonds 2", function() game:play_tricks() end)
end)

test("no penalty card in the first trick, unless one has nothing else", function(game, t)
  hands(t, "clubs 2, diamonds 9, clubs 6", "hearts 3, spades 12, hearts 14", "clubs 4", "clubs 5")
  t:answers { "1: clubs 2" }
  t:offers("hearts 3, spades 12, hearts 14", function() game:play_tricks() end)
end)

test("the highest card of the suit led takes, and its player leads", function(game, t)
  hands(t, "clubs 2, diamonds 3", "clubs 10, diamonds 4", "spades 14, diamonds 5", "clubs 9, diamonds 6")
  t:answers { "1: clubs 2", "2: clubs 10", "3: spades 14", "4: clubs 9", "2: diamonds 4", "3: diamonds 5",
              "4: diamonds 6", "1: diamonds 3" }
  game:play_tricks()
  t:has("taken(2)", "clubs 2, clubs 10, spades 14, clubs 9")
  t:has("taken(4)", "diamonds 3, diamonds 4, diamonds 5, diamonds 6")
  t:holds("trick", "")
end)

test("a penalty card may be played to the second trick", function(game, t)
  hands(t, "clubs 2, diamonds 3", "clubs 10, diamonds 4", "spades 14, hearts 5", "clubs 9, diamonds 6")
  t:answers { "1: clubs 2", "2: clubs 10", "3: spades 14", "4: clubs 9", "2: diamonds 4", "3: hearts 5",
              "4: diamonds 6", "1: diamonds 3" }
  game:play_tricks()
  t:equal(game.players[4].taken:sum "points", 1)
end)

test("hearts may not be led before one was played", function(game, t)
  hands(t, "clubs 2, diamonds 3", "clubs 10, diamonds 4, hearts 9, spades 12, hearts 2", "clubs 3", "clubs 9")
  t:answers { "1: clubs 2", "2: clubs 10", "3: clubs 3", "4: clubs 9" }
  t:offers("diamonds 4, spades 12", function() game:play_tricks() end)
end)

test("hearts may be led by who has nothing else", function(game, t)
  hands(t, "clubs 2, diamonds 3", "clubs 10, hearts 9, hearts 2", "clubs 3", "clubs 9")
  t:answers { "1: clubs 2", "2: clubs 10", "3: clubs 3", "4: clubs 9" }
  t:offers("hearts 9, hearts 2", function() game:play_tricks() end)
end)

-- Seat 4 takes the second trick; he may lead a heart to the third if that third card of the trick opened them.
local function third_trick(t, card)
  hands(t, "clubs 2, diamonds 3, diamonds 13", "clubs 10, diamonds 4, hearts 9", "spades 3, spades 4, " .. card,
        "clubs 9, diamonds 6, hearts 6, spades 9")
  t:answers { "1: clubs 2", "2: clubs 10", "3: spades 3", "4: clubs 9", "2: diamonds 4", "3: " .. card,
              "4: diamonds 6", "1: diamonds 3" }
end

test("hearts may be led once one was thrown off", function(game, t)
  third_trick(t, "hearts 5")
  t:offers("hearts 6, spades 9", function() game:play_tricks() end)
end)

test("or the queen of spades", function(game, t)
  third_trick(t, "spades 12")
  t:offers("hearts 6, spades 9", function() game:play_tricks() end)
end)

test("but not after another spade", function(game, t)
  third_trick(t, "spades 13")
  t:offers("spades 9", function() game:play_tricks() end)
end)

test("a heart that had to be played to the first trick opens them as well", function(game, t)
  hands(t, "clubs 2, diamonds 3", "clubs 10, hearts 9, diamonds 4", "hearts 5, hearts 3", "clubs 9, diamonds 6")
  t:answers { "1: clubs 2", "2: clubs 10", "3: hearts 5", "4: clubs 9" }
  t:offers("hearts 9, diamonds 4", function() game:play_tricks() end)
end)

---------------------------------------------------------------------------------------------------
-- points

local QUEEN_AND_TWELVE = "spades 12, hearts 2, hearts 3, hearts 4, hearts 5, hearts 6, hearts 7, hearts 8, hearts 9, "
  .. "hearts 10, hearts 11, hearts 12, hearts 13"

test("who takes a heart gets 1 point, who takes the queen of spades 13", function(game, t)
  t:scene { ["taken(1)"] = "hearts 2, clubs 3, hearts 14", ["taken(3)"] = "spades 12, hearts 3, spades 13" }
  game:count_hand()
  t:points { 2, 0, 14, 0 }
  t:holds("taken(1)", "")
  t:equal(game.deck:size(), 52)
end)

test("25 points are 25 points", function(game, t)
  t:scene { ["taken(2)"] = QUEEN_AND_TWELVE, ["taken(4)"] = "hearts 14" }
  game:count_hand()
  t:points { 0, 25, 0, 1 }
end)

test("all 26 points: the other three get 26 each", function(game, t)
  t:scene { ["taken(2)"] = QUEEN_AND_TWELVE .. ", hearts 14" }
  game:count_hand()
  t:points { 26, 0, 26, 26 }
end)

test("fewest points win", function(game, t)
  function game:count_hand()
    for seat, points in ipairs { 7, 3, 13, 3 } do self.players[seat]:score(points) end
  end
  t:random(1)
  t:play()
  t:ranks { 3, 1, 4, 1 }
end)

test("in every hand 13 tricks are played and 26 or 78 points given", function(game, t)
  for seed = 1, 20 do
    local before = 0
    for _, player in ipairs(game.players) do before = before + player:points() end
    t:random(seed)
    game:play()
    game:count_up()
    local after = 0
    for _, player in ipairs(game.players) do after = after + player:points() end
    t:equal(after - before == 26 or after - before == 78, true)
    t:equal(game.deck:size(), 52)
  end
end)
