-- game: oh_pharaoh, players: 4, with: help/oh_pharaoh.lua
local test, help = ...
local arrange, at = help.arrange, help.at

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
  t:answers { "4", "not done", "4", "not done", "4", "done" }
  game:build(player)
  t:holds("pyramid(1).4", "4, 4, 4")
  t:answers { "not done", "4", "5", "6", "7" } -- as many as the builder likes
  game:build(player)
  t:holds("hand(1)", "")
  t:holds("pyramid(1).4", "4, 4, 4, 4")
  t:holds("pyramid(1).7", "7")
end)

test("PHA-R17: building ends by itself when no stone fits any more", function(game, t)
  arrange(t, { ["pyramid(1)"] = {}, ["hand(1)"] = "7, 7, 7, 8, 8, 9, 9, thief" })
  t:answers { "7", "7", "8", "7", "8", "9" }
  game:build(game.players[1])
  t:holds("hand(1)", "9, thief")
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
  game:take_actions(game.players[1])
  t:holds("pyramid(1).5", "5, 5, joker")
end)

test("PHA-R21: nothing that is built can be taken back into hand", function(game, t)
  arrange(t, {
    ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" },
    ["hand(1)"] = "thief, 9", ["hand(2)"] = "9", ["hand(3)"] = "", ["hand(4)"] = "",
  })
  t:answers {}
  t:offers("trade, done", function() game:take_actions(game.players[1]) end)
end)
