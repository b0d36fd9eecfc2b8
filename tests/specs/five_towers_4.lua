-- game: five_towers, players: 4
local test = ...

-- A round in which this is the display: what is not on the table lies in the discard pile.
local function display(game, t, cards, towers)
  local zones = { pile = cards }
  for name, pieces in pairs(towers or {}) do zones[name] = pieces end
  t:scene(zones, "discard")
  game.starter = game.players[1]
end

---------------------------------------------------------------------------------------------------
-- cards and table

test("TOW-R7, TOW-Q8: shuffled cards, player 1 starts", function(game, t)
  t:answers { "1: 0" }
  t:offers("1, 2, 3, 4, 5, pass", function() game:play() end)
  local shuffled = false
  for place, card in ipairs(game.display:list()) do
    shuffled = shuffled or card.kind ~= "sand" or card.value ~= ({ 12, 10, 7, 5, 2 })[place]
  end
  t:equal(shuffled, true, "shuffled")
end)

---------------------------------------------------------------------------------------------------
-- bidding

local FIVE = "candy 1, scary 2, wood 3, scrap 4, sand 5"

test("TOW-T1, TOW-R8, TOW-R9, TOW-R14: Hedvig 3, Péter passes, Anna 5: Lina gets no chance, but starts next",
  function(game, t)
    display(game, t, "candy 9, " .. FIVE)
    t:answers { "1: 3", "2: pass", "3: 5", "3: candy 1", "scary 2", "wood 3", "scrap 4", "sand 5", "3: nothing" }
    game:play_round()
    t:holds("tower(3).candy", "candy 1")
    t:holds("tower(3).scary", "scary 2")
    t:holds("tower(3).wood", "wood 3")
    t:holds("tower(3).scrap", "scrap 4")
    t:holds("tower(3).sand", "sand 5")
    t:holds("hand(3)", "")
    t:holds("display", "")
    t:holds("pile", "candy 9")
    t:equal(game.starter, game.players[4])
  end)

test("TOW-R9: who starts names 0 to 5 and cannot pass", function(game, t)
  display(game, t, FIVE)
  t:offers("0, 1, 2, 3, 4, 5", function() game:play_round() end)
end)

test("TOW-R9: each has one chance, clockwise, to bid more or pass", function(game, t)
  display(game, t, FIVE)
  game.starter = game.players[3]
  t:answers { "3: 1", "4: not 1", "2", "1: not 2", "pass", "2: 4", "2: candy 1", "scary 2", "wood 3", "scrap 4",
              "2: nothing" }
  game:play_round()
  t:equal(game.starter, game.players[3])
end)

test("TOW-R9: after 3 is bid, 4 and 5 are left", function(game, t)
  display(game, t, FIVE)
  t:answers { "1: 3" }
  t:offers("4, 5, pass", function() game:play_round() end)
end)

test("TOW-R10, TOW-R13: who bid most takes exactly so many of his choice; the rest is discarded", function(game, t)
  t:scene({ pile = FIVE, discard = "" }, "demolished(4)")
  game.starter = game.players[1]
  t:answers { "1: 1", "2: pass", "3: 2", "4: pass", "3: wood 3", "3: not done", "scary 2", "3: nothing" }
  game:play_round()
  t:holds("tower(3).wood", "wood 3")
  t:holds("tower(3).scary", "scary 2")
  t:has("discard", "candy 1, scrap 4, sand 5")
  t:holds("display", "")
end)

test("TOW-T5, TOW-R15: 0, and all pass: the display is discarded and the same player starts", function(game, t)
  t:scene({ pile = FIVE, discard = "" }, "demolished(4)")
  game.starter = game.players[2]
  t:answers { "2: 0", "3: pass", "4: pass", "1: pass" }
  game:play_round()
  t:has("discard", FIVE)
  t:equal(game.starter, game.players[2])
end)

test("TOW-Q5, TOW-Q7: 0, and another bids: left of the builder starts", function(game, t)
  display(game, t, FIVE)
  t:answers { "1: 0", "2: 1", "3: pass", "4: pass", "2: candy 1", "2: nothing" }
  game:play_round()
  t:equal(game.starter, game.players[3])
end)

test("TOW-T11, TOW-R17: a last display of 3: bids 0 to 3, and 3 ends the bidding", function(game, t)
  display(game, t, "candy 1, scary 2, wood 3")
  t:answers { "1: not 4", "not 5", "2", "2: not 4", "3", "2: candy 1", "scary 2", "wood 3", "2: nothing" }
  game:play_round()
  t:equal(game.starter, game.players[3])
end)

