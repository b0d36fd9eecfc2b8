-- game: help/pack.lua
local test = ...

test("two zones change places, each in its order", function(game, t)
  t:scene { ["hand(1)"] = "ace of spades, 2 of clubs", ["hand(2)"] = "joker" }
  game.players[1].hand:swap(game.players[2].hand)
  t:holds("hand(1)", "joker")
  t:holds("hand(2)", "ace of spades, 2 of clubs")
  game.open:swap(game.players[2].hand)
  t:holds("open", "ace of spades, 2 of clubs")
  t:holds("hand(2)", "")
  t:fails("cannot swap a zone with itself", function() game.open:swap(game.open) end)
end)

local function deal(t)
  t:scene { ["hand(1)"] = "ace of spades, 2 of clubs", ["hand(2)"] = "joker", ["hand(3)"] = "" }
end

test("hands are passed on to the left", function(game, t)
  deal(t)
  game:pass_on("hand", "left")
  t:holds("hand(1)", "")
  t:holds("hand(2)", "ace of spades, 2 of clubs")
  t:holds("hand(3)", "joker")
end)

test("hands are passed on to the right", function(game, t)
  deal(t)
  game:pass_on("hand", "right")
  t:holds("hand(1)", "joker")
  t:holds("hand(2)", "")
  t:holds("hand(3)", "ace of spades, 2 of clubs")
end)

test("three players cannot pass across", function(game, t)
  t:fails('"across" if the number of players is even', function() game:pass_on("hand", "across") end)
  t:fails('hands are passed "left"', function() game:pass_on("hand", "up") end)
  t:fails("the players have no zone 'feet'", function() game:pass_on("feet", "left") end)
end)

-- game: help/dice.lua, players: 4
local test = ...

test("dice show what is told, and lie in the order in which they were rolled", function(game, t)
  local player = game.players[1]
  t:rolls { 6, 1, 1, 5, 2 }
  t:equal(player:roll(), 15)
  t:holds("dice(1)", "6, 1, 1, 5, 2")
  t:equal(player.dice:count { pips = 1 }, 2)
end)

test("all players roll at once, and the dice of all are counted", function(game, t)
  t:rolls { 6, 1, 1, 5, 2, 3, 3, 3, 3, 3, 1, 1, 1, 1, 1, 6, 6, 6, 6, 4 }
  game:roll_all()
  t:holds("dice(1)", "6, 1, 1, 5, 2")
  t:holds("dice(2)", "3, 3, 3, 3, 3")
  t:holds("dice(4)", "6, 6, 6, 6, 4")
  t:equal(game:count_in("dice", { pips = { 1, 6 } }), 12)
  t:equal(game:count_in "dice", 20)
  t:equal(game:count_in("dice", function(die) return die.pips > 3 end), 7)
  t:fails("player 1 has no zone 'cups' to count in", function() game:count_in("cups", { pips = 1 }) end)
end)

test("fewer dice may be rolled, and all again; the cup has the rest", function(game, t)
  local player = game.players[2]
  t:rolls { 3, 3, 4 }
  t:equal(player:roll(2), 6)
  t:holds("dice(2)", "3, 3")
  t:equal(player:roll(1), 4)
  t:holds("dice(2)", "4")
  t:equal(player:roll(0), 0)
  t:holds("dice(2)", "")
  player:roll()
  player.dice:move_all(game.shown)
  player:roll()
  t:equal(player.dice:size(), 5)
  t:equal(game.shown:size(), 0)
  t:fails("the player has 5 dice", function() player:roll(6) end)
end)

test("all faces are equally likely, also of two dice together", function(game, t)
  local player, seen = game.players[3], {}
  for _ = 1, 3600 do
    player:roll(2)
    local pair = player.dice:bottom().name .. player.dice:top().name
    seen[pair] = (seen[pair] or 0) + 1
  end
  local square, pairs_seen = 0, 0
  for _, times in pairs(seen) do
    pairs_seen = pairs_seen + 1
    square = square + (times - 100) ^ 2 / 100
  end
  t:equal(pairs_seen, 36)
  t:equal(square < 66.6, true, "chi-square, 35 degrees, 0.001") -- the seed is always the same
end)

test("across, of four", function(game, t)
  t:rolls { 1, 1, 1, 1, 1 }
  game.players[1]:roll()
  game:pass_on("dice", "across")
  t:holds("dice(3)", "1, 1, 1, 1, 1")
  t:holds("dice(1)", "")
end)
