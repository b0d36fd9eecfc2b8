-- game: euchre, knobs: stick=on points=3
local test = ...

test("a dealer whom all have passed twice must name trumps", function(game, t)
  t:scene({ turned = "9 of clubs" }, "deck")
  t:answers { "1: no", "2: no", "3: no", "4: no", "1: pass", "2: pass", "3: pass", "4: not pass", "4: hearts" }
  local maker, trumps = game:make_trumps(game.players[4])
  t:equal(maker.seat, 4)
  t:equal(trumps, "hearts")
end)

test("fewer points win", function(game, t)
  t:random(1)
  game:play()
  local most = math.max(game.players[1]:points(), game.players[2]:points())
  t:equal(most >= 3 and most <= 6, true)
end)
