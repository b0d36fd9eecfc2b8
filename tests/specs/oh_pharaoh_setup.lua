-- game: oh_pharaoh, players: 4, with: help/oh_pharaoh.lua
local test, help = ...
local arrange = help.arrange

test("PHA-R1: 79 stones, 10 special cards, an end card and a marker", function(game, t)
  t:equal(game.pile:size(), 89)
  local copies = { 13, 12, 11, 10, 9, 8, 6, 4, 3 }
  for value = 1, 9 do t:equal(game.pile:count { kind = tostring(value), value = value }, copies[value], value) end
  t:equal(game.pile:count { kind = "joker" }, 3)
  t:equal(game.pile:count { kind = "thief" }, 5)
  t:equal(game.pile:count { kind = "tax collector" }, 2)
  t:equal(game.pile:count { kind = "pharaoh" }, 3)
end)

test("PHA-R2, PHA-D1: the marker is on the first of 11 fields, the end card beside the track", function(game, t)
  t:equal(#game.track, 11)
  t:holds("track.0", "marker")
  t:holds("beside the track", "end card")
end)

test("PHA-R3, PHA-R4: 7 cards each of 89 that are shuffled, three lie open", function(game, t)
  game:deal_in()
  local jokers = 0
  for _, player in ipairs(game.players) do
    t:equal(player.hand:size(), 7)
    jokers = jokers + player.hand:count { kind = "pharaoh" }
  end
  t:equal(game.row:size(), 3)
  t:equal(#game.row:values "kind", 3)
  t:equal(jokers < 3, true, "the pharaohs, made last, are not all dealt")
  t:equal(game.pile:count { kind = "1" } < 13, true, "the 1s, made first, do not all lie below")
  t:equal(game.pile:size() + game.discard:size(), 89 - 28 - 3)
end)

test("PHA-R4, PHA-Q1: of two alike, also thieves and jokers, one is discarded at once", function(game, t)
  arrange(t, { row = "", pile = "9, 5, joker, joker, thief, thief" }, "hand(4)")
  game:fill_row()
  t:holds("row", "thief, joker, 5")
  t:holds("discard", "thief, joker")
  t:holds("pile", "9")
end)

test("PHA-R5: the first player starts, then clockwise", function(game, t)
  local order = ""
  function game:take_turn(player)
    order = order .. player.seat
    self.over = #order == 6
  end
  game:play()
  t:equal(order, "123412")
end)
