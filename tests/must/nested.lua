-- nested: no game at all, but every kind of question, asked wherever a script can ask: in coroutines within pcall
-- within coroutines, in closures, closers and iterators, in free actions and for all at once.
local game = croupier.game
local unpack = table.unpack

local KINDS, WILD = { "red", "green", "blue" }, "joker"

local nested = game "nested" {
  players = { 2, 4 },
  free = { "trade_in" },
  knobs = { rounds = { 2, range = { 1, 9 }, "how often all is asked" } },
}

function nested:setup()
  self.stock, self.open = self:zone "stock", self:zone { "open", sees = "all" }
  self.bank = self:purse { "bank", 20, of = "gold" }
  for _, player in ipairs(self.players) do
    player.hand, player.shown = player:zone "hand", player:zone { "shown", sees = "all" }
    player.gold = player:purse { "gold", 5, sees = "owner" }
  end
  for _, kind in ipairs(KINDS) do
    for value = 1, 4 do self.stock:create { "{kind} {value}", kind = kind, value = value, copies = 2 } end
  end
  self.stock:create { "{kind}", kind = WILD, value = 0, copies = 4 }
end

function nested:play()
  self.log = {}
  for round = 1, self.knobs.rounds do
    self:phase("round", round)
    self.stock:shuffle()
    for _, player in ipairs(self.players) do self.stock:deal(5, player.hand) end
    self:in_turns()
    self:in_secret()
    self:in_closers()
    self:sell_alike()
    self:take_back()
  end
  for seat, player in ipairs(self.players) do player:score(#self.log % (seat + 1) + player.gold:amount()) end
  return self:standings()
end

-- Tasks that take turns: each is suspended in a question of its own, two coroutines and a pcall deep.
function nested:in_turns()
  local tasks = {}
  for _, player in ipairs(self.players) do
    tasks[#tasks + 1] = coroutine.create(function(first)
      local steps = coroutine.wrap(function()
        for step = 1, 2 do
          local fine, sum = pcall(self.add_up, self, player, step)
          coroutine.yield(fine, fine and sum or "failed", first)
        end
      end)
      for _ = 1, 2 do coroutine.yield(steps()) end
      return "done"
    end)
  end
  while #tasks > 0 do
    for i = #tasks, 1, -1 do
      local answers = { coroutine.resume(tasks[i], i) }
      self:note_down(unpack(answers))
      if coroutine.status(tasks[i]) == "dead" then table.remove(tasks, i) end
    end
  end
end

-- A number, a truth, a sum of dice; some answers are errors.
function nested:add_up(player, step)
  local n = player:number("number", -2, 3, step == 2 and "none" or nil) or 10
  if player:agrees "double" then n = n * 2 end
  if n == 0 then error { reason = "nothing" } end
  if n < 0 then error("less than nothing", 0) end
  local sum, dice = self:roll(2), 0
  for value in self:counting(player, n) do dice = dice + value end
  local pay = math.min(n, player.gold:amount())
  player.gold:pay(self.bank, pay)
  return sum + dice
end

-- An iterator that asks before it goes on.
function nested:counting(player, most)
  local count = 0
  return function()
    count = count + 1
    if count > most or not player:agrees "go on" then return nil end
    return self:random(count)
  end
end

-- All at once: one card each; then some cards of some.
function nested:in_secret()
  for seat, card in ipairs(self:ask_all { "show", from = "hand" }) do card:move(self.players[seat].shown) end
  local some = { self.players[2], self.players[1] }
  local chosen = self:ask_all { "give", from = "hand", to = "shown", players = some, least = 0, most = 2 }
  for seat = 1, 2 do
    for _, card in ipairs(chosen[seat] or {}) do card:move(self.open) end
  end
end

-- Closers ask as well, however a block is left.
function nested:in_closers()
  local player = self.players[1]
  local function closing(what)
    return setmetatable({}, { __close = function(_, err)
      local answer = not err and player:ask("close", { "a", "b", "c" }) -- not possible in a coroutine that fails
      self:note_down(what, answer or "failed")
    end })
  end
  local ok = pcall(function()
    local _ <close> = closing "outer"
    coroutine.wrap(function()
      local _ <close> = closing "inner"
      if player:agrees "fail" then error "in the middle" end
    end)()
  end)
  self:note_down(ok)
end

-- Selects with bounds, and an order.
function nested:sell_alike()
  for player in self:clockwise(self.players[#self.players]) do
    local sold = player:select { "sell", from = player.hand, to = self.open, least = 2, most = 3, alike = "kind",
                                 wild = WILD, instead = "keep" }
    local bid = player:select { "bid", from = player.hand, most = 4, total = { "value", above = 2 }, instead = "pass",
                                where = function(card) return card.kind ~= WILD, "a joker is no bid" end }
    if bid and #bid > 1 then
      local order = player:order("lay", bid)
      for _, card in ipairs(order) do card:move_under(self.open) end
    end
    self:note_down(sold, bid and bid[1])
  end
end

-- Everything goes back, in an order that a player chooses.
function nested:take_back()
  for _, player in ipairs(self.players) do
    player.hand:move_all(self.stock)
    player.shown:move_all(self.stock)
  end
  local three = self.open:list()
  while #three > 3 do table.remove(three) end
  for _, card in ipairs(self.players[2]:order("return", three)) do card:move(self.stock) end
  self.open:move_all(self.stock)
end

-- A free action with a question of its own.
function nested:may_trade_in(player) return player.gold:amount() > 3 and not player.hand:empty() end

function nested:trade_in(player)
  player.gold:pay(self.bank, 3, "traded")
  local card = player:ask("swap", player.hand)
  card:move_under(self.stock)
  self.stock:deal(1, player.hand)
end

function nested:note_down(...)
  local words = {}
  for i = 1, select("#", ...) do
    local value = select(i, ...)
    words[i] = type(value) == "table" and (value.reason or "table") or type(value) == "userdata" and value.name
      or tostring(value)
  end
  self.log[#self.log + 1] = table.concat(words, " ")
end

return nested
