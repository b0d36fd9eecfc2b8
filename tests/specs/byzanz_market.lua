-- game: byzanz, players: 4, with: help/byzanz.lua
local test, help = ...
local opens, market_day = help.opens, help.market_day

test("BYZ-T4, BYZ-R15, BYZ-R16: Jenő, Márk, Anita and Éva share out the market", function(game, t)
  market_day(t)
  t:answers { "3: wood", "4: spice", "1: merchant", "2: cloth" }
  game:share_out_market()
  t:has("hand(3)", "wood 1, wood 2")
  t:has("hand(4)", "spice 1")
  t:has("hand(1)", "merchant, merchant")
  t:has("hand(2)", "cloth 3")
  t:has("box", "wine 2, flour 1")
  t:holds("market", "")
  t:holds("bid cards", "bid card 2, bid card 3, bid card 4, bid card 5")
end)

test("BYZ-R15, BYZ-Q6: one kind, and one must be taken", function(game, t)
  market_day(t)
  t:answers { "3: wood" }
  t:offers("cloth, spice, wine, flour, merchant", function() game:share_out_market() end)
end)

test("BYZ-Q6: when the market is empty, the others get nothing", function(game, t)
  market_day(t, { market = "wood 1, wood 2, wine 1" })
  t:answers { "3: wine", "4: wood" }
  game:share_out_market()
  t:holds("hand(1)", "")
  t:holds("bid cards", "bid card 2, bid card 3, bid card 4, bid card 5")
end)

test("BYZ-R17: who had the lowest bid card opens the next round", function(game, t)
  market_day(t, { market = "" })
  opens(game, 1)
  game:share_out_market()
  t:equal(game.opener, game.players[3])
end)

test("BYZ-Q2: the highest bid card chooses last, whoever it is", function(game, t)
  market_day(t)
  t:answers { "3: flour", "4: wine", "1: wood", "2: merchant" }
  game:share_out_market()
  t:has("hand(2)", "merchant, merchant")
end)