---------------------------------------------------------------------------------------------------
-- what can be laid

-- Can a card of the type be laid on a tower of these cards, without demolition?
local function lays(game, t, tower, card, verdict)
  display(game, t, "sand " .. card, { ["tower(1).sand"] = tower })
  local answers = { "1: 1", "1: sand " .. card, "1: nothing" }
  if verdict == "after demolition" then
    answers[3] = "1: not nothing"
    answers[4] = "1: tower(1).sand"
  elseif verdict == "no" then
    answers = { "1: not 1", "0", "2: pass", "3: pass", "4: pass" }
  end
  t:answers(answers)
  game:play_round()
  t:all_answered()
  if verdict == "yes" then t:holds("tower(1).sand", tower .. (tower ~= "" and ", " or "") .. "sand " .. card) end
end

test("TOW-T6, TOW-R4, TOW-R5: what may be laid on what", function(game, t)
  lays(game, t, "sand 9", 8, "yes")
  lays(game, t, "sand 8", 15, "yes")
  lays(game, t, "sand 8", 9, "yes")
  lays(game, t, "sand 3", 9, "yes")
  lays(game, t, "sand 5", 5, "after demolition")
  lays(game, t, "sand 9", 12, "after demolition")
  lays(game, t, "sand 9", 0, "yes")
  lays(game, t, "sand 6", 7, "after demolition")
  lays(game, t, "", 0, "yes")
  lays(game, t, "", 15, "yes")
  lays(game, t, "sand 15", 14, "yes")
  lays(game, t, "sand 1", 0, "yes")
  lays(game, t, "sand 8", 7, "yes")
  lays(game, t, "sand 8", 0, "yes")
  lays(game, t, "sand 7", 8, "after demolition")
end)

test("TOW-T6, TOW-R6: nothing is laid on a 0, not even a 9, and a 0 is not demolished", function(game, t)
  for _, card in ipairs { 9, 8, 15, 1, 0 } do lays(game, t, "sand 12, sand 0", card, "no") end
end)

test("TOW-R5: every card on every other", function(game, t)
  for below = 1, 15 do
    for card = 0, 15 do
      if card ~= below then
        local may = card < below or below == 8 or card == 9
        lays(game, t, "sand " .. below, card, may and "yes" or "after demolition")
      end
    end
  end
end)

test("TOW-Q6: equal values cannot be laid on each other; a second 0 is for who has no top there", function(game, t)
  lays(game, t, "sand 12, sand 7", 7, "after demolition")
  lays(game, t, "sand 15, sand 12", 12, "after demolition")
  display(game, t, "sand 0", { ["tower(1).sand"] = "sand 4, sand 0", ["tower(2).sand"] = "sand 2" })
  t:answers { "1: not 1", "0", "2: 1", "2: sand 0", "2: nothing" }
  game:play_round()
  t:holds("tower(2).sand", "sand 2, sand 0")
end)

test("TOW-R3, TOW-R4: types do not mix, and the order of laid cards does not change", function(game, t)
  display(game, t, "sand 5, wood 6", { ["tower(1).sand"] = "sand 12, sand 8, sand 15", ["tower(1).wood"] = "wood 7" })
  t:answers { "1: 2", "1: sand 5", "wood 6", "1: nothing" }
  game:play_round()
  t:holds("tower(1).sand", "sand 12, sand 8, sand 15, sand 5")
  t:holds("tower(1).wood", "wood 7, wood 6")
  for _, tower in ipairs(game.players[1].towers) do
    for _, card in ipairs(tower:list()) do t:equal(card.kind, tower:member()) end
  end
end)

test("TOW-T7, TOW-R11: top 3 and 9, 8, 12: only in this order", function(game, t)
  display(game, t, "sand 12, sand 8, sand 9", { ["tower(1).sand"] = "sand 3" })
  t:answers { "1: 3", "1: sand 12", "sand 8", "sand 9", "1: nothing" }
  game:play_round()
  t:holds("tower(1).sand", "sand 3, sand 9, sand 8, sand 12")
end)

test("TOW-T7: top 5 and 8, 12: not without demolition", function(game, t)
  display(game, t, "sand 12, sand 8", { ["tower(1).sand"] = "sand 5" })
  t:answers { "1: 2", "1: sand 12", "sand 8", "1: not nothing", "tower(1).sand", "1: sand 12, sand 8" }
  game:play_round()
  t:holds("tower(1).sand", "sand 12, sand 8")
  display(game, t, "sand 12, sand 8", { ["tower(1).sand"] = "sand 6, sand 5" })
  t:offers("0", function() game:play_round() end)
end)

