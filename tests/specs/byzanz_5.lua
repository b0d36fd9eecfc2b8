-- game: byzanz, players: 5
local test = ...

test("BYZ-T1, BYZ-R2, BYZ-R3: the bid cards of 5 players, highest on top; 2 cards to the box", function(game, t)
  game:deal_in()
  t:holds("bid cards", "bid card 1, bid card 2, bid card 3, bid card 4, bid card 5")
  t:equal(game.box:size(), 2)
  t:equal(game.stock:size(), 90)
  for _, player in ipairs(game.players) do t:equal(player.hand:size(), 4) end
end)

test("BYZ-T2, BYZ-R14, BYZ-R22: 6 rounds of 15 cards use up the stock exactly", function(game, t)
  local rounds, play_round, share_out_market = 0, game.play_round, game.share_out_market
  function game:play_round()
    t:equal(self.stock:size(), 90 - 15 * rounds)
    rounds = rounds + 1
    play_round(self)
  end
  function game:share_out_market()
    for _, player in ipairs(self.players) do t:equal(player.bid_card:size(), 1) end
    share_out_market(self)
  end
  t:random(1)
  game:play()
  t:equal(rounds, 6)
  t:holds("stock", "")
end)

test("BYZ-T11, BYZ-R13: the last lot of one goes to the market; who won it picks first", function(game, t)
  t:scene({ stock = "wine 3" }, "box")
  t:scene { market = "cloth 1, cloth 2, wine 1", ["bid cards"] = "bid card 1",
            ["bid card(1)"] = "bid card 5", ["bid card(2)"] = "bid card 4", ["bid card(4)"] = "bid card 3",
            ["bid card(5)"] = "bid card 2" }
  game.opener = game.players[1]
  game:hold_auction() -- nothing is asked
  t:has("market", "cloth 1, cloth 2, wine 1, wine 3")
  t:holds("hand(3)", "")
  t:holds("bid card(3)", "bid card 1")
  t:answers { "3: wine", "5: cloth" }
  game:share_out_market()
  t:has("hand(3)", "wine 1, wine 3")
  t:equal(game.opener, game.players[3])
end)
