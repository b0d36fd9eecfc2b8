-- game: spades
local test = ...

-- What a team scores that has bid so much and taken so many tricks, by player.
local function count(game, bids, tricks)
  local team = game:teams()[1]
  for i, player in ipairs(team) do
    player.bid = bids[i]
    for _ = 1, 4 * tricks[i] do game.deck:top():move(player.taken) end
  end
  local before = team[1]:points()
  game:count_team(team)
  return team[1]:points() - before
end

test("partners sit opposite", function(game, t)
  t:equal(game.players[1]:partner(), game.players[3], "the partner")
  t:equal(game.players[4]:partner(), game.players[2], "the partner")
end)

test("a bid that is made counts ten a trick, and one for each above it", function(game, t)
  t:equal(count(game, { 3, 2 }, { 1, 4 }), 50, "five of five")
  t:equal(count(game, { 3, 2 }, { 4, 4 }), 53, "eight of five")
  t:points { 103, 0, 103, 0 }
end)

test("a bid that is missed costs ten a trick; then nothing is bid", function(game, t)
  t:equal(count(game, { 3, 2 }, { 4, 0 }), -50, "four of five")
  t:equal(game.players[1].bid, nil, "the bid that is shown")
end)

test("nothing bid wins or loses 100; the partner's bid counts as always", function(game, t)
  t:equal(count(game, { 0, 4 }, { 0, 5 }), 141, "nothing taken")
  t:equal(count(game, { 0, 4 }, { 1, 3 }), -60, "one taken, which makes the partner's bid")
  t:equal(count(game, { 0, 4 }, { 1, 2 }), -140, "one taken, and the bid is missed")
end)

test("ten tricks above the bids cost 100", function(game, t)
  t:equal(count(game, { 1, 1 }, { 4, 4 }), 26, "six above")
  t:equal(count(game, { 1, 2 }, { 3, 4 }), 34 - 100 + 0, "four more")
  t:equal(count(game, { 1, 2 }, { 3, 4 }), 34, "four of the next ten")
end)

test("twenty tricks above the bids cost 200; each ten costs 100", function(game, t)
  t:equal(count(game, { 1, 0 }, { 10, 0 }), 119, "nine above, and nothing bid and taken")
  t:equal(count(game, { 1, 1 }, { 7, 6 }), 31 - 200, "eleven more")
end)

test("partners bid 13 tricks at most together", function(game, t)
  game.knobs.target = 0
  t:answers { "1: 12", "2: 9", "3: not 2", "1", "4: not 5", "4" }
  t:play()
end)

test("spades are not led before one was played, and take the trick", function(game, t)
  t:scene({ ["hand(1)"] = "2 of spades, 3 of hearts", ["hand(2)"] = "4 of hearts, 5 of hearts",
            ["hand(3)"] = "2 of clubs, 3 of spades", ["hand(4)"] = "6 of hearts, ace of hearts" }, "deck")
  t:answers { "1: 3 of hearts", "2: 5 of hearts", "3: 3 of spades", "4: 6 of hearts",
              "3: 2 of clubs", "4: ace of hearts", "1: 2 of spades", "2: 4 of hearts" }
  game:play_tricks(game.players[1])
  t:holds("taken(3)", "3 of hearts, 5 of hearts, 3 of spades, 6 of hearts")
  t:all_answered()
end)
