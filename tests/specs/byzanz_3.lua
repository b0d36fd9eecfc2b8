-- game: byzanz, players: 3
local test = ...

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
