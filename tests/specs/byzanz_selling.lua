-- game: byzanz, players: 4, with: help/byzanz.lua
local test, help = ...
local opens, market_day = help.opens, help.market_day

---------------------------------------------------------------------------------------------------
-- selling

local function sells(game, t, hand, ...)
  t:scene { ["hand(1)"] = hand }
  t:answers { ... }
  game:sell(game.players[1])
end

test("BYZ-T5, BYZ-R18: Éva sells cloth 4, 1 and 1: the 4 is kept", function(game, t)
  sells(game, t, "cloth 1, cloth 4, cloth 1", "1: cloth 4", "cloth 1", "cloth 1")
  t:holds("sold(1)", "cloth 4")
  t:has("box", "cloth 1, cloth 1")
  t:holds("sale(1)", "")
  t:holds("hand(1)", "")
end)

test("BYZ-T6, BYZ-R20: Márk sells flour 4, flour 3 and a merchant: the 4 is kept", function(game, t)
  sells(game, t, "flour 3, merchant, flour 4, wine 1", "1: flour 3", "merchant", "flour 4")
  t:holds("sold(1)", "flour 4")
  t:has("box", "flour 3, merchant")
  t:holds("hand(1)", "wine 1")
end)

test("BYZ-T7, BYZ-R21, BYZ-R24: Anita sells three merchants: one is kept and counts 5", function(game, t)
  sells(game, t, "merchant, merchant, merchant", "1: merchant", "merchant", "merchant")
  t:holds("sold(1)", "merchant")
  t:has("box", "merchant, merchant")
  game:count_up()
  t:points { 5, 0, 0, 0 }
end)

test("BYZ-T8, BYZ-R20: one spice and two merchants: the spice is kept", function(game, t)
  sells(game, t, "merchant, spice 1, merchant", "1: merchant", "merchant", "spice 1")
  t:holds("sold(1)", "spice 1")
  t:has("box", "merchant, merchant")
end)

test("BYZ-T13: spice 2, cloth 2 and a merchant cannot be sold", function(game, t)
  t:scene { ["hand(1)"] = "spice 2, cloth 2, merchant" }
  t:equal(game:may_sell(game.players[1]), false)
  t:offers("spice 2, cloth 2, pass", function() game:lays_a_bid(game.players[1], 0) end)
end)

test("BYZ-R18, BYZ-R20: a sale is of one kind", function(game, t)
  t:scene { ["hand(1)"] = "spice 2, cloth 2, merchant, merchant, wine 1, wine 1, wine 1" }
  t:answers { "1: spice 2" }
  t:offers("merchant", function() game:sell(game.players[1]) end)
end)

test("BYZ-R18: what cannot be made three is not offered for sale", function(game, t)
  t:scene { ["hand(1)"] = "wine 1, wine 2, merchant, cloth 1" }
  t:answers { "1: sell" }
  t:offers("wine 1, wine 2, merchant", function() game:lays_a_bid(game.players[1], 0) end)
end)

test("BYZ-Q12: of two equal highest cards one is kept", function(game, t)
  sells(game, t, "cloth 4, cloth 1, cloth 4", "1: cloth 4", "cloth 4", "cloth 1")
  t:holds("sold(1)", "cloth 4")
  t:has("box", "cloth 4, cloth 1")
end)

test("BYZ-R18, BYZ-R20: who may sell", function(game, t)
  for hand, may in pairs {
    ["wine 1, wine 2, wine 3"] = true, ["wine 1, wine 2, merchant"] = true, ["wine 1, merchant, merchant"] = true,
    ["merchant, merchant, merchant"] = true, ["cloth 1, wine 1, wine 2, wine 3"] = true,
    ["wine 1, wine 2"] = false, ["merchant, merchant"] = false, ["wine 1, merchant, cloth 1"] = false, [""] = false,
  } do
    t:scene { ["hand(1)"] = hand }
    t:equal(game:may_sell(game.players[1]), may, "selling from '" .. hand .. "'")
  end
end)

test("BYZ-Q4: cards laid as a bid cannot be sold and are not in hand", function(game, t)
  t:scene { ["hand(1)"] = "cloth 1, cloth 2, wine 1, wine 1, spice 1, spice 1, flour 1",
            ["bid(1)"] = "cloth 3, wine 1" }
  t:equal(game:may_sell(game.players[1]), false)
  game:keep_hand_limit(game.players[1]) -- nothing is asked
end)

test("BYZ-R18, BYZ-Q5: sales while bidding, and then the same question again", function(game, t)
  t:scene { lot = "wood 1, wood 2", ["hand(1)"] = "cloth 1, cloth 1, cloth 1, wine 2",
            ["hand(2)"] = "spice 3, merchant, merchant, flour 3", }
  opens(game, 1)
  t:answers { "1: sell", "cloth 1", "cloth 1", "cloth 1", "1: wine 2", "2: sell", "spice 3", "merchant", "merchant",
              "2: flour 3", "3: pass", "4: pass", "1: pass", "2: wood 1" }
  game:auction_off(game:still_in())
  t:holds("sold(1)", "cloth 1")
  t:holds("sold(2)", "spice 3")
  t:has("market", "flour 3, wood 1")
end)

