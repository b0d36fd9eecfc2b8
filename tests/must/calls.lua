-- Calls every word that scripts have with anything at all, as chance will have it: what comes of it is an error that
-- pcall catches, a question, or a move, and the same in every run.
local game, score = croupier.game, croupier.score

local CALLS, MOST_CALLS, MOST_FREE = 200, 2000, 5
local METHODS = {
  game = { "ask_all", "clockwise", "turns", "phase", "note", "auction", "trick", "roll", "random", "pick", "zone",
           "standings", "pieces_in" },
  player = { "ask", "can_ask", "number", "agrees", "order", "select", "left", "right", "others", "trade",
             "score", "points", "zone", "purse" },
  zone = { "size", "name", "place", "empty", "top", "bottom", "at", "owner", "member", "count", "sum", "first",
           "highest", "lowest", "counts",
           "each", "from_top", "list", "values", "deal", "move_all", "shuffle", "random", "create" },
  group = { "sizes", "counts", "empty", "count", "owner", "move_all" },
  piece = { "move", "move_under", "zone" },
  purse = { "amount", "can_pay", "pay", "pay_all", "owner" },
  auction = { "calls", "ask", "bid", "pass", "take_back", "winner", "price", "first_to_pass" },
  trick = { "turns", "play", "trump", "empty", "taker", "take" },
  stacking = { "most", "sets", "fits", "lifts", "lay", "orders" },
  pyramid = { "height", "stands", "fits" },
  board = { "path", "ways", "costs", "reachable", "neighbours", "nodes", "between" },
}
local SCORES = { "majority", "triangular", "kinds", "complete", "sets", "ranks" }
local KINDS = { "game", "player", "player", "player", "zone", "piece", "purse", "auction", "trick", "stacking",
                "pyramid", "board", "family", "group" }
local KEYS = { "from", "to", "where", "count", "least", "most", "total", "alike", "wild", "among", "instead", "players",
               "value", "kind", "above", "exactly", "cap", "step", "must_open", "suit", "rank", "trump", "sees",
               "again", 1, 2 }
local WORDS = { "q", "hand", "value", "kind", "x", "y", "odd", "even", "all", "owner", "ascending", "once", "sealed",
                "second price", "dutch", "go", "pass", "", "nothing", "\xff", ("long"):rep(30) }
local NUMBERS = { 0, -1, 62, 63, 64, 512, 1024, 1 << 31, 1 << 32, math.maxinteger, math.mininteger, 1.5, 0 / 0 }

local lays = croupier.stacking {
  by = "value", within = "kind", fixed = { 0 }, may = function(value, below) return not below or value < below end,
}
local shape = croupier.pyramid { by = "kind", wild = "even", least = 2 }
local map = croupier.board { nodes = { "x", "y", "z" }, roads = { { "x", "y", "z" } } }

local calls = game "calls" { players = { 2, 8 }, free = { "go" } }

function calls:setup()
  local row = self:zone { "row", sees = "all" }
  local box = self:zone { "box", renew = row }
  local group = self:zones({ "piles", sees = "all" }, { "odd", "even" })
  self.things = { game = { self }, player = {}, zone = { row, box, group[1], group[2] }, piece = {}, family = {},
                  purse = { self:purse { "bank", 60, of = "gold" } }, auction = {}, trick = {}, stacking = { lays },
                  pyramid = { shape }, board = { map }, group = { group } }
  for i, player in ipairs(self.players) do
    player.hand = player:zone "hand"
    self.things.player[i], self.things.zone[4 + i] = player, player.hand
    self.things.purse[1 + i] = player:purse { "gold", 5, sees = "owner" }
  end
  for i = 0, 9 do
    row:create { "card {value}", value = i, kind = i % 2 == 0 and "even" or "odd", flag = i > 5, copies = i % 3 }
  end
  for piece in row:each() do table.insert(self.things.piece, piece) end
  self.things.trick[1] = self:trick { box, suit = "kind", rank = "value" }
  local function calling(field)
    return function(card) return pcall(self.call, self) and card.value or card[field] end
  end
  self.things.trick[2] = self:trick { row, trump = "odd", suit = calling "kind", rank = calling "value" }
  self.made, self.gone = 0, 0
end

function calls:play()
  self.freely = self:random(2) == 1
  for _ = 1, CALLS do self:call() end
end

function calls:may_go() return self.freely and self.gone < MOST_FREE end

function calls:go(player)
  self.gone = self.gone + 1
  pcall(player.agrees, player, "q")
end

function calls:thing() return self:pick(self.things[self:pick(KINDS)]) end

-- A function that fails, says no, yes, or calls anything in turn.
function calls:callback()
  local mood = self:random(4)
  return function()
    if mood == 1 then error "no" end
    if mood == 2 then return false, self.players[1] end
    if mood == 3 then pcall(self.call, self) end
    return true
  end
end

function calls:table(depth)
  local made = { self:random(2) == 1 and "q" or nil }
  for _ = 1, self:random(5) do made[self:pick(KEYS)] = self:value(depth + 1) end
  if self:random(3) == 1 then for i = 1, self:random(6) do made[i] = self:value(depth + 1) end end
  if self:random(2) == 1 then made.from = self:pick(self.things.zone) end
  return made
end

function calls:value(depth)
  local what = self:random(depth > 2 and 8 or 12)
  if what == 1 then return nil end
  if what == 2 then return self:random(6) - 2 end
  if what == 3 then return self:pick(NUMBERS) end
  if what == 4 then return self:random(2) == 1 end
  if what <= 6 then return self:pick(WORDS) end
  if what <= 8 then return self:thing() end
  if what == 9 then return self:callback() end
  if what == 10 then return coroutine.wrap(function() while true do coroutine.yield(self:call()) end end) end
  return self:table(depth)
end

-- A method, its object and five arguments, often such as make sense.
function calls:choose()
  if self:random(12) == 1 then return score[self:pick(SCORES)], self:value(0), self:value(0) end
  local kind = self:pick(KINDS)
  local object = self:pick(self.things[kind])
  if not object or not METHODS[kind] then return end
  local method, first, second, third = object[self:pick(METHODS[kind])], object, self:value(0), self:value(0)
  if self:random(8) == 1 then first = self:value(0) end
  if kind == "player" and self:random(3) > 1 then
    second, third = "q", self:pick { self:pick(self.things.zone), { 1, 2, self.players }, self.things.group[1] }
  elseif kind == "stacking" and self:random(3) > 1 then
    second, third = self:pick(self.things.zone), self.things.group[1]
  elseif kind == "pyramid" and self:random(3) > 1 then
    second, third = self.things.group[1], self:pick(self.things.zone)
  end
  return method, first, second, third, self:value(0), self:value(0)
end

function calls:call()
  if self.made == MOST_CALLS then return end
  self.made = self.made + 1
  local chosen = table.pack(self:choose())
  if chosen.n == 0 then return end
  local results = table.pack(pcall(table.unpack(chosen, 1, chosen.n)))
  for i = 2, results.n do
    local result, method = results[i], chosen[1]
    if type(result) == "userdata" then
      local list = method == self.auction and "auction" or method == lays.sets and "family"
      if list then table.insert(self.things[list], result) end
    elseif type(result) == "function" then
      pcall(result, self:value(0), self:value(0)) -- the step of a loop
    end
  end
end

return calls
