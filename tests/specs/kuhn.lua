-- game: kuhn
local test = ...

-- What the first player has won or lost when he holds one card, the second another, and these are the answers.
local function gain(game, t, own, other, ...)
  local before = game.players[1]:points()
  t:scene { ["hand(1)"] = "card " .. own, ["hand(2)"] = "card " .. other }
  t:answers { ... }
  game:betting()
  t:all_answered()
  t:equal(game.players[1]:points() + game.players[2]:points(), 0, "what both have")
  return game.players[1]:points() - before
end

-- The higher card wins so much.
local function showdown(game, t, chips, ...)
  for own = 1, 3 do
    for other = 1, 3 do
      if own ~= other then t:equal(gain(game, t, own, other, ...), own > other and chips or -chips) end
    end
  end
end

-- Somebody folds: the first player wins so much, whatever the cards.
local function fold(game, t, chips, ...)
  for own = 1, 3 do
    for other = 1, 3 do
      if own ~= other then t:equal(gain(game, t, own, other, ...), chips) end
    end
  end
end

test("pass, pass: the higher card wins 1", function(game, t) showdown(game, t, 1, "1: pass", "2: pass") end)

test("pass, bet, pass: the second wins 1", function(game, t) fold(game, t, -1, "1: pass", "2: bet", "1: pass") end)

test("pass, bet, bet: the higher card wins 2", function(game, t)
  showdown(game, t, 2, "1: pass", "2: bet", "1: bet")
end)

test("bet, pass: the first wins 1", function(game, t) fold(game, t, 1, "1: bet", "2: pass") end)

test("bet, bet: the higher card wins 2", function(game, t) showdown(game, t, 2, "1: bet", "2: bet") end)

test("three cards; each gets one, the third stays unseen", function(game, t)
  t:has("deck", "card 1, card 2, card 3")
  t:answers { "1: pass", "2: pass" }
  game:play()
  for _, zone in ipairs { game.players[1].hand, game.players[2].hand, game.deck } do t:equal(zone:size(), 1) end
end)

test("the cards are shuffled", function(game, t)
  local dealt = {}
  function game:betting() dealt[self.deck:top().rank] = true end
  for _ = 1, 50 do
    for _, player in ipairs(game.players) do player.hand:move_all(game.deck) end
    game:play()
  end
  t:equal(#dealt, 3)
end)

test("all may pass or bet", function(game, t)
  t:offers("pass, bet", function() game:play() end)
end)
