-- game: byzanz, players: 4, with: help/byzanz.lua
local test, help = ...
local opens = help.opens

test("BYZ-T3, BYZ-R7, BYZ-R10: Anita bids 4, wins five cards and gives the wood to the market", function(game, t)
  t:scene({
    stock = "olives 1, flour 1, cloth 2, olives 3, flour 3, wood 1",
    ["hand(1)"] = "cloth 1, spice 2, wine 1",
    ["hand(2)"] = "wine 3", ["hand(3)"] = "wine 4", ["hand(4)"] = "flour 2",
  }, "box")
  opens(game, 1)
  t:answers { "1: cloth 1", "spice 2", "wine 1", "2: pass", "3: pass", "4: pass", "1: wood 1" }
  game:hold_auction()
  t:has("market", "cloth 1, spice 2, wine 1, wood 1")
  t:has("hand(1)", "flour 3, olives 3, cloth 2, flour 1")
  t:holds("bid card(1)", "bid card 5")
  t:holds("bid cards", "bid card 2, bid card 3, bid card 4")
  t:holds("bid(1)", "")
  t:holds("lot", "")
  t:holds("stock", "olives 1")
end)

test("BYZ-R6, BYZ-R11: the next lot is as large as the new top bid card", function(game, t)
  t:scene({ stock = "cloth 1, cloth 1, spice 1, spice 1, wine 1", ["bid cards"] = "bid card 2, bid card 3" }, "box")
  t:scene { ["bid card(1)"] = "bid card 4", ["bid card(4)"] = "bid card 5" }
  opens(game, 2)
  t:answers { "2: pass", "3: pass" }
  game:hold_auction()
  t:has("hand(2)", "wine 1, spice 1, spice 1")
  t:holds("bid card(2)", "bid card 3")
  t:answers { "3: cloth 1" }
  game:hold_auction()
  t:has("hand(3)", "cloth 1")
end)

test("BYZ-R8: clockwise, each bid higher than all before, several times round", function(game, t)
  t:scene { lot = "wood 1, wood 2", ["hand(1)"] = "cloth 2", ["hand(2)"] = "spice 1, spice 2",
            ["hand(3)"] = "wine 1, wine 2", ["hand(4)"] = "wood 4, olives 1" }
  opens(game, 2)
  t:answers { "2: spice 1", "done", "3: wine 2", "done", "4: wood 4", "done", "1: not cloth 2", "pass",
              "2: not spice 2", "pass", "3: not wine 1", "pass", "4: wood 1" }
  t:equal(game:auction_off(game:still_in()), game.players[4])
  t:has("market", "wood 4, wood 1")
end)

test("BYZ-R8: who raised and is outbid may raise again", function(game, t)
  t:scene { lot = "wood 1, wood 2", ["hand(1)"] = "cloth 1, cloth 2, cloth 4", ["hand(2)"] = "spice 2, spice 3" }
  opens(game, 1)
  t:answers { "1: cloth 1", "done", "2: spice 2", "done", "3: pass", "4: pass", "1: cloth 2", "done",
              "2: not spice 2", "spice 3", "1: cloth 4", "2: pass", "1: wood 2" }
  t:equal(game:auction_off(game:still_in()), game.players[1])
  t:has("market", "cloth 1, cloth 2, cloth 4, wood 2")
end)

test("BYZ-T9, BYZ-R8, BYZ-R20: no merchants in a bid, no equal bid; 3 is raised to 5 by a 2", function(game, t)
  t:scene { ["hand(1)"] = "merchant, cloth 1, wine 2", ["bid(1)"] = "cloth 3" }
  t:answers { "1: not merchant", "wine 2", "done" }
  game:lays_a_bid(game.players[1], 4)
  t:holds("bid(1)", "cloth 3, wine 2")
  t:offers("pass", function() game:lays_a_bid(game.players[1], 6) end)
end)

test("BYZ-R7, BYZ-R8: what can still become a higher bid may be laid, in any mixture", function(game, t)
  t:scene { ["hand(1)"] = "cloth 1, wine 1, flour 2" }
  t:answers { "1: flour 2" }
  t:offers("cloth 1, wine 1", function() game:lays_a_bid(game.players[1], 2) end)
end)

test("BYZ-R8: laid cards are not taken back: only cards in hand can be added", function(game, t)
  t:scene { ["hand(1)"] = "merchant, cloth 1, cloth 2", ["bid(1)"] = "wine 4" }
  t:offers("cloth 1, cloth 2, pass, sell", function() game:lays_a_bid(game.players[1], 5) end)
end)

