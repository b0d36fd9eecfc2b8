-- game: oh_pharaoh, players: 4, with: help/oh_pharaoh.lua
local test, help = ...
local arrange = help.arrange

---------------------------------------------------------------------------------------------------
-- step 2: drawing

test("PHA-R15, PHA-T13: the 5 is taken; 3 and joker are discarded, the 8 stays", function(game, t)
  arrange(t, { row = "3, 5, joker", pile = "9, 8, joker, 3", discard = "", ["hand(1)"] = "" }, "hand(4)")
  t:answers { "1: 5" }
  game:draw(game.players[1])
  t:holds("row", "3, joker, 8")
  t:holds("discard", "3, joker")
  t:holds("hand(1)", "5")
  t:holds("pile", "9")
end)

test("PHA-R15: or the top of the draw pile; but one card he must draw", function(game, t)
  arrange(t, { row = "3, 5, joker", pile = "9, 8", ["hand(1)"] = "" })
  t:answers {}
  t:offers("3, 5, joker, pile", function() game:draw(game.players[1]) end)
  t:answers { "pile" }
  game:draw(game.players[1])
  t:holds("hand(1)", "8")
  t:holds("row", "3, 5, joker")
end)

test("PHA-R30: the draw pile is renewed from the discards", function(game, t)
  arrange(t, { pile = "", discard = "1, 2, 3, 4, 5, 6", row = "7, 8, 9", ["hand(1)"] = "" }, "hand(4)")
  t:answers { "pile" }
  game:draw(game.players[1])
  t:equal(game.pile:size(), 5)
  t:holds("discard", "")
  t:equal(game.players[1].hand:size(), 1)
end)

test("PHA-Q15: with nothing left the row stays short, and only it can be drawn from", function(game, t)
  arrange(t, { pile = "", discard = "", row = "7, 8, 9", ["hand(1)"] = "" }, "hand(4)")
  t:answers {}
  t:offers("7, 8, 9", function() game:draw(game.players[1]) end)
  t:answers { "8" }
  game:draw(game.players[1])
  t:holds("row", "7, 9")
  arrange(t, { row = "" }, "hand(4)")
  t:answers {}
  game:draw(game.players[1])
  arrange(t, { pile = "7, 7", discard = "9", row = "7, 8, 9", ["hand(1)"] = "" }, "hand(4)")
  t:answers { "8" }
  game:draw(game.players[1])
  t:holds("row", "7, 9") -- all that could be turned up is alike
end)

---------------------------------------------------------------------------------------------------
-- step 4

test("PHA-R29, PHA-T11: 9 in hand: down to 7. 4: he may discard one, and draws up to 7", function(game, t)
  local player = game.players[1]
  arrange(t, { ["hand(1)"] = "1, 1, 2, 2, 3, 3, 4, 4, 5", pile = "9, 9, 9, 8, 8, 8, 8" })
  t:answers { "not done", "5", "not done", "1" }
  game:fill_hand(player)
  t:has("hand(1)", "1, 2, 2, 3, 3, 4, 4")
  arrange(t, { ["hand(1)"] = "1, 2, 3, 4" })
  t:answers { "2" }
  game:fill_hand(player)
  t:has("hand(1)", "1, 3, 4, 8, 8, 8, 8")
  arrange(t, { ["hand(1)"] = "1, 2, 3, 4, 5, 6, 7" })
  t:answers { "none" }
  game:fill_hand(player)
  t:has("hand(1)", "1, 2, 3, 4, 5, 6, 7")
  arrange(t, { ["hand(1)"] = "", pile = "1, 2, 3, 4, 5, 6, 7, 8" })
  t:answers {}
  game:fill_hand(player)
  t:equal(player.hand:size(), 7)
end)

test("PHA-Q14: others may hold more meanwhile", function(game, t)
  arrange(t, { ["hand(1)"] = "1, 2", ["hand(2)"] = "1, 1, 2, 2, 3, 3, 4, 4, 5", pile = "9, 9, 9, 8, 8, 8, 8" })
  t:answers { "1: none" }
  game:fill_hand(game.players[1])
  t:equal(game.players[2].hand:size(), 9)
end)

test("PHA-Q15: at the end of a turn he draws what there is", function(game, t)
  arrange(t, { ["hand(1)"] = "1, 2", pile = "9", discard = "" }, "hand(4)")
  t:answers { "none" }
  game:fill_hand(game.players[1])
  t:has("hand(1)", "1, 2, 9")
end)
