-- game: byzanz, players: 4, with: help/byzanz.lua
local test, help = ...
local opens = help.opens

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