test("BYZ-Q5: sales before a card is given to the market and before a kind is taken", function(game, t)
  t:scene { lot = "wood 1, wood 2", ["hand(1)"] = "cloth 1, cloth 1, cloth 1, wine 2" }
  opens(game, 1)
  t:answers { "1: wine 2", "done", "2: pass", "3: pass", "4: pass", "1: sell", "cloth 1", "cloth 1", "cloth 1",
              "1: wood 1" }
  game:auction_off(game:still_in())
  t:holds("sold(1)", "cloth 1")
  market_day(t, { ["hand(3)"] = "olives 1, olives 2, olives 3", market = "wine 1" })
  t:answers { "3: sell", "olives 1", "olives 2", "olives 3", "3: wine" }
  game:share_out_market()
  t:holds("sold(3)", "olives 3")
  t:holds("hand(3)", "wine 1")
end)

test("BYZ-Q5, BYZ-R18: others sell while somebody is asked, and the question is put again", function(game, t)
  t:scene { lot = "wood 1, wood 2", ["hand(1)"] = "cloth 1, cloth 2, wine 2",
            ["hand(2)"] = "spice 1, spice 2, merchant, flour 3",
            ["hand(3)"] = "olives 1, olives 2, olives 3", ["hand(4)"] = "wine 1" }
  opens(game, 1)
  t:answers { "4: not sell", "2: sell", "3: not sell", "2: spice 1", "spice 2", "merchant", -- nor within a sale
              "2: not sell", "1: wine 2", "3: not sell", "1: done", -- nor between the cards of a bid
              "3: sell", "olives 1", "olives 2", "olives 3",
              "2: flour 3", "3: pass", "4: pass", "1: pass", "2: wood 1" }
  game:auction_off(game:still_in())
  t:holds("sold(2)", "spice 2")
  t:holds("sold(3)", "olives 3")
  t:has("market", "flour 3, wood 1")
end)

test("BYZ-Q5, BYZ-Q4: a bid is not sold out of turn; others sell when the hand limit bites", function(game, t)
  t:scene { lot = "wood 1, wood 2", ["hand(1)"] = "wine 1", ["bid(2)"] = "cloth 1, cloth 2", ["hand(2)"] = "cloth 3",
            ["hand(3)"] = "olives 1, olives 2, olives 3" }
  t:answers { "2: not sell", "3: sell", "olives 1", "olives 2", "olives 3", "1: wood 1" }
  game:award(game.players[1])
  t:holds("sold(3)", "olives 3")
  t:scene { ["hand(1)"] = "cloth 1, cloth 2, wine 1, wine 2, spice 1, spice 2, flour 1, flour 2",
            ["hand(3)"] = "merchant, merchant, merchant" }
  t:answers { "3: sell", "merchant", "merchant", "merchant", "1: flour 1" }
  game:keep_hand_limit(game.players[1])
  t:holds("sold(3)", "olives 3, merchant")
end)

---------------------------------------------------------------------------------------------------
-- more than seven cards

test("BYZ-T12, BYZ-R19: nine cards: discards until seven are left", function(game, t)
  t:scene { ["hand(1)"] = "cloth 1, cloth 2, wine 1, wine 2, spice 1, spice 2, flour 1, flour 2, olives 4" }
  t:answers { "1: not sell", "flour 1", "1: olives 4" }
  game:keep_hand_limit(game.players[1])
  t:has("hand(1)", "cloth 1, cloth 2, wine 1, wine 2, spice 1, spice 2, flour 2")
  t:has("box", "flour 1, olives 4")
end)

test("BYZ-T12, BYZ-R19: nine cards: a sale of three will do", function(game, t)
  t:scene { ["hand(1)"] = "cloth 1, cloth 2, cloth 3, wine 1, wine 2, spice 1, spice 2, flour 1, flour 2" }
  t:answers { "1: sell", "cloth 1", "cloth 2", "cloth 3" }
  game:keep_hand_limit(game.players[1])
  t:equal(game.players[1].hand:size(), 6)
end)

test("BYZ-R19: a discard and then a sale", function(game, t)
  t:scene { ["hand(1)"] = "cloth 1, cloth 2, cloth 3, wine 1, wine 2, spice 1, spice 2, flour 1, flour 2" }
  t:answers { "1: wine 1", "1: sell", "cloth 1", "cloth 2", "cloth 3" }
  game:keep_hand_limit(game.players[1])
  t:equal(game.players[1].hand:size(), 5)
end)

test("BYZ-R19: seven cards may stay", function(game, t)
  t:scene { ["hand(1)"] = "cloth 1, cloth 2, wine 1, wine 2, spice 1, spice 2, flour 1" }
  game:keep_hand_limit(game.players[1])
  t:equal(game.players[1].hand:size(), 7)
end)

test("BYZ-T12, BYZ-Q5: too many cards are dealt with before the next lot is turned up", function(game, t)
  t:scene({ stock = "cloth 1, wine 3, spice 2, olives 1, wood 1",
            ["hand(2)"] = "flour 1, flour 2, wood 2, merchant" }, "box")
  opens(game, 2)
  t:answers { "2: pass", "3: pass", "4: pass", "1: pass", "2: cloth 1", "2: flour 1" }
  game:hold_auction()
  t:equal(game.players[2].hand:size(), 7)
end)

test("BYZ-R19, BYZ-Q5: and after taking from the market", function(game, t)
  market_day(t, { ["hand(3)"] = "wine 1, wine 2, olives 1, spice 2, spice 3, flour 1" })
  t:answers { "3: wood", "3: wine 1", "4: wine", "1: spice", "2: cloth" }
  game:share_out_market()
  t:equal(game.players[3].hand:size(), 7)
end)
