-- The table at which the programs of grammar.c run: one thing of each kind, and ways to call what they call.
local croupier, score, show = croupier, croupier.score, croupier.show
local g = croupier.game 'words' {
  players = { 2, 8 }, free = { 'sell' }, knobs = { more = { 3, range = { 1, 9 }, 'how many' } },
}
local G, P, a, b, row, box
local calls, depth, count = 0, 0, 0
local O = { zone = {}, zones = {}, piece = {}, purse = {}, auction = {}, trick = {}, board = {}, tasks = {},
            stacking = {}, pyramid = {}, melds = {}, player = {}, game = {}, family = {}, co = {} }
local MOST = 24

local function one(kind) -- each in its turn
  local list = O[kind] or O.zone
  count = count + 1
  local n = rawlen(list)
  if n > 0 then return list[(count * 7) % n + 1] end
  return show and nil
end
local function drawn() return count end
local function tick()
  calls = calls + 1
  if calls > MOST then error('enough', 0) end
end
local function keep(...)
  for i = 1, select('#', ...) do
    local v = select(i, ...)
    local list = type(v) == 'userdata' and O[v == nil or tostring(v) == 'family of sets' and 'family' or tostring(v)]
    if list and rawlen(list) < 40 then list[rawlen(list) + 1] = v end
  end
  return ...
end
local program
local function again() -- all of it once more, from wherever it is
  if depth > 3 or calls > MOST or not program then return end
  calls, depth = calls + 1, depth + 1
  local ok, why = pcall(program, G)
  depth = depth - 1
  if not ok then error(why, 0) end
end
local function closer(f) return setmetatable({}, { __close = f }) end
local function yielding() coroutine.yield(1) return true end
local function hostile(f, t)
  local mt = { __name = 'zone' }
  for _, event in ipairs { '__index', '__len', '__eq', '__lt', '__le', '__call', '__tostring', '__close', '__newindex',
                           '__concat', '__pairs', '__add', '__unm' } do mt[event] = f end
  return setmetatable(t or {}, mt)
end
local function flipping(...) -- another value each time it is read
  local values, n = table.pack(...), 0
  return setmetatable({}, { __index = function() n = n + 1 return values[(n - 1) % values.n + 1] end,
                            __len = function() return n % 5 end })
end
local cyclic, huge, long = {}, {}, ('x'):rep(3000)
cyclic[1], cyclic.from, cyclic.x, cyclic[2] = cyclic, cyclic, cyclic, 1
for i = 1, 600 do huge[i] = i end

-- Carries it out in the way of that number.
local ways = {
  function(f) return pcall(function() return keep(f()) end) end,
  function(f) return xpcall(f, function(e) again() return e end) end,
  function(f)
    local co = coroutine.create(function() keep(f()) end)
    O.co[#O.co % 30 + 1] = co
    return coroutine.resume(co)
  end,
  function(f)
    return pcall(function()
      local _ <close> = closer(function() pcall(coroutine.yield) again() end)
      keep(f())
    end)
  end,
  function(f)
    local co = coroutine.create(function() for _ = 1, 3 do
      pcall(function() local _ <close> = closer(function() coroutine.yield(1) end) f() end) coroutine.yield(2)
    end end)
    O.co[#O.co % 30 + 1] = co
    coroutine.resume(co) coroutine.resume(co)
    return coroutine.close(co)
  end,
  function(f) return pcall(a.can_ask, a, { 1, 2, 3 }, function() pcall(f) return count % 2 == 1 end) end,
  function(f) return pcall(b.can_select, b, { 'q', from = row, where = function() f() return true end }) end,
  function(f) local co = one 'co' if co then return pcall(coroutine.resume, co, f) end end,
  function(f) local co = one 'co' if co then return pcall(coroutine.close, co) end return f() end,
  function(f) return pcall(table.sort, { 3, 1, 2 }, function(x, y) f() return x < y end) end,
  function(f) return pcall(string.gsub, 'abc', '%w', function() return (f()) end) end,
  function(f) return keep(f()) end,
}
local function T(way, f)
  tick()
  return ways[way % #ways + 1](f)
end

function g:may_sell(player) if self.selling then return self:selling(player) end return true end
function g:sell(player) player:score(1) if self.sold then self:sold(player) end end
function g:may_act(player) if self.selling then return self:selling(player) end return true end
function g:choices_act() return { from = row } end
-- Lines at the prompt know the names that a method uses.
function g:names()
  return one, drawn, tick, keep, again, closer, yielding, hostile, flipping, cyclic, huge, long, T, O, P,
    a, b, row, box, score, croupier
end
function g:act_it(player, card) card:move(player.hand) end
function g.advice() return {} end

function g:setup()
  G, P = self, self.players
  a, b = P[1], P[2]
  row, box = self:zone { 'row', sees = 'all' }, self:zone 'box'
  local piles = self:zones({ 'piles', sees = 'all' }, { 'odd', 'even' })
  self.pile = self:zone { 'pile', renew = row, sees = 'none', room = 9 }
  O.game[1], O.zones[1], O.purse[1], O.tasks[1] = self, piles, self:purse { 'bank', 60, of = 'gold' }, self:tasks()
  O.zone = { row, box, piles[1], piles[2], self.pile }
  for i, player in ipairs(P) do
    O.player[i], player.hand, player.piles = player, player:zone { 'hand', sees = 'owner' }, piles
    player.cup = player:dice { 3, sides = 6, sees = 'owner' }
    O.zone[#O.zone + 1], O.purse[1 + i] = player.hand, player:purse { 'gold', 5, sees = 'owner' }
    player:shows { 'role', sees = 'owner', among = { 'spy', 'guard' } }
    player.role = i % 2 == 0 and 'spy' or 'guard'
  end
  self:shows 'v'
  for i = 0, 9 do
    row:create { 'card {value}', value = i, kind = i % 2 == 0 and 'even' or 'odd', flag = i > 5 or nil, copies = 2 }
  end
  O.piece = row:list()
  O.trick[1] = self:trick { box, suit = 'kind', rank = 'value', trump = 'odd' }
  O.board[1] = croupier.board { nodes = { 'x', 'y', 'z', 'w' }, roads = { { 'x', 'y', 'z' }, { 'x', 'w', 'z' } } }
  O.stacking[1] = croupier.stacking { by = 'value', within = 'kind', fixed = { 0 },
                                      may = function(v, below) return not below or v < below end }
  O.pyramid[1] = croupier.pyramid { by = 'kind', wild = 'even', least = 2 }
  O.melds[1] = croupier.melds { suit = 'kind', rank = 'value', worth = 'value' }
  self:lay_program()
end

function g:lay_program() -- of lay.c
  program = self.laying
  return program and pcall(program, self)
end

function g:play()
  row:shuffle()
  row:deal(6, a.hand)
  row:deal(6, b.hand)
  a:ask('begin', { 1, 2 })
  program = self.program
  for _ = 1, 3 do
    if program then program(self) end
    calls = 0
  end
  O.melds[2] = nil
end

return g
