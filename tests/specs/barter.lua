-- game: ../cli/games/barter.lua
local test = ...

local function deal(t)
  t:scene { ["hand(1)"] = "cloth, cloth", ["hand(2)"] = "wine, salt" }
end

---------------------------------------------------------------------------------------------------
-- player:trade

test("what is offered and wanted changes hands when the other accepts", function(game, t)
  deal(t)
  t:answers { "1: cloth", "cloth", "1: 1", "1: wine", "2: accept" }
  t:equal(game:offer(game.players[1], game.players[2]), true)
  t:has("hand(1)", "wine")
  t:has("hand(2)", "cloth, cloth, salt")
end)

test("who refuses keeps what he has", function(game, t)
  deal(t)
  t:answers { "1: cloth", "done", "1: 1", "1: wine", "2: refuse" }
  t:equal(game:offer(game.players[1], game.players[2]), false)
  t:has("hand(1)", "cloth, cloth")
  t:has("hand(2)", "wine, salt")
end)

test("anything can be wanted, also twice; only who has all of it can accept", function(game, t)
  deal(t)
  t:answers { "1: cloth", "done", "1: 2", "1: wine", "1: wine", "not accept", "2: refuse" }
  game:offer(game.players[1], game.players[2])
  deal(t)
  t:answers { "1: cloth", "done", "1: 2", "1: salt", "1: wine", "2: accept" }
  game:offer(game.players[1], game.players[2])
  t:has("hand(1)", "cloth, wine, salt")
  t:has("hand(2)", "cloth")
end)

test("no more can be wanted than the other has in hand, nor more than the trade allows", function(game, t)
  t:scene { ["hand(1)"] = "cloth, cloth, cloth", ["hand(2)"] = "wine" }
  t:answers { "1: cloth", "cloth" } -- of three: two are all that may be given
  t:offers("1, drop", function() game:offer(game.players[1], game.players[2]) end)
end)

test("a counter-offer goes the other way; then there is none more", function(game, t)
  deal(t)
  t:answers { "1: cloth", "done", "1: 1", "1: wine", "2: counter-offer", "2: salt", "done", "2: 2", "2: cloth",
              "2: cloth", "not counter-offer", "1: accept" }
  t:equal(game:offer(game.players[1], game.players[2]), true)
  t:has("hand(1)", "salt")
  t:has("hand(2)", "cloth, cloth, wine")
end)

test("what a free action has used up meanwhile cannot be had", function(game, t)
  t:scene { ["hand(1)"] = "wine, wine, cloth", ["hand(2)"] = "salt" }
  t:answers { "1: cloth", "done", "1: drop", "1: 1", "1: salt", "not accept", "2: refuse" }
  game:offer(game.players[1], game.players[2])
  t:has("hand(1)", "wine, wine")
end)

test("a trade is checked", function(game, t)
  local a, b = game.players[1], game.players[2]
  t:fails("a trade is a table", function() a:trade() end)
  t:fails("a trade has no field 'whit'", function() a:trade { whit = b } end)
  t:fails("'kinds' of a trade", function() a:trade { with = b, kinds = {} } end)
  t:fails("'most' of a trade is a number from 1 to 10", function() a:trade { with = b, kinds = { "x" }, most = 11 } end)
  t:fails("'counters' of a trade", function() a:trade { with = b, kinds = { "x" }, counters = -1 } end)
  t:fails("'from' of a trade", function() a:trade { with = b, kinds = { "x" }, from = "purse" } end)
  t:fails("it takes two who have something", function() a:trade { with = b, kinds = { "x" } } end)
  t:fails("is the other player", function() a:trade { with = a, kinds = { "x" } } end)
  t:fails("is the other player", function() a:trade { kinds = { "x" } } end)
end)

---------------------------------------------------------------------------------------------------
-- select { again = true }, lists, groups of zones

