-- game: glassworks, players: 2
local test = ...

test("three beads of different colours, or two of one while the bank has four", function(game, t)
  local player = game.players[1]
  t:answers { "1: take", "red", "not red", "blue", "green" }
  game:act(player, "action", { "take", "take_two", "buy" })
  t:equal(player.beads.red:amount(), 1)
  t:answers { "1: take_two", "not red", "amber" }
  game:act(player, "action", { "take", "take_two", "buy" })
  t:equal(player.beads.amber:amount(), 2)
end)

test("nobody keeps more than eight beads", function(game, t)
  local player = game.players[1]
  for _, colour in ipairs { "amber", "blue" } do game.bank[colour]:pay(player.beads[colour], 4) end
  t:answers { "1: not red", "clear", "green", "1: blue", "blue", "amber" }
  game:take(player, "red")
  t:equal(game:beads(player), 8)
end)

test("a workshop saves a bead of its colour", function(game, t)
  t:scene({ row = "red workshop, red workshop", ["workshops(1)"] = "red workshop" }, "deck")
  local player = game.players[1]
  local card = game.row:top()
  for _, colour in ipairs { "amber", "blue", "clear", "green", "red" } do
    t:equal(game:price(player, card, colour), math.max(card[colour] - (colour == "red" and 1 or 0), 0), colour)
  end
end)
