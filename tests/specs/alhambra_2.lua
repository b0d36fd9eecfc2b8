-- game: alhambra, players: 2
local test = ...

test("ALH-T1, ALH-R32: two of each money card: 72", function(game, t)
  t:equal(game.money_pile:size(), 72)
  for _, currency in ipairs { "yellow", "green", "blue", "orange" } do
    for value = 1, 9 do t:equal(game.money_pile:count { currency = currency, value = value }, 2) end
  end
end)

test("ALH-Q12, ALH-R34: four buildings are turned up, then the dummy gets the next six", function(game, t)
  local next_six
  function game:refill_yard()
    next_six = {}
    for card in self.building_pile:from_top() do
      if #next_six < 10 then next_six[#next_six + 1] = card.name end
    end
    for _, place in ipairs(self.yard) do self.building_pile:deal(1, place) end
  end
  game:lay_out_buildings()
  t:equal(game.building_pile:size(), 44)
  t:has("dummy", table.concat(next_six, ", ", 5))
end)

test("ALH-R34: six more after A, two after B, none after C", function(game, t)
  local after = { A = 12, B = 14 }
  t:scene({ ["money pile"] = "blue 1, blue 2, scoring card B, scoring card A",
            ["money display"] = "green 1, green 2, green 3" }, "box")
  game:deal_to_dummy "start"
  t:equal(game.dummy:size(), 6)
  local hold_scoring = game.hold_scoring
  function game:hold_scoring(card)
    t:equal(self.dummy:size(), after[card.letter] == 12 and 6 or 12, "before scoring " .. card.letter)
    hold_scoring(self, card)
  end
  game:hold_scorings(game.players[1]) -- there is none yet
  t:equal(game.dummy:size(), 6)
  function game:refill_yard() return true end
  game:refill(game.players[1])
  t:equal(game.dummy:size(), 14)
  t:equal(game.building_pile:size(), 54 - 14)
  game:deal_to_dummy "C"
  t:equal(game.dummy:size(), 14)
end)

test("ALH-Q13: where fewer buildings are left, the dummy gets those", function(game, t)
  t:scene({ ["building pile"] = "tower 7, tower 8, garden 6" }, "box")
  game:deal_to_dummy "A"
  t:has("dummy", "tower 7, tower 8, garden 6")
  t:holds("building pile", "")
end)

test("ALH-T17, ALH-R35: in B red is 2, 1 and 2 for the dummy: 5, nothing, and 5", function(game, t)
  t:scene({ ["buildings(1)"] = "seraglio 3, seraglio 4", ["buildings(2)"] = "seraglio 5",
            dummy = "seraglio 6, seraglio 7" }, "box")
  game:hold_scoring(game.aside:first { letter = "B" })
  t:points { 5, 0 }
  t:equal(game:points_of "dummy", 5)
end)

test("ALH-R35, ALH-Q5: the dummy takes the first place, and scores nothing for what it has not", function(game, t)
  t:scene({ ["buildings(1)"] = "garden 6", dummy = "garden 7, garden 8" }, "box")
  game:hold_scoring(game.aside:first { letter = "A" })
  t:points { 0, 0 }
  t:equal(game:points_of "dummy", 5)
  game:hold_scoring(game.aside:first { letter = "C" })
  t:points { 12, 0 }
  t:equal(game:points_of "dummy", 25)
end)

local function buys(t, answer)
  t:scene({ ["hand(1)"] = "blue 9, blue 2", ["money display"] = "green 1", ["yard.yellow"] = "garden 6",
            ["yard.green"] = "garden 7", ["yard.blue"] = "tower 10", ["yard.orange"] = "palace 5" }, "box")
  t:answers { "1: tower 10, blue", "blue 9", "blue 2", answer }
end

test("ALH-R36, ALH-Q10: who buys keeps the building or gives it to the dummy, at once", function(game, t)
  buys(t, "yes")
  game:take_turn(game.players[1])
  t:holds("dummy", "tower 10")
  t:holds("buildings(1)", "")
  buys(t, "no")
  game:take_turn(game.players[1])
  t:holds("dummy", "")
  t:holds("buildings(1)", "tower 10")
end)

test("ALH-R33, ALH-Q9: the dummy has no turn, no money, and gets none of the last buildings", function(game, t)
  t:equal(#game.players, 2)
  t:scene({ ["yard.yellow"] = "garden 6", ["yard.green"] = "tower 7", ["hand(1)"] = "yellow 1", dummy = "palace 5" },
    "box")
  t:answers {}
  game:share_out_yard()
  t:holds("buildings(1)", "garden 6")
  t:holds("yard.green", "tower 7")
  t:holds("dummy", "palace 5")
end)

test("ALH-R31, ALH-Q11: a whole game; the dummy cannot win", function(game, t)
  t:random(5)
  local letters, turns = "", {}
  local hold_scoring, take_turn = game.hold_scoring, game.take_turn
  function game:hold_scoring(card)
    letters = letters .. card.letter
    if card.letter == "C" then -- the dummy gets a lead
      for _, player in ipairs(self.players) do player.buildings:move_all(self.dummy) end
    end
    hold_scoring(self, card)
  end
  function game:take_turn(player)
    turns[#turns + 1] = player
    t:equal(#turns == 1 or turns[#turns - 1] ~= player, true, "they take turns")
    take_turn(self, player)
  end
  t:play()
  t:equal(letters, "ABC")
  t:equal(game:points_of "dummy" > game.players[1]:points() + game.players[2]:points(), true, "the dummy leads")
  t:ranks(croupier.score.ranks { { game.players[1]:points() }, { game.players[2]:points() } })
end)
