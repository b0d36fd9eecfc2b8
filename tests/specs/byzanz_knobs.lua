-- game: byzanz, players: 3, knobs: hand=6 hand_limit=5 merchant_trio=8 tie_break=all
local test = ...

test("BYZ-Q3: by the switch, all cards in hand decide a tie", function(game, t)
  t:scene { ["sold(1)"] = "wine 4", ["hand(1)"] = "cloth 1, cloth 2",
            ["sold(2)"] = "flour 4", ["hand(2)"] = "merchant, merchant, cloth 4",
            ["sold(3)"] = "olives 4", ["hand(3)"] = "cloth 3, merchant" }
  game:count_up()
  t:ranks { 2, 1, 2 }
end)

test("knobs: what three merchants sold together count", function(game, t)
  t:scene { ["sold(2)"] = "merchant, wine 1" }
  game:count_up()
  t:points { 0, 9, 0 }
end)

test("knobs: how many cards a hand may hold", function(game, t)
  t:scene { ["hand(1)"] = "cloth 1, cloth 2, wine 1, wine 2, spice 1, spice 2" }
  t:answers { "1: cloth 1" }
  game:keep_hand_limit(game.players[1])
  t:equal(game.players[1].hand:size(), 5)
end)

test("knobs: with any hand so many cards are removed that the rounds come out even", function(game, t)
  function game:keep_hand_limit() end
  game:deal_in()
  t:equal(game.players[3].hand:size(), 6)
  t:equal(game.box:size(), (112 - 3 * 6) % 12)
  t:random(1)
  while not game.stock:empty() do game:play_round() end
end)

test("knobs: who is dealt more than a hand may hold discards at once", function(game, t)
  t:random(1)
  game:deal_in()
  for _, player in ipairs(game.players) do t:equal(player.hand:size() <= 5, true) end
end)
