-- game: byzanz, players: 3
local test = ...

test("BYZ-T1, BYZ-R2, BYZ-R3: the bid cards of 3 players, highest on top; 4 cards to the box", function(game, t)
  game:deal_in()
  t:holds("bid cards", "bid card 2, bid card 4, bid card 6")
  t:equal(game.box:size(), 4)
  t:equal(game.stock:size(), 96)
  for _, player in ipairs(game.players) do t:equal(player.hand:size(), 4) end
end)

test("BYZ-T2, BYZ-R14, BYZ-R22: 8 rounds of 12 cards use up the stock exactly", function(game, t)
  local rounds, play_round, share_out_market = 0, game.play_round, game.share_out_market
  function game:play_round()
    t:equal(self.stock:size(), 96 - 12 * rounds)
    rounds = rounds + 1
    play_round(self)
  end
  function game:share_out_market()
    for _, player in ipairs(self.players) do t:equal(player.bid_card:size(), 1) end
    share_out_market(self)
  end
  t:random(1)
  game:play()
  t:equal(rounds, 8)
  t:holds("stock", "")
end)

test("BYZ-R13: the last lot of two: one card to the market, one into the hand", function(game, t)
  t:scene({ stock = "wine 3, merchant" }, "box")
  t:scene { ["bid cards"] = "bid card 2", ["bid card(1)"] = "bid card 6", ["bid card(3)"] = "bid card 4" }
  game.opener = game.players[1]
  t:answers { "2: merchant" }
  game:hold_auction()
  t:holds("market", "merchant")
  t:holds("hand(2)", "wine 3")
  t:holds("bid card(2)", "bid card 2")
end)

test("BYZ-R12, BYZ-Q1: all three pass: who passed first gets the whole lot", function(game, t)
  t:scene({ stock = "cloth 1, wine 3, spice 2, olives 1, merchant, wood 4" }, "box")
  game.opener = game.players[3]
  t:answers { "3: pass", "1: pass", "2: pass" }
  game:hold_auction()
  t:equal(game.players[3].hand:size(), 6)
  t:holds("bid card(3)", "bid card 6")
  t:holds("market", "")
  t:equal(game.opener, game.players[1])
end)
