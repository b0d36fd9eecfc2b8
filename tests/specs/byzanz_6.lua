-- game: byzanz, players: 6
local test = ...

test("BYZ-T1, BYZ-R2, BYZ-R3: the bid cards of 6 players, highest on top; 4 cards to the box", function(game, t)
  game:deal_in()
  t:holds("bid cards", "bid card 1, bid card 2, bid card 3, bid card 4, bid card 5, bid card 6")
  t:equal(game.box:size(), 4)
  t:equal(game.stock:size(), 84)
  for _, player in ipairs(game.players) do t:equal(player.hand:size(), 4) end
end)

test("BYZ-T2, BYZ-R14, BYZ-R22: 4 rounds of 21 cards use up the stock exactly", function(game, t)
  local rounds, play_round, share_out_market = 0, game.play_round, game.share_out_market
  function game:play_round()
    t:equal(self.stock:size(), 84 - 21 * rounds)
    rounds = rounds + 1
    play_round(self)
  end
  function game:share_out_market()
    for _, player in ipairs(self.players) do t:equal(player.bid_card:size(), 1) end
    share_out_market(self)
  end
  t:random(1)
  game:play()
  t:equal(rounds, 4)
  t:holds("stock", "")
end)

test("BYZ-T11, BYZ-R13: the last lot of one goes to the market; who won it picks first", function(game, t)
  t:scene({ stock = "wine 3" }, "box")
  t:scene { market = "cloth 1, cloth 2, wine 1", ["bid cards"] = "bid card 1",
            ["bid card(1)"] = "bid card 5", ["bid card(2)"] = "bid card 4", ["bid card(4)"] = "bid card 3",
            ["bid card(5)"] = "bid card 2", ["bid card(6)"] = "bid card 6" }
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

test("BYZ-R8, BYZ-R11: six bid in turn; the winner is skipped until the round is over", function(game, t)
  t:scene({ stock = "cloth 1, cloth 2, cloth 3, cloth 4, wood 1, wood 2, wood 3, wood 4, wine 1, wine 2, wine 3",
            ["hand(6)"] = "olives 1" }, "box")
  game.opener = game.players[5]
  t:answers { "5: pass", "6: olives 1", "1: pass", "2: pass", "3: pass", "4: pass", "6: wine 1" }
  game:hold_auction()
  t:has("hand(6)", "wine 2, wine 3, wood 2, wood 3, wood 4")
  t:answers { "1: pass", "2: pass", "3: pass", "4: pass", "5: pass" }
  game:hold_auction()
  t:equal(game.players[1].hand:size(), 5)
  t:equal(game.opener, game.players[2])
end)