test("TOW-R11: all in hand must be laid, in an order of his choice", function(game, t)
  display(game, t, "sand 12, sand 8, sand 9")
  t:answers { "1: 3", "1: sand 12", "sand 8", "sand 9", "1: nothing", "1: not sand 9, sand 12, sand 8",
              "not sand 12, sand 8", "sand 8, sand 12, sand 9" }
  game:play_round()
  t:holds("tower(1).sand", "sand 8, sand 12, sand 9")
  t:holds("hand(1)", "")
end)

---------------------------------------------------------------------------------------------------
-- demolishing

local OTHERS = "candy 1, scary 2, wood 3, scrap 4"

test("TOW-T2, TOW-R11: Anna demolishes the sand 6 and builds all five cards", function(game, t)
  for _, below in ipairs { "sand 10, ", "" } do
    display(game, t, "sand 7, " .. OTHERS, { ["tower(3).sand"] = below .. "sand 6" })
    game.starter = game.players[3]
    t:answers { "3: 5", "3: sand 7", "candy 1", "scary 2", "wood 3", "scrap 4", "3: not nothing", "tower(3).sand" }
    game:play_round()
    t:holds("tower(3).sand", below .. "sand 7")
    t:holds("demolished(3)", "sand 6")
    t:holds("tower(3).scrap", "scrap 4")
    t:scene({ ["tower(3).candy"] = "", ["tower(3).scary"] = "", ["tower(3).wood"] = "", ["tower(3).scrap"] = "",
              ["demolished(3)"] = "" }, "discard")
  end
end)

test("TOW-T3, TOW-Q1, TOW-Q2: one demolition, before laying: with 6 and 4 on top the 7 is left out", function(game, t)
  display(game, t, "sand 7, " .. OTHERS, { ["tower(3).sand"] = "sand 6, sand 4" })
  game.starter = game.players[3]
  t:answers { "3: not 5", "4", "4: 5", "4: sand 7", "candy 1", "scary 2", "wood 3", "scrap 4", "4: nothing" }
  game:play_round()
  t:holds("tower(3).sand", "sand 6, sand 4")
  t:equal(game.starter, game.players[1])
end)

test("TOW-Q1: a bid is as high as can be laid; what is taken can be laid", function(game, t)
  display(game, t, "sand 7, wood 9, wood 12, candy 3, scrap 5",
          { ["tower(1).sand"] = "sand 6, sand 2", ["tower(1).wood"] = "wood 10", ["tower(1).candy"] = "candy 0",
            ["tower(1).scrap"] = "scrap 4" })
  t:answers { "1: not 3", "2", "2: pass", "3: pass", "4: pass" }
  t:offers("scrap 5, wood 12, wood 9", function() game:play_round() end)
end)

test("TOW-Q1: one demolition for two: the second card must go without", function(game, t)
  display(game, t, "wood 9, wood 12, scrap 5", { ["tower(1).wood"] = "wood 10", ["tower(1).scrap"] = "scrap 4" })
  t:answers { "1: not 3", "2", "2: pass", "3: pass", "4: pass", "1: scrap 5" }
  t:offers("wood 9", function() game:play_round() end)
end)

test("TOW-T8: demolishing the only card of a tower: any card of the type may start it again", function(game, t)
  display(game, t, "sand 15", { ["tower(1).sand"] = "sand 2" })
  t:answers { "1: 1", "1: sand 15", "1: tower(1).sand" }
  game:play_round()
  t:holds("tower(1).sand", "sand 15")
  t:holds("demolished(1)", "sand 2")
end)

test("TOW-R11: he may demolish without need, even a tower he does not build on", function(game, t)
  display(game, t, "sand 1", { ["tower(1).sand"] = "sand 2", ["tower(1).wood"] = "wood 5" })
  t:answers { "1: 1", "1: sand 1" }
  t:offers("tower(1).wood, tower(1).sand, nothing", function() game:play_round() end)
end)

test("TOW-R6, TOW-R11: no demolition of a top, nor of one without which the cards would not fit", function(game, t)
  display(game, t, "sand 15", { ["tower(1).sand"] = "sand 9, sand 8", ["tower(1).wood"] = "wood 0",
                                ["tower(1).candy"] = "candy 3" })
  t:answers { "1: 1", "1: sand 15" }
  t:offers("tower(1).candy, nothing", function() game:play_round() end)
end)

test("TOW-R11: who builds nothing demolishes nothing", function(game, t)
  display(game, t, "sand 15", { ["tower(1).sand"] = "sand 2" })
  t:answers { "1: 0", "2: pass", "3: pass", "4: pass" }
  game:play_round()
  t:holds("tower(1).sand", "sand 2")
end)

