-- game: alhambra, players: 4
local test = ...

test("ALH-R28: the game is over when the yard cannot be filled, not when the last building is laid", function(game, t)
  t:scene({ ["building pile"] = "tower 7", ["yard.yellow"] = "garden 6", ["yard.green"] = "garden 7",
            ["yard.blue"] = "", ["yard.orange"] = "garden 9" }, "box")
  t:equal(game:refill(game.players[1]), true)
  t:holds("yard.blue", "tower 7")
  t:equal(game:refill(game.players[1]), true)
  game.yard.green:top():move(game.box)
  t:equal(game:refill(game.players[1]), false)
end)

-- The yard as it is when there are no buildings any more, and how much blue money each has.
local function the_end(t, blue)
  t:scene({ ["building pile"] = "", ["yard.yellow"] = "", ["yard.green"] = "", ["yard.blue"] = "garden 12",
            ["yard.orange"] = "", ["hand(1)"] = blue[1], ["hand(2)"] = blue[2], ["hand(3)"] = blue[3],
            ["hand(4)"] = "green 9, yellow 9" }, "box")
end

test("ALH-T15, ALH-R28, ALH-R29: the last building goes to 9 against 7 and 3; of 7, 7, 3 and 0, 0, 0 to nobody",
  function(game, t)
    the_end(t, { "blue 9", "blue 7", "blue 3" })
    t:equal(game:refill(game.players[1]), false)
    game:share_out_yard()
    t:holds("buildings(1)", "garden 12")
    t:holds("hand(1)", "blue 9")
    for _, blue in ipairs { { "blue 7", "blue 4, blue 3", "blue 3" }, { "", "", "green 9" } } do
      the_end(t, blue)
      game.players[1].buildings:move_all(game.box)
      game:share_out_yard()
      t:holds("yard.blue", "garden 12")
      for _, player in ipairs(game.players) do t:equal(player.buildings:empty(), true) end
    end
  end)

test("ALH-Q8: nobody is asked; one player can get several, and keeps the money", function(game, t)
  t:scene({ ["yard.yellow"] = "garden 6", ["yard.green"] = "tower 7", ["yard.blue"] = "palace 5",
            ["yard.orange"] = "seraglio 9", ["hand(2)"] = "yellow 2, green 9, blue 1",
            ["hand(3)"] = "yellow 1, orange 1" }, "box")
  t:answers {}
  game:share_out_yard()
  t:has("buildings(2)", "garden 6, tower 7, palace 5")
  t:holds("buildings(3)", "seraglio 9")
  t:has("hand(2)", "yellow 2, green 9, blue 1")
end)

test("ALH-T16, ALH-R28: two free places, one building: it goes to the left one; three are shared out", function(game, t)
  t:scene({ ["building pile"] = "pavilion 2", ["yard.yellow"] = "garden 6", ["yard.green"] = "", ["yard.blue"] = "",
            ["yard.orange"] = "tower 9", ["hand(1)"] = "green 1", ["hand(2)"] = "yellow 3",
            ["hand(3)"] = "orange 2" }, "box")
  t:equal(game:refill(game.players[1]), false)
  t:holds("yard.green", "pavilion 2")
  t:holds("yard.blue", "")
  game:share_out_yard()
  t:holds("buildings(1)", "pavilion 2")
  t:holds("buildings(2)", "garden 6")
  t:holds("buildings(3)", "tower 9")
end)

test("ALH-Q3: a scoring card below the last money is not turned up when the yard cannot be filled", function(game, t)
  t:scene({ ["building pile"] = "", ["yard.yellow"] = "", ["money pile"] = "blue 1, scoring card B",
            ["money display"] = "green 1", ["buildings(1)"] = "tower 7" }, "box")
  t:equal(game:refill(game.players[1]), false)
  t:points { 0, 0, 0, 0 }
  t:holds("money display", "green 1")
end)

test("ALH-R29, ALH-R30: the last buildings count in scoring C; as many points, as many winners", function(game, t)
  t:scene({ ["building pile"] = "", ["yard.yellow"] = "garden 6", ["yard.green"] = "tower 7", ["yard.blue"] = "",
            ["yard.orange"] = "", ["hand(2)"] = "yellow 2", ["hand(4)"] = "yellow 1",
            ["buildings(3)"] = "garden 7" }, "box")
  for _, setup in ipairs { "lay_out_buildings", "draw_starting_money", "lay_out_money", "make_piles", "take_turns" } do
    game[setup] = function() end
  end
  t:play()
  t:points { 0, 16, 16, 0 }
  t:ranks { 3, 1, 1, 3 }
end)