test("what has been picked may be picked again", function(game, t)
  local player = game.players[1]
  t:answers { "b", "b", "a", "done" }
  local picks = player:select { "q", from = { "a", "b" }, again = true, most = 5 }
  t:equal(table.concat(picks, " "), "b b a")
  t:answers { "a", "a" }
  t:equal(#player:select { "q", from = { "a" }, again = true, count = 2 }, 2)
  t:equal(player:can_select { "q", from = { "a" }, again = true, count = 2 }, true)
  t:equal(player:can_select { "q", from = {}, again = true, count = 2 }, false)
  t:equal(player:can_select { "q", from = { "a" }, count = 2 }, false)
  t:fails("'again' needs 'count' or 'most'", function() player:select { "q", from = { "a" }, again = true } end)
  t:fails("'again' is for a list", function() player:select { "q", from = game.gone, again = true, count = 2 } end)
end)

test("others are all but oneself, from the left", function(game, t)
  local others = game.players[2]:others()
  t:equal(#others, 2)
  t:equal(others[1], game.players[3])
  t:equal(others[2], game.players[1])
end)

test("those of a list pass a test", function(game, t)
  local odd = game:those({ 1, 2, 3 }, function(n) return n % 2 == 1 end)
  t:equal(table.concat(odd, " "), "1 3")
  t:fails("are found by a function", function() game:those({}, true) end)
end)

test("pieces of several zones are listed in their order", function(game, t)
  t:scene { ["shelf(2).upper"] = "cloth, wine", ["shelf(2).lower"] = "cloth", ["table.left"] = "wine" }
  local shelves, left = game.players[2].shelves, game.tables.left
  local function has(zones, filter, ...)
    local pieces, expected = game:pieces_in(zones, filter), { ... }
    t:equal(#pieces, #expected)
    for i, piece in ipairs(pieces) do t:equal(piece, expected[i]) end
  end
  has(shelves, nil, shelves.upper:bottom(), shelves.upper:top(), shelves.lower:top())
  has({ left, shelves.upper }, nil, left:top(), shelves.upper:bottom(), shelves.upper:top())
  has({ left, shelves }, { kind = "cloth" }, shelves.upper:bottom(), shelves.lower:top())
  has({}, { kind = "cloth" })
  has(left, { kind = "cloth" })
  t:fails("is of zones, or of a list of them", function() game:pieces_in { left, 7 } end)
  t:fails("is of zones, or of a list of them", function() game:pieces_in "left" end)
end)

test("zones made together are counted, moved and named together", function(game, t)
  t:scene { ["shelf(2).upper"] = "cloth, wine", ["shelf(2).lower"] = "cloth", ["table.left"] = "" }
  local shelves = game.players[2].shelves
  t:equal(table.concat(shelves:sizes(), " "), "2 1")
  t:equal(shelves:count(), 3)
  local counts = shelves:counts "kind"
  t:equal(counts.upper.cloth + counts.upper.wine + counts.lower.cloth, 3)
  t:equal(counts.lower.wine, nil)
  t:equal(game.tables:counts("kind").left, false)
  counts = shelves:counts("kind", { kind = "wine" })
  t:equal(counts.upper, nil)
  t:equal(counts.lower.cloth, 1)
  t:equal(shelves:empty(), false)
  t:equal(game.tables:empty(), true)
  t:equal(shelves:count { kind = "cloth" }, 2)
  t:equal(shelves:owner(), game.players[2])
  t:equal(game.tables:owner(), nil)
  t:equal(shelves:move_all(game.tables.left, { kind = "cloth" }), 2)
  t:holds("table.left", "cloth, cloth")
  t:holds("shelf(2).upper", "wine")
  t:fails("from a zone to itself", function() shelves:move_all(shelves.lower) end)
  t:holds("shelf(2).upper", "wine")
  t:answers { "2: shelf(2)" }
  t:equal(game.players[2]:ask("q", { game.players[1].shelves, shelves, game.tables }), shelves)
  t:offers("shelf(1), table", function() game.players[1]:ask("q", { game.players[1].shelves, game.tables }) end)
end)
