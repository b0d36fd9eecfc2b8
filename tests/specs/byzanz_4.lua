-- game: byzanz, players: 4
local test = ...

local function opens(game, seat) game.opener = game.players[seat] end

---------------------------------------------------------------------------------------------------
-- the table

test("BYZ-R1: 96 goods, 6 kinds of 16, and 16 merchants", function(game, t)
  t:equal(game.stock:size(), 112)
  t:equal(game.stock:count { good = true }, 96)
  t:equal(game.stock:count { kind = "merchant", value = 0 }, 16)
  for _, kind in ipairs { "cloth", "spice", "wine", "wood", "flour", "olives" } do
    for value, copies in ipairs { 6, 5, 3, 2 } do
      t:equal(game.stock:count { kind = kind, value = value, good = true }, copies, kind .. " " .. value)
    end
    t:equal(game.stock:sum("value", { kind = kind }), 33, "the sum of all " .. kind)
  end
end)

test("BYZ-T1, BYZ-R2, BYZ-R3: bid stack 2 to 5, the 5 on top; 12 cards to the box", function(game, t)
  game:deal_in()
  t:holds("bid cards", "bid card 2, bid card 3, bid card 4, bid card 5")
  t:equal(game.box:size(), 12)
  t:equal(game.stock:size(), 84)
  for _, player in ipairs(game.players) do t:equal(player.hand:size(), 4) end
end)

test("BYZ-R2: goods and merchants are shuffled together", function(game, t)
  game:deal_in()
  local dealt = 0
  for _, player in ipairs(game.players) do dealt = dealt + player.hand:count { kind = "merchant" } end
  t:equal(dealt < 16, true, "the merchants, made last, are not all dealt first")
  t:equal(game.stock:count({ kind = "cloth" }) < 16, true, "the cloth, made first, does not all lie at the bottom")
end)

test("BYZ-R4, BYZ-R5: the market is empty; left of the dealer starts", function(game, t)
  game:deal_in()
  t:holds("market", "")
  t:equal(game.opener, game.players[1])
end)

test("BYZ-T2, BYZ-R22: six rounds of 14 cards use up the stock exactly", function(game, t)
  local rounds, hold_auction = 0, game.hold_auction
  function game:hold_auction()
    t:equal(self.stock:size() >= self.bid_cards:top().size, true, "there are cards for the lot")
    hold_auction(self)
  end
  local play_round = game.play_round
  function game:play_round()
    rounds = rounds + 1
    t:equal(self.stock:size(), 84 - 14 * (rounds - 1))
    play_round(self)
  end
  t:random(1)
  game:play()
  t:equal(rounds, 6)
  t:holds("stock", "")
end)

---------------------------------------------------------------------------------------------------
-- the auction

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

---------------------------------------------------------------------------------------------------
-- the market

-- Jenő is in seat 3, Márk in 4, Anita in 1, Éva in 2.
local function market_day(t, more)
  local zones = {
    market = "wood 1, wood 2, spice 1, merchant, cloth 3, merchant, wine 2, flour 1",
    ["bid card(1)"] = "bid card 4", ["bid card(2)"] = "bid card 5",
    ["bid card(3)"] = "bid card 2", ["bid card(4)"] = "bid card 3",
  }
  for name, pieces in pairs(more or {}) do zones[name] = pieces end
  t:scene(zones)
end

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
  t:offers("spice, merchant, cloth, wine, flour", function() game:share_out_market() end)
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

---------------------------------------------------------------------------------------------------
-- the end

test("BYZ-R22, BYZ-Q10: the last round is played to its end; then everybody may sell", function(game, t)
  t:scene({ stock = "cloth 1, cloth 2, wine 1, wine 2, wood 1, wood 2, flour 1, flour 2, spice 1, spice 2, olives 1, "
                    .. "olives 2, cloth 1, wine 1" }, "box")
  function game:deal_in() opens(game, 4) end
  local last = 0
  function game:last_sales()
    last = last + 1
    t:holds("market", "")
    t:holds("bid cards", "bid card 2, bid card 3, bid card 4, bid card 5")
  end
  t:random(5)
  game:play()
  t:equal(last, 1)
  t:equal(game.round, 1)
  t:holds("stock", "")
end)

test("BYZ-R22, BYZ-Q10: at the end everybody sells as often as he can and wants", function(game, t)
  t:scene { ["hand(1)"] = "wine 1, wine 2, wine 3, merchant, merchant, merchant",
            ["hand(3)"] = "cloth 1, cloth 2, cloth 3", ["hand(4)"] = "cloth 1, cloth 2" }
  opens(game, 3)
  t:answers { "3: done", "1: sell", "wine 1", "wine 2", "wine 3", "1: sell", "merchant", "merchant", "merchant" }
  game:last_sales()
  t:holds("sold(1)", "wine 3, merchant")
  t:equal(game.players[3].hand:size(), 3)
end)

test("BYZ-R23, BYZ-R24, BYZ-Q10: goods count their value, merchants 5, cards in hand nothing", function(game, t)
  t:scene { ["sold(1)"] = "wine 3, cloth 1, merchant", ["sold(2)"] = "cloth 4", ["sold(3)"] = "merchant, merchant",
            ["hand(4)"] = "cloth 4, wine 4, spice 4" }
  game:count_up()
  t:points { 9, 4, 10, 0 }
  t:ranks { 2, 3, 1, 4 }
end)

test("BYZ-R23, BYZ-Q3: a tie goes to more goods in hand; merchants do not count", function(game, t)
  t:scene { ["sold(1)"] = "wine 4", ["hand(1)"] = "cloth 1, cloth 2",
            ["sold(2)"] = "flour 4", ["hand(2)"] = "merchant, merchant, merchant, cloth 4",
            ["sold(3)"] = "olives 4", ["hand(3)"] = "cloth 3, wine 1, spice 1",
            ["sold(4)"] = "spice 1", ["hand(4)"] = "wine 1, wine 1, wine 1, wine 1" }
  game:count_up()
  t:ranks { 2, 3, 1, 4 }
end)

test("BYZ-Q3: still tied: they share the victory", function(game, t)
  t:scene { ["sold(1)"] = "wine 4", ["hand(1)"] = "cloth 1", ["sold(2)"] = "flour 4", ["hand(2)"] = "cloth 4",
            ["sold(3)"] = "olives 1", ["sold(4)"] = "spice 1", ["hand(4)"] = "wine 1" }
  game:count_up()
  t:ranks { 1, 1, 4, 3 }
end)
