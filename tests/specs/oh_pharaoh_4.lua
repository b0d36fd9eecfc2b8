-- game: oh_pharaoh, players: 4
local test = ...

-- A scene in which a whole pyramid may be laid: ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" }; it has no other levels.
local function arrange(t, zones, other)
  local scene = {}
  for name, content in pairs(zones) do
    if type(content) == "string" then scene[name] = content end
    for value = 1, type(content) == "table" and 9 or 0 do scene[name .. "." .. value] = content[value] or "" end
  end
  t:scene(scene, other)
end

local function at(t, field) t:scene { ["track." .. field] = "marker" } end

-- From now on the die shows these, one after the other; returns what it was asked for.
local function rolls(game, ...)
  local shows, asked = { ... }, {}
  function game:roll(dice, sides)
    asked[#asked + 1] = dice .. "d" .. sides
    return table.remove(shows, 1)
  end
  return asked
end

---------------------------------------------------------------------------------------------------
-- components and setup

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

---------------------------------------------------------------------------------------------------
-- pyramids

-- Who lays all these cards makes this pyramid of them.
local function builds(game, t, cards, ...)
  arrange(t, { ["hand(1)"] = cards, ["pyramid(1)"] = {} })
  t:answers { ... }
  repeat game:build(game.players[1]) until not game:may_build(game.players[1])
  t:all_answered()
end

test("PHA-T8, PHA-R6, PHA-R7, PHA-R8, PHA-R9: these can be built", function(game, t)
  builds(game, t, "2, 2, 3", "2", "2", "3")
  t:holds("pyramid(1).2", "2, 2")
  t:holds("pyramid(1).3", "3")
  builds(game, t, "6, 5, 5", "6", "5", "5")
  builds(game, t, "3, 3, 3, 4, 4, 5", "3", "3", "4", "5", "3", "4")
  builds(game, t, "3, 3, 3, 3, 3, 4, 4, 5", "5", "4", "4", "3", "3", "3", "3", "3")
  t:equal(game.players[1].pyramids[1]:count(), 8)
end)

test("PHA-T8, PHA-R6, PHA-R7, PHA-R8, PHA-R9: and these cannot", function(game, t)
  for _, cards in ipairs { "5, 6", "5, 5, 5", "5, 5, 7", "5, 6, 6", "6, 6, 5", "9, 9, 1", "5, 5, thief" } do
    arrange(t, { ["hand(1)"] = cards })
    t:equal(game:may_build(game.players[1]), false, cards)
  end
  builds(game, t, "5, 5, 6, 6", "5", "5", "6") -- and not the other 6
  t:holds("hand(1)", "6")
  builds(game, t, "5, 6, 5, 7", "5", "not 7", "5", "6")
  t:holds("hand(1)", "7")
end)

-- What a rulebook says, without a thought of how to get there: is it a pyramid?
local function is_legal(width)
  local low, high, levels
  for value = 1, 9 do
    if width[value] > 0 then low, high, levels = low or value, value, (levels or 0) + 1 end
  end
  if not levels or levels < 2 or high - low + 1 ~= levels then return false end
  for value = low, high - 1 do
    if width[value] <= width[value + 1] then return false end
  end
  return true
end

-- All pyramids of which `width` is a part, with up to so many stones of each value more, and jokers.
local function all_legal(width, stones, jokers)
  local found, wide = {}, {}
  local function choose(value, used_least, used_most)
    if used_least > jokers then return end
    if value > 9 then
      if is_legal(wide) then
        for used = used_least, math.min(used_most, jokers) do found[table.concat(wide) .. "+" .. used] = true end
      end
      return
    end
    for more = 0, stones[value] + jokers do
      wide[value] = width[value] + more
      choose(value + 1, used_least + math.max(0, more - stones[value]), used_most + more)
    end
  end
  choose(1, 0, 0)
  found[table.concat(width) .. "+0"] = nil -- nothing was laid
  return found
end

-- All pyramids that can be laid with single cards, as the game offers them.
local function all_reached(game, player, jokers)
  local found, seen, tried, group, explore = {}, {}, 0, player.pyramids[1], nil
  local function try(card, level)
    tried = tried + 1
    card:move(level)
    explore()
    card:move(player.hand)
  end
  function explore()
    local width, before = group:sizes(), tried
    local key = table.concat(width) .. "+" .. jokers - player.hand:count { kind = "joker" }
    if seen[key] then return end
    seen[key] = true
    for _, card in ipairs(player.hand:list()) do
      for value = card.value or 1, card.value or 9 do
        if game.shape:fits(group, player.hand, card, group[value]) then try(card, group[value]) end
      end
    end
    if is_legal(width) then found[key] = true
    elseif group:count() > 0 and tried == before then error("no way on from " .. key) end
  end
  local start = table.concat(group:sizes()) .. "+0"
  explore()
  found[start] = nil -- nothing was laid
  return found
end

local function keys(set)
  local list = {}
  for key in pairs(set) do list[#list + 1] = key end
  table.sort(list)
  return table.concat(list, " ")
end

test("PHA-R17, PHA-R19, PHA-Q5, PHA-Q6, PHA-Q7: card by card all that is legal can be built, and nothing else",
  function(game, t)
    local player = game.players[1]
    for _, scene in ipairs {
      { hand = "2, 2, 2, 3, 3, 4, 7" }, { hand = "5, 6, 6, 7, joker" }, { hand = "1, joker, joker" },
      { hand = "9, 8, 8, 7, joker" }, { hand = "joker, joker, joker" }, { hand = "4, 4, 5, 6, 6, 8, joker, joker" },
      { hand = "thief, 3, pharaoh, 3, 2, joker" }, { hand = "4, 4, 4, 6, 7", [5] = "5, 5", [6] = "6" },
      { hand = "5, 6, joker", [5] = "5, 5", [6] = "6" }, { hand = "1, 1, 1, 4, joker", [2] = "2, 2, 2", [3] = "3, 3" },
      { hand = "8, 9, 7", [8] = "8, 8", [9] = "9" }, { hand = "2, 3, 3", [1] = "1, 1, 1, 1, 1", [2] = "2, 2, joker" },
    } do
      arrange(t, { ["hand(1)"] = scene.hand, ["pyramid(1)"] = scene })
      local stones, jokers = {}, player.hand:count { kind = "joker" }
      for value = 1, 9 do stones[value] = player.hand:count { kind = tostring(value) } end
      t:equal(keys(all_reached(game, player, jokers)), keys(all_legal(player.pyramids[1]:sizes(), stones, jokers)),
              scene.hand)
    end
  end)

test("PHA-R17, PHA-Q5: levels at the top and at the bottom, and wider levels", function(game, t)
  local player = game.players[1]
  arrange(t, { ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" }, ["hand(1)"] = "5, 6, 7, 4, 4, 4, 4" })
  t:answers { "4", "4", "4" }
  game:build(player)
  t:holds("pyramid(1).4", "4, 4, 4")
  t:answers { "4" }
  game:build(player)
  t:answers { "5" }
  game:build(player)
  t:answers { "6" }
  game:build(player)
  t:answers { "7" }
  game:build(player)
  t:holds("hand(1)", "")
  t:holds("pyramid(1).4", "4, 4, 4, 4")
  t:holds("pyramid(1).7", "7")
end)

test("PHA-R18, PHA-R31, PHA-D2: one pyramid, and from field 3 on two", function(game, t)
  local player = game.players[1]
  arrange(t, { ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" }, ["second pyramid(1)"] = {}, ["hand(1)"] = "1, 1, 2" })
  at(t, 2)
  t:equal(game:may_build(player), false)
  at(t, 3)
  t:answers { "1", "1", "2" }
  game:build(player)
  t:holds("second pyramid(1).1", "1, 1")
  arrange(t, { ["hand(1)"] = "1, 6, 5" })
  t:offers("pyramid(1), second pyramid(1)", function() game:build(player) end)
  arrange(t, { ["hand(1)"] = "3, 3, 4" })
  t:equal(game:may_build(player), false, "a third one")
end)

test("PHA-R31: a pyramid may be new while the other one stands, whichever it is", function(game, t)
  local player = game.players[1]
  arrange(t, { ["second pyramid(1)"] = { [5] = "5, 5", [6] = "6" }, ["hand(1)"] = "1, 1, 2" })
  at(t, 2)
  t:equal(game:may_build(player), false)
  at(t, 3)
  t:answers { "1", "1", "2" }
  game:build(player)
  t:holds("pyramid(1).1", "1, 1")
end)

test("PHA-R19, PHA-Q7: who lays a joker says what it stands for; a pyramid may be of jokers alone", function(game, t)
  arrange(t, { ["hand(1)"] = "joker, joker, joker, thief", ["pyramid(1)"] = {} })
  t:answers { "not thief", "joker", "9", "joker", "not 7", "8", "joker", "8" }
  game:build(game.players[1])
  t:holds("pyramid(1).9", "joker")
  t:holds("pyramid(1).8", "joker, joker")
  t:all_answered()
  t:answers {}
  arrange(t, { ["hand(1)"] = "joker, 1, 1", ["pyramid(1)"] = {} })
  t:answers { "1", "1", "joker" }
  t:offers("2", function() game:build(game.players[1]) end) -- there are no values but 1 to 9
end)

test("PHA-R20, PHA-Q19: a stone for the joker that stands for it, in anybody's pyramid, in step 3", function(game, t)
  local player = game.players[1]
  arrange(t, {
    ["pyramid(1)"] = { [5] = "5, joker", [6] = "joker" }, ["second pyramid(3)"] = { [5] = "5, 5", [6] = "joker" },
    ["hand(1)"] = "6, 4, 6",
  })
  t:answers { "second pyramid(3).6" }
  game:exchange(player)
  t:holds("second pyramid(3).6", "6")
  t:holds("hand(1)", "4, 6, joker")
  t:answers { "not pyramid(1).5", "pyramid(1).6" }
  game:exchange(player) -- several in one turn
  t:holds("pyramid(1).6", "6")
  t:equal(game:may_exchange(player), false)
end)

test("PHA-R20: the joker can be built in at once", function(game, t)
  arrange(t, {
    ["pyramid(2)"] = { [3] = "3, 3", [4] = "joker" }, ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" },
    ["hand(1)"] = "4", ["hand(2)"] = "", ["hand(3)"] = "", ["hand(4)"] = "",
  })
  t:answers { "exchange", "pyramid(2).4", "build", "joker", "5", "done" }
  game:act(game.players[1])
  t:holds("pyramid(1).5", "5, 5, joker")
  t:all_answered()
end)

test("PHA-R21: nothing that is built can be taken back into hand", function(game, t)
  arrange(t, {
    ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" },
    ["hand(1)"] = "thief, 9", ["hand(2)"] = "9", ["hand(3)"] = "", ["hand(4)"] = "",
  })
  t:answers {}
  t:offers("trade, done", function() game:act(game.players[1]) end)
end)

---------------------------------------------------------------------------------------------------
-- step 1: scoring

local function scores(game, t, levels)
  arrange(t, { ["pyramid(1)"] = levels })
  local before = game.players[1]:points()
  t:answers { "pyramid(1)" }
  game:score_pyramids(game.players[1])
  return game.players[1]:points() - before
end

test("PHA-T1, PHA-T2, PHA-T3, PHA-R11: one stone of each level, times the levels", function(game, t)
  t:equal(scores(game, t, { [5] = "5, 5", [6] = "6" }), 22)
  t:equal(scores(game, t, { [3] = "3, 3, 3", [4] = "4, 4", [5] = "5" }), 36)
  t:equal(scores(game, t, { [5] = "5, 5, 5, 5", [6] = "6, 6", [7] = "7" }), 54)
  t:equal(scores(game, t, { [1] = "1, 1, 1", [2] = "joker, 2", [3] = "3" }), 18)
end)

test("PHA-R10, PHA-R12, PHA-R13: he may score; the cards are discarded, the marker moves", function(game, t)
  local player = game.players[1]
  arrange(t, { discard = "", ["pyramid(1)"] = { [5] = "5, joker", [6] = "6" } }, "pile")
  t:answers { "none" }
  game:score_pyramids(player)
  t:points { 0, 0, 0, 0 }
  t:holds("track.0", "marker")
  t:answers { "pyramid(1)" }
  game:score_pyramids(player)
  t:points { 22, 0, 0, 0 }
  t:has("discard", "5, joker, 6")
  t:holds("track.1", "marker")
  t:answers {}
  game:score_pyramids(player) -- nothing is left to be scored, and nothing asked
end)

test("PHA-R10: of two pyramids one, both or none", function(game, t)
  for _, answers in ipairs { { "none" }, { "pyramid(1)", "none" }, { "second pyramid(1)", "none" },
                             { "second pyramid(1)", "pyramid(1)" } } do
    at(t, 3)
    arrange(t, { ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" }, ["second pyramid(1)"] = { [2] = "2, 2", [3] = "3" } })
    local before = game.players[1]:points()
    t:answers(answers)
    game:score_pyramids(game.players[1])
    t:all_answered()
    local worth, expected = { ["pyramid(1)"] = 22, ["second pyramid(1)"] = 10, none = 0 }, 0
    for _, answer in ipairs(answers) do expected = expected + worth[answer] end
    t:equal(game.players[1]:points() - before, expected)
  end
end)

test("PHA-R14, PHA-T14: with 12 stones it must be scored, with 11 it may", function(game, t)
  arrange(t, { ["pyramid(1)"] = { [1] = "1, 1, 1, 1, 1, 1, 1", [2] = "2, 2, 2, 2" } })
  t:offers("pyramid(1), none", function() game:score_pyramids(game.players[1]) end)
  arrange(t, { ["pyramid(1)"] = { [1] = "1, 1, 1, 1, 1, 1, 1, 1", [2] = "2, 2, 2, 2" } })
  t:answers {}
  t:offers("pyramid(1)", function() game:score_pyramids(game.players[1]) end)
end)

test("PHA-R14, PHA-Q4: who must score one may score the other first; then the one is still due", function(game, t)
  at(t, 3)
  arrange(t, {
    ["pyramid(1)"] = { [1] = "1, 1, 1, 1, 1, 1, 1, 1", [2] = "2, 2, 2, 2" },
    ["second pyramid(1)"] = { [5] = "5, 5", [6] = "6" },
  })
  t:answers { "not none", "second pyramid(1)", "not none", "pyramid(1)" }
  game:score_pyramids(game.players[1])
  t:points { 28, 0, 0, 0 }
end)

test("PHA-R10, PHA-R14: when the one that was due is scored, the other is free again", function(game, t)
  at(t, 3)
  arrange(t, {
    ["pyramid(1)"] = { [1] = "1, 1, 1, 1, 1, 1, 1, 1", [2] = "2, 2, 2, 2" },
    ["second pyramid(1)"] = { [5] = "5, 5", [6] = "6" },
  })
  t:answers { "not none", "pyramid(1)", "none" }
  game:score_pyramids(game.players[1])
  t:points { 6, 0, 0, 0 }
end)

test("PHA-R32, PHA-D3: from field 6 on two levels are not enough", function(game, t)
  at(t, 5)
  arrange(t, { ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" } })
  t:offers("pyramid(1), none", function() game:score_pyramids(game.players[1]) end)
  at(t, 6)
  t:answers {}
  game:score_pyramids(game.players[1])
  arrange(t, { ["pyramid(1)"] = { [5] = "5, 5, 5", [6] = "6, 6", [7] = "7" } })
  t:offers("pyramid(1), none", function() game:score_pyramids(game.players[1]) end)
end)

test("PHA-T16, PHA-Q3: 13 stones on two levels must be scored, for nothing; the marker moves", function(game, t)
  at(t, 6)
  arrange(t, { ["pyramid(1)"] = { [1] = "1, 1, 1, 1, 1, 1, 1, 1", [2] = "2, 2, 2, 2, 2" } })
  t:answers { "not none", "pyramid(1)" }
  game:score_pyramids(game.players[1])
  t:points { 0, 0, 0, 0 }
  t:holds("track.7", "marker")
  t:equal(game.players[1].pyramids[1]:count(), 0)
end)

test("PHA-Q4: on field 5 a pyramid of two levels can be scored before one of three, but not after", function(game, t)
  for _, answers in ipairs { { "pyramid(1)", "second pyramid(1)" }, { "second pyramid(1)" } } do
    at(t, 5)
    arrange(t, {
      ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" },
      ["second pyramid(1)"] = { [1] = "1, 1, 1", [2] = "2, 2", [3] = "3" },
    })
    t:answers(answers)
    game:score_pyramids(game.players[1])
    t:all_answered()
  end
  t:points { 22 + 18 + 18, 0, 0, 0 }
  t:has("pyramid(1).5", "5, 5")
end)

test("PHA-Q17: two levels that stand when field 6 is reached stay, and may grow", function(game, t)
  at(t, 6)
  arrange(t, { ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" }, ["hand(1)"] = "5" })
  t:answers { "5" }
  game:build(game.players[1])
  t:holds("pyramid(1).5", "5, 5, 5")
end)

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
-- step 3: trade

test("PHA-R16, PHA-T12, PHA-Q13: two cards for one, of all kinds, with one of the others", function(game, t)
  arrange(t, { ["hand(1)"] = "5, joker, thief", ["hand(2)"] = "", ["hand(3)"] = "pharaoh, 4", ["hand(4)"] = "1" })
  t:answers { "1: trade", "not player 2", "1: player 3", "1: joker", "thief", "done", "1: 1", "1: pharaoh",
              "3: accept", "1: done" }
  game:act(game.players[1])
  t:has("hand(1)", "5, pharaoh")
  t:has("hand(3)", "4, joker, thief")
  t:all_answered()
end)

test("PHA-R16: refusing and counter-offers; what is wanted need not be there", function(game, t)
  arrange(t, { ["hand(1)"] = "5, 6", ["hand(2)"] = "3, 4", ["hand(3)"] = "", ["hand(4)"] = "" })
  t:answers {
    "trade", "player 2", "1: 5", "done", "1: 1", "1: joker", "not accept", "2: counter-offer",
    "2: 4", "done", "2: 2", "2: 6", "6", "not accept", "1: counter-offer",
    "1: 6", "done", "1: 1", "1: 4", "not counter-offer", "2: refuse",
    "1: trade", "player 2", "1: 6", "done", "1: 1", "1: 3", "2: counter-offer", "2: 3", "done", "2: 1", "2: 5",
    "1: accept", "1: done" }
  game:act(game.players[1])
  t:has("hand(1)", "3, 6")
  t:has("hand(2)", "4, 5")
  t:all_answered()
end)

test("PHA-R16: offers are bounded, so that a turn ends", function(game, t)
  arrange(t, { ["hand(1)"] = "5", ["hand(2)"] = "3", ["hand(3)"] = "", ["hand(4)"] = "" })
  local answers = {}
  for _ = 1, 3 do
    for _, answer in ipairs { "trade", "player 2", "5", "1", "joker", "refuse" } do answers[#answers + 1] = answer end
  end
  answers[#answers + 1] = "not trade"
  answers[#answers + 1] = "done"
  t:answers(answers)
  game:act(game.players[1])
  t:all_answered()
end)

test("PHA-Q13: who has no cards cannot trade, nor be traded with", function(game, t)
  arrange(t, { ["hand(1)"] = "", ["hand(2)"] = "3", ["hand(3)"] = "", ["hand(4)"] = "" })
  t:offers("done", function() game:act(game.players[1]) end)
  arrange(t, { ["hand(1)"] = "9", ["hand(2)"] = "", ["hand(3)"] = "", ["hand(4)"] = "" })
  t:answers {}
  t:offers("done", function() game:act(game.players[1]) end)
end)

---------------------------------------------------------------------------------------------------
-- step 3: thief

local function four_levels(t)
  arrange(t, { ["pyramid(2)"] = { [3] = "3, 3, 3, 3", [4] = "4, 4, 4", [5] = "5, 5", [6] = "6" } })
end

test("PHA-R23, PHA-T4, PHA-D4: four levels: a 3 fails, a 4 succeeds", function(game, t)
  four_levels(t)
  arrange(t, { ["hand(1)"] = "thief, thief", ["hand(2)"] = "9", discard = "" }, "pile")
  local asked = rolls(game, 3, 4)
  t:answers { "1: pyramid(2)", "2: no" }
  game:rob(game.players[1])
  t:holds("hand(1)", "thief")
  t:holds("discard", "thief")
  t:answers { "1: pyramid(2)", "2: no", "1: 6" }
  game:rob(game.players[1])
  t:holds("hand(1)", "6")
  t:holds("pyramid(2).6", "")
  t:holds("pyramid(2).5", "5, 5")
  t:equal(table.concat(asked, " "), "1d6 1d6")
end)

test("PHA-D4: all of six sides come up", function(game, t)
  local seen, sides = {}, 0
  for _ = 1, 200 do
    local n = game:roll(1, 6)
    if not seen[n] then seen[n], sides = true, sides + 1 end
  end
  t:equal(sides, 6)
end)

test("PHA-R22, PHA-R28: thieves and tax collectors, any number; all are discarded", function(game, t)
  arrange(t, {
    ["pyramid(2)"] = { [5] = "5, 5, 5, 5", [6] = "6" },
    ["hand(1)"] = "thief, thief, tax collector", ["hand(2)"] = "", ["hand(3)"] = "9", ["hand(4)"] = "", discard = "",
  }, "pile")
  rolls(game, 2, 1)
  t:answers { "1: rob", "pyramid(2)", "5", "1: tax", "3: no", "1: rob", "pyramid(2)", "1: done" }
  game:act(game.players[1])
  t:has("hand(1)", "5, 9")
  t:has("discard", "thief, thief, tax collector")
  t:all_answered()
end)

test("PHA-R24: the stolen card, a joker also, may be used at once", function(game, t)
  arrange(t, {
    ["pyramid(2)"] = { [5] = "5, 5, joker", [6] = "6" }, ["pyramid(1)"] = { [1] = "1, 1", [2] = "2" },
    ["hand(1)"] = "thief", ["hand(2)"] = "", ["hand(3)"] = "", ["hand(4)"] = "",
  })
  rolls(game, 6)
  t:answers { "rob", "pyramid(2)", "5", "joker", "build", "joker", "not 2", "1", "done" }
  game:act(game.players[1])
  t:holds("pyramid(1).1", "1, 1, joker")
  t:holds("pyramid(2).5", "5, 5")
  t:all_answered()
end)

-- 5x4, 6x2, 7; then this level loses a card.
local function seven_stones(game, t, level)
  arrange(t, {
    ["pyramid(2)"] = { [5] = "5, 5, 5, 5", [6] = "6, 6", [7] = "7" }, ["hand(1)"] = "thief", ["hand(2)"] = "",
  })
  rolls(game, 6)
  return { "1: pyramid(2)", "1: " .. level }
end

local function take_back(game, t, more)
  local answers = seven_stones(game, t, 6)
  for _, answer in ipairs(more) do answers[#answers + 1] = answer end
  t:answers(answers)
  game:rob(game.players[1])
  t:all_answered()
  t:holds("hand(1)", "6")
end

test("PHA-T5, PHA-R25: a 6 is stolen: he takes back all six", function(game, t)
  take_back(game, t, { "2: all" })
  t:has("hand(2)", "5, 5, 5, 5, 6, 7")
  t:equal(game.players[2].pyramids[1]:count(), 0)
end)

test("PHA-T5, PHA-R25: or leaves two 5s and a 6", function(game, t)
  take_back(game, t, { "2: 7", "2: 5", "5", "done" })
  t:holds("pyramid(2).5", "5, 5")
  t:holds("pyramid(2).6", "6")
  t:has("hand(2)", "5, 5, 7")
end)

test("PHA-T6, PHA-Q2, PHA-Q20: or four or three 5s and a 6, or none; the 7 cannot lie on one 6", function(game, t)
  take_back(game, t, { "2: 7", "done" })
  t:holds("pyramid(2).5", "5, 5, 5, 5")
  take_back(game, t, { "2: 5", "not done", "7", "done" })
  t:holds("pyramid(2).5", "5, 5, 5")
  take_back(game, t, { "not done", "2: 5", "not done", "5", "not done", "5", "not done", "5", "not done", "all" })
  t:has("hand(2)", "5, 5, 5, 5, 6, 7")
  take_back(game, t, { "2: 7", "5", "5", "5", "6", "5" }) -- one by one
  t:has("hand(2)", "5, 5, 5, 5, 6, 7")
end)

test("PHA-T7, PHA-R25: a 5 is stolen: it is a pyramid still, nothing is taken back", function(game, t)
  t:answers(seven_stones(game, t, 5))
  game:rob(game.players[1])
  t:holds("pyramid(2).5", "5, 5, 5")
  t:holds("hand(2)", "")
end)

test("PHA-Q8: a joker that is stolen or taken back is a joker again", function(game, t)
  arrange(t, { ["pyramid(2)"] = { [5] = "joker, 5", [6] = "joker" }, ["hand(1)"] = "thief", ["hand(2)"] = "" })
  rolls(game, 2)
  t:answers { "pyramid(2)", "6", "2: 5", "2: joker", "2: all" }
  game:rob(game.players[1])
  t:holds("hand(1)", "joker")
  t:has("hand(2)", "joker, 5")
end)

test("PHA-R23, PHA-Q9: before the roll only the pyramid is named", function(game, t)
  arrange(t, {
    ["pyramid(2)"] = { [5] = "5, 5", [6] = "6" }, ["second pyramid(2)"] = { [1] = "1, 1", [2] = "2" },
    ["pyramid(3)"] = { [1] = "1, 1", [2] = "2" }, ["pyramid(1)"] = { [1] = "1, 1", [2] = "2" },
    ["hand(1)"] = "thief, thief", ["hand(2)"] = "", ["hand(3)"] = "",
  })
  local asked = rolls(game, 1)
  t:offers("pyramid(2), second pyramid(2), pyramid(3)", function() game:rob(game.players[1]) end)
  t:answers { "pyramid(3)" }
  game:rob(game.players[1])
  t:equal(#asked, 1)
end)

test("PHA-Q10: seven levels cannot be robbed, six can", function(game, t)
  local levels = { [2] = "2, 2, 2, 2, 2, 2", [3] = "3, 3, 3, 3, 3", [4] = "4, 4, 4, 4", [5] = "5, 5, 5", [6] = "6, 6",
                   [7] = "7" }
  arrange(t, { ["pyramid(2)"] = levels, ["hand(1)"] = "thief", ["hand(2)"] = "" })
  t:equal(game:may_rob(game.players[1]), true)
  levels[1] = "1, 1, 1, 1, 1, 1, 1"
  arrange(t, { ["pyramid(2)"] = levels })
  t:equal(game:may_rob(game.players[1]), false)
  arrange(t, { ["hand(1)"] = "5", ["pyramid(2)"] = { [5] = "5, 5", [6] = "6" } })
  t:equal(game:may_rob(game.players[1]), false, "without a thief")
end)

---------------------------------------------------------------------------------------------------
-- step 3: tax collector and pharaoh

test("PHA-R27, PHA-T10, PHA-Q11, PHA-R28: a pharaoh stops the thief before the roll; both go", function(game, t)
  four_levels(t)
  arrange(t, { ["hand(1)"] = "thief", ["hand(2)"] = "pharaoh, 9", ["hand(3)"] = "pharaoh", discard = "" }, "pile")
  local asked = rolls(game, 6)
  t:answers { "1: pyramid(2)", "not 9", "2: pharaoh" } -- and player 3 is not asked
  game:rob(game.players[1])
  t:equal(#asked, 0)
  t:has("discard", "thief, pharaoh")
  t:holds("hand(1)", "")
  t:holds("hand(2)", "9")
  t:all_answered()
end)

test("PHA-R26, PHA-R27, PHA-T9, PHA-Q11: of three one plays a pharaoh, the others lose a card each", function(game, t)
  arrange(t, {
    ["hand(1)"] = "tax collector", ["hand(2)"] = "1, 2", ["hand(3)"] = "pharaoh, 3", ["hand(4)"] = "4", discard = "",
  }, "pile")
  t:answers { "2: no", "3: pharaoh", "4: no" }
  game:tax(game.players[1])
  t:has("discard", "tax collector, pharaoh")
  t:equal(game.players[1].hand:size(), 2)
  t:equal(game.players[1].hand:count { kind = "4" }, 1)
  t:equal(game.players[2].hand:size(), 1)
  t:holds("hand(3)", "3")
  t:holds("hand(4)", "")
end)

test("PHA-R26: any card of a hand may be taken", function(game, t)
  local seen, kinds = {}, 0
  for _ = 1, 60 do
    arrange(t, { ["hand(1)"] = "tax collector", ["hand(2)"] = "7, 8, 9", ["hand(3)"] = "", ["hand(4)"] = "" })
    t:answers { "2: no" }
    game:tax(game.players[1])
    local kind = game.players[1].hand:bottom().kind
    if not seen[kind] then seen[kind], kinds = true, kinds + 1 end
  end
  t:equal(kinds, 3)
end)

test("PHA-Q12: who has no cards gives none; if nobody has, it cannot be played", function(game, t)
  arrange(t, { ["hand(1)"] = "tax collector", ["hand(2)"] = "", ["hand(3)"] = "3", ["hand(4)"] = "" })
  t:answers { "3: no" }
  game:tax(game.players[1])
  t:holds("hand(1)", "3")
  arrange(t, { ["hand(1)"] = "tax collector", ["hand(3)"] = "" })
  t:equal(game:may_tax(game.players[1]), false)
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

---------------------------------------------------------------------------------------------------
-- the end

test("PHA-R33, PHA-T15, PHA-D1: two are scored on field 9: the first one's cards are shuffled in, not the second's",
  function(game, t)
    at(t, 9)
    arrange(t, {
      ["pyramid(1)"] = { [5] = "5, 5, 5", [6] = "6, 6", [7] = "7" },
      ["second pyramid(1)"] = { [1] = "1, 1, 1", [2] = "2, 2", [3] = "3" },
      pile = "8, 8", discard = "9", row = "4, joker, thief", ["hand(1)"] = "4",
    }, "hand(4)")
    t:answers { "pyramid(1)", "second pyramid(1)" }
    game:score_pyramids(game.players[1])
    t:points { 54 + 18, 0, 0, 0 }
    t:has("pile", "5, 5, 5, 6, 6, 7, 8, 8, 9, end card")
    t:has("discard", "1, 1, 1, 2, 2, 3")
    t:holds("track.10", "marker")
    t:holds("beside the track", "")
    t:holds("row", "4, joker, thief") -- PHA-Q16: open cards, hands and pyramids stay
    t:holds("hand(1)", "4")
  end)

test("PHA-Q16: on the last field the marker stays, and the end card where it is", function(game, t)
  at(t, 10)
  arrange(t, { pile = "8, end card, 9", ["pyramid(1)"] = { [5] = "5, 5, 5", [6] = "6, 6", [7] = "7" } })
  t:answers { "pyramid(1)" }
  game:score_pyramids(game.players[1])
  t:holds("track.10", "marker")
  t:holds("pile", "8, end card, 9")
end)

-- Player 1 takes his turn with these answers; the game is over then.
local function ends(game, t, answers)
  t:answers(answers)
  game:take_turn(game.players[1])
  t:all_answered()
  t:equal(game.over, true)
  t:holds("beside the track", "end card")
end

test("PHA-R34, PHA-T17: turned up in step 2: it is over; two levels count nothing, three do", function(game, t)
  at(t, 10)
  arrange(t, {
    ["pyramid(2)"] = { [5] = "5, 5", [6] = "6" }, ["pyramid(3)"] = { [5] = "5, 5, 5", [6] = "6, 6", [7] = "7" },
    ["second pyramid(3)"] = { [1] = "1, 1, 1", [2] = "2, 2", [3] = "3" },
    row = "3, 5, joker", pile = "9, end card, 3", ["hand(1)"] = "1, 1, 2",
  })
  ends(game, t, { "5" })
  t:holds("row", "3, joker")
  t:has("hand(1)", "1, 1, 2, 5")
  game:score_what_stands()
  t:points { 0, 0, 54 + 18, 0 }
  t:ranks { 2, 2, 1, 2 }
end)

test("PHA-Q16, PHA-R34: drawn from the pile, or when the hand is filled, it ends the game as well", function(game, t)
  at(t, 10)
  arrange(t, { row = "3, 5, joker", pile = "9, end card", ["hand(1)"] = "1" })
  ends(game, t, { "pile" })
  t:holds("hand(1)", "1")
  game.over = nil
  arrange(t, {
    ["beside the track"] = "", pile = "9, end card, 8", ["hand(2)"] = "", ["hand(3)"] = "", ["hand(4)"] = "",
  })
  ends(game, t, { "3", "done", "none" })
  t:has("hand(1)", "1, 3")
end)

test("PHA-Q15, PHA-Q16: however alike the last cards are, the end card comes", function(game, t)
  at(t, 10)
  arrange(t, { row = "3, 5, joker", pile = "end card, 3, 3", discard = "joker" }, "hand(4)")
  t:answers { "5" }
  game:draw(game.players[1])
  t:equal(game.over, true)
end)

test("PHA-R34, PHA-Q18: most points win; a tie is shared", function(game, t)
  game.players[2]:score(10)
  game.players[4]:score(10)
  game:score_what_stands()
  t:ranks { 3, 1, 3, 1 }
end)

test("PHA-R22, PHA-R29: a whole turn in its four steps", function(game, t)
  arrange(t, {
    row = "3, 5, joker", pile = "9, 8, 7, 6, 9, 8, 7", ["hand(1)"] = "5, 6, 1, 2, 4, 9, 3",
    ["hand(2)"] = "", ["hand(3)"] = "", ["hand(4)"] = "",
    ["pyramid(1)"] = { [1] = "1, 1", [2] = "2" },
  })
  t:answers { "1: pyramid(1)", "1: 5", "1: build", "5", "5", "6", "1: done", "1: 9" }
  game:take_turn(game.players[1])
  t:all_answered()
  t:points { 6, 0, 0, 0 }
  t:equal(game.players[1].hand:size(), 7)
end)
