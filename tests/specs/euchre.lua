-- game: euchre
local test = ...

-- Four hands; all other cards lie in the deck.
local function hands(t, first, second, third, fourth, turned)
  t:scene({ ["hand(1)"] = first, ["hand(2)"] = second, ["hand(3)"] = third, ["hand(4)"] = fourth,
            turned = turned or "9 of clubs", ["taken(1)"] = "", ["taken(2)"] = "", ["taken(3)"] = "",
            ["taken(4)"] = "" }, "deck")
end

-- Each plays a card; who takes it?
local function trick(game, t, trumps, taker, first, second, third, fourth)
  hands(t, first, second, third, fourth)
  t:answers { "1: " .. first, "2: " .. second, "3: " .. third, "4: " .. fourth }
  game.trick:trump(trumps)
  game:play_tricks(game.players[1], game.players, trumps)
  t:equal(game.players[taker].taken:size(), 4)
end

---------------------------------------------------------------------------------------------------
-- the cards

test("24 cards: four hands of five, one turned up, three left", function(game, t)
  t:equal(game.deck:size(), 24)
  game:deal(game.players[4])
  for _, player in ipairs(game.players) do t:equal(player.hand:size(), 5) end
  t:equal(game.turned:size(), 1)
  t:equal(game.deck:size(), 3)
end)

test("the right bower is highest", function(game, t)
  trick(game, t, "hearts", 4, "jack of diamonds", "ace of hearts", "king of hearts", "jack of hearts")
end)

test("the left bower is next", function(game, t)
  trick(game, t, "hearts", 3, "9 of hearts", "ace of hearts", "jack of diamonds", "king of hearts")
end)

test("jacks of the other colour are between ten and queen", function(game, t)
  trick(game, t, "hearts", 2, "jack of clubs", "queen of clubs", "10 of clubs", "jack of spades")
end)

test("the left bower is of the trump suit: it follows trumps", function(game, t)
  hands(t, "9 of hearts", "jack of diamonds, ace of diamonds", "10 of hearts", "king of clubs")
  game.trick:trump "hearts"
  t:answers { "1: 9 of hearts" }
  t:offers("jack of diamonds", function() game:play_tricks(game.players[1], game.players, "hearts") end)
end)

test("and not its own suit", function(game, t)
  hands(t, "9 of diamonds", "jack of diamonds, ace of spades", "10 of hearts", "king of clubs")
  game.trick:trump "hearts"
  t:answers { "1: 9 of diamonds" }
  t:offers("jack of diamonds, ace of spades",
           function() game:play_tricks(game.players[1], game.players, "hearts") end)
end)

---------------------------------------------------------------------------------------------------
-- making trumps

-- Player 4 deals.
local function makes(game, t, answers, seat, trumps)
  hands(t, "", "", "", "", "9 of clubs")
  t:answers(answers)
  local maker, made = game:make_trumps(game.players[4])
  t:equal(maker and maker.seat, seat)
  t:equal(made, trumps)
end

test("a player orders the dealer to pick up", function(game, t)
  makes(game, t, { "1: no", "2: yes" }, 2, "clubs")
end)

test("the dealer may accept, too", function(game, t)
  makes(game, t, { "1: no", "2: no", "3: no", "4: yes" }, 4, "clubs")
end)

test("if all decline, another suit is named", function(game, t)
  makes(game, t, { "1: no", "2: no", "3: no", "4: no", "1: pass", "2: not clubs", "2: hearts" }, 2, "hearts")
end)

test("if all pass again, nobody makes trumps", function(game, t)
  makes(game, t, { "1: no", "2: no", "3: no", "4: no", "1: pass", "2: pass", "3: pass", "4: pass" }, nil, nil)
end)

test("then the cards are dealt by the next dealer", function(game, t)
  local dealers = {}
  function game:make_trumps(dealer)
    dealers[#dealers + 1] = dealer.seat
    if #dealers == 6 then dealer:score(10) end
  end
  game:play()
  t:equal(table.concat(dealers, " "), "4 1 2 3 4 1")
end)

test("the dealer discards one, and takes the card turned up", function(game, t)
  hands(t, "", "", "", "ace of clubs, 9 of hearts", "9 of clubs")
  t:answers { "4: 9 of hearts" }
  game:pick_up(game.players[4])
  t:has("hand(4)", "ace of clubs, 9 of clubs")
  t:holds("turned", "")
end)

---------------------------------------------------------------------------------------------------
-- alone

local SMALL = { "9 of spades", "10 of spades", "queen of spades", "9 of diamonds" }

test("the partner of a maker who plays alone sits out", function(game, t)
  hands(t, table.unpack(SMALL))
  t:answers { "2: yes", "1: 9 of spades", "2: 10 of spades", "3: queen of spades" }
  game:play_hand(game.players[4], game.players[2], "hearts")
  t:holds("hand(4)", "9 of diamonds")
  t:has("taken(3)", "9 of spades, 10 of spades, queen of spades")
end)

test("the dealer picks up before the maker says whether to play alone; who sits out does not lead", function(game, t)
  hands(t, table.unpack(SMALL))
  t:answers { "4: 9 of diamonds", "2: yes", "1: 9 of spades", "2: 10 of spades", "3: queen of spades" }
  game:play_hand(game.players[4], game.players[2], "clubs")
  t:holds("hand(4)", "9 of clubs")
  hands(t, table.unpack(SMALL))
  t:answers { "4: 9 of hearts", "3: yes", "2: 10 of spades", "3: queen of spades", "4: 9 of clubs" }
  t:scene({ ["hand(4)"] = "9 of hearts", turned = "9 of clubs" }, "deck")
  game:play_hand(game.players[4], game.players[3], "clubs")
  t:holds("hand(1)", "9 of spades")
end)

---------------------------------------------------------------------------------------------------
-- points

local function counts(game, t, maker, tricks, playing, points)
  local of_makers = game.deck:list()
  for i = 1, tricks * playing do of_makers[i]:move(game.players[i % 2 == 0 and maker or (maker + 1) % 4 + 1].taken) end
  local players = { table.unpack(game.players, 1, playing) }
  game:count_tricks(game.players[maker], players)
  t:points(points)
end

test("three tricks: a point for both partners", function(game, t) counts(game, t, 1, 3, 4, { 1, 0, 1, 0 }) end)
test("four tricks: a point", function(game, t) counts(game, t, 2, 4, 4, { 0, 1, 0, 1 }) end)
test("five: two", function(game, t) counts(game, t, 4, 5, 4, { 0, 2, 0, 2 }) end)
test("two: euchred, two for the others", function(game, t) counts(game, t, 3, 2, 4, { 0, 2, 0, 2 }) end)
test("five alone: four", function(game, t) counts(game, t, 1, 5, 3, { 4, 0, 4, 0 }) end)
test("four alone: a point", function(game, t) counts(game, t, 1, 4, 3, { 1, 0, 1, 0 }) end)

test("ten points win, for both partners", function(game, t)
  for seed = 1, 20 do
    for _, player in ipairs(game.players) do player:score(-player:points()) end
    t:random(seed)
    game:play()
    local p = game.players
    t:equal(p[1]:points(), p[3]:points())
    t:equal(p[2]:points(), p[4]:points())
    local most, least = math.max(p[1]:points(), p[2]:points()), math.min(p[1]:points(), p[2]:points())
    t:equal(most >= 10 and most <= 13 and least < 10, true)
  end
end)

