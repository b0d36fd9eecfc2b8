-- game: leduc
local test = ...

-- What the first player wins or loses with his card, the other's, the open one and these answers.
local function gain(game, t, own, other, open, answers)
  local before = game.players[1]:points()
  -- the cards that are not dealt lie out of the way, under the open one
  t:scene({ ["hand(1)"] = own, ["hand(2)"] = other, deck = open }, "board")
  local list = {}
  for answer in answers:gmatch "%a+" do list[#list + 1] = answer end
  t:answers(list)
  game:play_rounds()
  t:all_answered()
  t:equal(game.players[1]:points() + game.players[2]:points(), 0, "what both have")
  return game.players[1]:points() - before
end

-- With a higher and a lower card than the other's.
local function showdown(game, t, answers, chips)
  t:equal(gain(game, t, "hearts 3", "clubs 2", "hearts 1", answers), chips, answers)
  t:equal(gain(game, t, "clubs 1", "hearts 2", "hearts 3", answers), -chips, answers)
end

local function fold(game, t, answers, chips)
  t:equal(gain(game, t, "hearts 3", "clubs 2", "hearts 1", answers), chips, answers)
  t:equal(gain(game, t, "clubs 1", "hearts 2", "hearts 3", answers), chips, answers)
end

test("six cards, two suits of three ranks; one each, the third is open", function(game, t)
  t:has("deck", "clubs 1, clubs 2, clubs 3, hearts 1, hearts 2, hearts 3")
  t:answers { "1: call", "2: call", "1: call", "2: call" }
  game:play()
  for _, zone in ipairs { game.players[1].hand, game.players[2].hand, game.board } do t:equal(zone:size(), 1) end
end)

test("the cards are shuffled", function(game, t)
  local seen, different = {}, 0
  function game:play_rounds()
    local card = self.deck:top().name
    if not seen[card] then different = different + 1 end
    seen[card] = true
  end
  for _ = 1, 100 do
    for _, player in ipairs(game.players) do player.hand:move_all(game.deck) end
    game:play()
  end
  t:equal(different, 6)
end)

test("nobody raises: the ante is won", function(game, t) showdown(game, t, "call call, call call", 1) end)

test("a raise is 2 chips in the first round and 4 in the second", function(game, t)
  showdown(game, t, "raise call, call call", 3)
  showdown(game, t, "call raise call, call call", 3)
  showdown(game, t, "call call, raise call", 5)
  showdown(game, t, "call call, call raise call", 5)
  showdown(game, t, "raise call, raise call", 7)
end)

test("two raises in each round: 13 chips at most", function(game, t)
  showdown(game, t, "raise raise call, call call", 5)
  showdown(game, t, "call raise raise call, call call", 5)
  showdown(game, t, "call call, raise raise call", 9)
  showdown(game, t, "call call, call raise raise call", 9)
  showdown(game, t, "call raise raise call, call raise raise call", 13)
end)

test("who folds loses what he has paid, whatever the cards", function(game, t)
  fold(game, t, "raise fold", 1)
  fold(game, t, "call raise fold", -1)
  fold(game, t, "raise raise fold", -3)
  fold(game, t, "call raise raise fold", 3)
  fold(game, t, "call call, raise fold", 1)
  fold(game, t, "call call, call raise fold", -1)
  fold(game, t, "raise call, raise raise fold", -7)
  fold(game, t, "raise raise call, call raise raise fold", 9)
end)

test("before a raise nobody can fold", function(game, t)
  t:answers { "1: call" }
  t:offers("call, raise", function() game:play() end)
end)

test("the open card is turned up after the first round", function(game, t)
  t:answers { "1: call", "2: raise" }
  t:offers("fold, call, raise", function() game:play() end)
  t:holds("board", "")
end)

test("after a raise: fold, call or raise", function(game, t)
  t:answers { "1: raise" }
  t:offers("fold, call, raise", function() game:play() end)
end)

test("after a call and a raise: fold, call or raise", function(game, t)
  t:answers { "1: call", "2: raise" }
  t:offers("fold, call, raise", function() game:play() end)
end)

test("after two raises: no third", function(game, t)
  t:answers { "1: call", "2: raise", "1: raise" }
  t:offers("fold, call", function() game:play() end)
end)

test("the first player begins the second round, with raises anew", function(game, t)
  t:answers { "1: raise", "2: raise", "1: call", "1: raise", "2: raise" }
  t:offers("fold, call", function() game:play() end)
end)

test("a pair with the open card beats everything", function(game, t)
  t:equal(gain(game, t, "clubs 1", "hearts 3", "hearts 1", "call call call call"), 1)
  t:equal(gain(game, t, "clubs 3", "hearts 2", "clubs 2", "call call call call"), -1)
end)

test("without a pair the higher rank wins", function(game, t)
  for own = 1, 3 do
    for other = 1, 3 do
      for open = 1, 3 do
        if own ~= other and own ~= open and other ~= open then
          local cards = { "clubs " .. own, "clubs " .. other, "hearts " .. open }
          t:equal(gain(game, t, cards[1], cards[2], cards[3], "call call call call"), own > other and 1 or -1)
        end
      end
    end
  end
end)

test("equal hands share: nobody wins, whatever was paid", function(game, t)
  for rank = 1, 3 do
    local open = "clubs " .. rank % 3 + 1
    t:equal(gain(game, t, "clubs " .. rank, "hearts " .. rank, open, "raise raise call raise call"), 0)
  end
end)
