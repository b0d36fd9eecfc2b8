-- game: byzanz, players: 5
-- game: byzanz, players: 6
local test = ...

test("BYZ-T11, BYZ-R13: the last lot of one goes to the market; who won it picks first", function(game, t)
  t:scene({ stock = "wine 3" }, "box")
  t:scene { market = "cloth 1, cloth 2, wine 1", ["bid cards"] = "bid card 1",
            ["bid card(1)"] = "bid card 5", ["bid card(2)"] = "bid card 4", ["bid card(4)"] = "bid card 3",
            ["bid card(5)"] = "bid card 2" }
  if #game.players == 6 then t:scene { ["bid card(6)"] = "bid card 6" } end
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

test("BYZ-R11: the table says who opens: the first on the winner's left who is still in", function(game, t)
  t:scene({ stock = "wine 3" }, "box")
  t:scene { ["bid cards"] = "bid card 1", ["bid card(1)"] = "bid card 2", ["bid card(2)"] = "bid card 4" }
  game.opener = game.players[1] -- the last winner's left neighbour, who has won as well
  function game:auction_off(bidders)
    t:equal(self.opener, self.players[3])
    return bidders[1]
  end
  game:hold_auction()
end)

-- game: byzanz, players: 6
local test = ...

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