---------------------------------------------------------------------------------------------------
-- the end

-- All cards that matter are in pile and discard pile.
local function last_cards(game, t, pile, discard)
  t:scene({ pile = pile, discard = discard }, "demolished(4)")
  function game:count_up() end
end

test("TOW-R16, TOW-R17: the discard pile is used once more; the last display may be smaller", function(game, t)
  last_cards(game, t, FIVE, "sand 1, sand 2, sand 3, sand 4, wood 1, wood 2, wood 5")
  local nobody = { "2: pass", "3: pass", "4: pass" }
  local answers = {}
  for _, opening in ipairs { "1: 0", "1: 0", "1: 0", "1: not 3" } do
    answers[#answers + 1] = opening
    if opening == "1: not 3" then answers[#answers + 1] = "0" end
    for _, answer in ipairs(nobody) do answers[#answers + 1] = answer end
  end
  t:answers(answers)
  game:play()
  t:equal(game.round, 4)
  t:holds("pile", "")
  t:equal(game.discard:size(), 12)
end)

test("TOW-R16: the discard pile is shuffled", function(game, t)
  last_cards(game, t, FIVE, "sand 1, sand 2, sand 3, sand 4, wood 1, wood 2, wood 5")
  t:answers { "1: 0", "2: pass", "3: pass", "4: pass", "1: 0" }
  t:offers("1, 2, 3, 4, 5, pass", function() game:play() end)
  local again = 0
  for _, card in ipairs(game.display:list()) do again = again + (FIVE:find(card.name, 1, true) and 1 or 0) end
  t:equal(again < 5, true, "what was discarded last does not just lie on top")
end)

test("TOW-R16: what was discarded comes back, what was built or demolished does not", function(game, t)
  last_cards(game, t, FIVE, "")
  t:answers { "1: 4", "2: pass", "3: pass", "4: pass", "1: candy 1", "scary 2", "wood 3", "scrap 4", "1: nothing",
              "2: 1", "2: sand 5", "2: nothing" }
  game:play()
  t:equal(game.round, 2)
  t:holds("tower(2).sand", "sand 5")
end)

test("TOW-Q9, TOW-Q10: all cards built when the pile runs out: the game ends", function(game, t)
  last_cards(game, t, FIVE, "")
  t:answers { "1: 5", "1: candy 1", "scary 2", "wood 3", "scrap 4", "sand 5", "1: nothing" }
  game:play()
  t:equal(game.round, 1)
end)

test("TOW-T4, TOW-R18, TOW-R19, TOW-R20: 4, 6, 12 and 6 for the main tower, less 3: 25", function(game, t)
  t:scene { ["tower(1).wood"] = "wood 9, wood 5, wood 3, wood 1", ["tower(1).sand"] = "sand 12, sand 7, sand 0",
            ["tower(1).candy"] = "candy 14, candy 12, candy 10, candy 8, candy 4, candy 0",
            ["demolished(1)"] = "scary 1, scary 2" }
  game:count_up()
  game:standings()
  t:points { 25, 0, 0, 0 }
  t:ranks { 1, 2, 2, 2 }
end)

test("TOW-T10, TOW-R20, TOW-Q12: four demolished cards cost 10, also without towers", function(game, t)
  t:scene { ["demolished(1)"] = "scary 1, scary 2, wood 1, wood 2", ["demolished(2)"] = "sand 1" }
  game:count_up()
  t:points { -10, -1, 0, 0 }
end)

test("TOW-R19, TOW-Q11: the main tower is the highest, with or without top; one only", function(game, t)
  t:scene { ["tower(1).wood"] = "wood 9, wood 5, wood 3", ["tower(1).sand"] = "sand 7, sand 0",
            ["tower(2).wood"] = "wood 10, wood 2", ["tower(2).candy"] = "candy 10, candy 2" }
  game:count_up()
  t:points { 3 + 4 + 3, 2 + 2 + 2, 0, 0 }
end)

test("TOW-R18: a tower that is only a top counts 2, and 1 as the main tower", function(game, t)
  t:scene { ["tower(1).wood"] = "wood 0" }
  game:count_up()
  t:points { 3, 0, 0, 0 }
end)

test("TOW-R21: most points win; ties share the victory", function(game, t)
  t:scene { ["tower(1).wood"] = "wood 9", ["tower(2).wood"] = "wood 10, wood 5", ["tower(3).sand"] = "sand 3, sand 2" }
  game:count_up()
  game:standings()
  t:points { 2, 4, 4, 0 }
  t:ranks { 3, 1, 1, 4 }
end)