test("BYZ-R9: who passes takes his laid cards back and is out; the last one wins", function(game, t)
  t:scene { lot = "wood 1, wood 2, wood 3", ["hand(1)"] = "cloth 1, flour 1", ["hand(2)"] = "spice 2",
            ["hand(3)"] = "wine 3" }
  opens(game, 1)
  t:answers { "1: cloth 1", "done", "2: spice 2", "3: wine 3", "4: pass", "1: pass", "2: pass", "3: wood 1" }
  t:equal(game:auction_off(game:still_in()), game.players[3])
  t:has("hand(1)", "cloth 1, flour 1")
  t:has("hand(2)", "spice 2")
  t:has("hand(3)", "wood 2, wood 3")
  t:has("market", "wine 3, wood 1")
end)

test("BYZ-T10, BYZ-R12, BYZ-Q9: all pass: who passed first gets the whole lot", function(game, t)
  t:scene({ stock = "cloth 1, wine 3, spice 2, olives 1, merchant", market = "wood 1" }, "box")
  opens(game, 2)
  t:answers { "2: pass", "3: pass", "4: pass", "1: pass" }
  game:hold_auction()
  t:has("hand(2)", "cloth 1, wine 3, spice 2, olives 1, merchant")
  t:holds("market", "wood 1")
  t:holds("bid card(2)", "bid card 5")
  t:equal(game.opener, game.players[3])
end)

test("BYZ-Q1: when all others have passed without a bid, the last one may still bid", function(game, t)
  t:scene { lot = "wood 1, wood 2", ["hand(1)"] = "cloth 1" }
  opens(game, 2)
  t:answers { "2: pass", "3: pass", "4: pass", "1: cloth 1", "1: wood 2" }
  t:equal(game:auction_off(game:still_in()), game.players[1])
  t:has("market", "cloth 1, wood 2")
end)

test("BYZ-Q8: the least bid is one goods card worth 1", function(game, t)
  t:scene { ["hand(1)"] = "cloth 1, merchant" }
  t:offers("cloth 1, pass", function() game:lays_a_bid(game.players[1], 0) end)
end)

test("BYZ-Q11: who has no goods can only pass", function(game, t)
  t:scene { ["hand(1)"] = "merchant, merchant" }
  t:offers("pass", function() game:lays_a_bid(game.players[1], 0) end)
end)

test("BYZ-R11, BYZ-R14: left of the winner opens, but who has won is out for this round", function(game, t)
  t:scene({ stock = "cloth 1, cloth 2, cloth 3, cloth 4" }, "box")
  t:scene { ["bid cards"] = "bid card 2, bid card 3, bid card 4", ["bid card(3)"] = "bid card 5" }
  opens(game, 2)
  t:answers { "2: pass", "4: pass", "1: pass" }
  game:hold_auction()
  t:holds("bid card(2)", "bid card 4")
  t:equal(game:still_in()[1], game.players[4])
  t:equal(#game:still_in(), 2)
end)

test("BYZ-R14: in a round everybody wins exactly one auction", function(game, t)
  local share_out_market = game.share_out_market
  function game:share_out_market()
    for _, player in ipairs(self.players) do t:equal(player.bid_card:size(), 1) end
    share_out_market(self)
  end
  t:random(3)
  game:play()
end)

test("BYZ-R13: who is left wins the last lot of two: one card to the market, one into his hand", function(game, t)
  t:scene({ stock = "wine 3, merchant", market = "" }, "box")
  t:scene { ["bid cards"] = "bid card 2", ["bid card(1)"] = "bid card 5", ["bid card(2)"] = "bid card 4",
            ["bid card(4)"] = "bid card 3" }
  opens(game, 1)
  t:answers { "3: wine 3" }
  game:hold_auction()
  t:holds("market", "wine 3")
  t:holds("hand(3)", "merchant")
  t:holds("bid card(3)", "bid card 2")
end)

test("BYZ-Q7: the card of the lot that goes to the market may be a merchant", function(game, t)
  t:scene { lot = "wine 3, merchant", ["hand(1)"] = "cloth 1" }
  opens(game, 1)
  t:answers { "1: cloth 1", "2: pass", "3: pass", "4: pass", "1: merchant" }
  game:auction_off(game:still_in())
  t:has("market", "cloth 1, merchant")
end)
