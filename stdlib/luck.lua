-- luck.lua: what chance will do, as a spec (t:rolls, t:picks, t:order) or a file of chance tells it.
local croupier = ...
local engine, host = croupier.engine, croupier.host

-- By kind ("rolls", "picks", "order deck"): what is told, in order, and how many of it have been `used`.
local queues, count = {}, 0
local file -- the name of the file of chance, and whether `rest by seed` stands in it; nil: there is none

local MOST_NAMED, TAKEN = 12, 0

local function names(list)
  local texts = {}
  for i = 1, math.min(#list, MOST_NAMED) do texts[i] = engine.name(list[i]) end
  if #list > MOST_NAMED then texts[#texts + 1] = ("and %d more"):format(#list - MOST_NAMED) end
  return table.concat(texts, ", ")
end

-- The next that is told of this kind; nil: the seed decides.
local function take(kind, drawn)
  local queue = queues[kind]
  local item = queue and queue[queue.used + 1]
  if item then
    queue.used = queue.used + 1
  elseif file and not file.by_seed then
    error(("%s: there is no further '%s', but %s; add it, or end with the line 'rest by seed'")
      :format(file.name, kind, drawn()), 0)
  end
  return item
end

local function refuse(item, what, drawn) error(("%s'%s' is not possible: %s"):format(item.place, what, drawn()), 0) end

local function number(kind, n, what)
  local function drawn() return ("%s from 1 to %d"):format(what, n) end
  local item = take(kind, drawn)
  local value = item and math.tointeger(tonumber(item.value))
  if item and not (value and value >= 1 and value <= n) then refuse(item, item.value, drawn) end
  return value
end

local function place(list, what)
  local function drawn() return ("%s is picked from: %s"):format(what, names(list)) end
  local item = take("picks", drawn)
  if not item then return nil end
  for i, value in ipairs(list) do
    if engine.name(value) == item.value then return i end
  end
  return refuse(item, item.value, drawn)
end

-- list: the pieces as the seed has shuffled them, from the bottom. Those that are told come to lie on top.
local function order(zone, list)
  local function drawn() return ("%s is shuffled: %s"):format(engine.name(zone), names(list)) end
  local item = take("order " .. engine.name(zone), drawn)
  if not item then return nil end
  local called, named = {}, {}
  for i, piece in ipairs(list) do called[i] = engine.name(piece) end
  for _, wanted in ipairs(item.value) do
    local i = 1
    while called[i] and called[i] ~= wanted do i = i + 1 end
    if not called[i] then refuse(item, wanted, drawn) end
    named[#named + 1], called[i] = list[i], TAKEN
  end
  local ordered = {}
  for i, piece in ipairs(list) do
    if called[i] ~= TAKEN then ordered[#ordered + 1] = piece end
  end
  return table.move(named, 1, #named, #ordered + 1, ordered)
end

-- One of n is drawn, or a zone is shuffled. Returns the place of what is told, or the order; nil: the seed decides.
local function decide(what, n, from)
  if what == "order" then return order(n, from) end
  if what == "die" then return number("rolls", n, "a die is rolled,") end
  if what == "number" then return number("picks", n, "a number is drawn,") end
  if what == "item" then return place(from, "one") end
  return place(from:list(), "a piece of " .. engine.name(from))
end

local function tell(kind, value, at)
  queues[kind] = queues[kind] or { used = 0 }
  count = count + 1
  table.insert(queues[kind], { value = value, place = at, number = count })
  engine.foretell(decide)
end

-- at: where it is told, as errors begin: "spec.lua:12: "
function host.tell_values(kind, list, at)
  for _, value in ipairs(list) do tell(kind, engine.name(value), at) end
end

function host.tell_order(zone, text, at) tell("order " .. zone, host.split(text), at) end

-- What was told first of all that has not been drawn, as a sentence, or nil.
function host.chance_left()
  local first, of
  for kind, queue in pairs(queues) do
    local item = queue[queue.used + 1]
    if item and (not first or item.number < first.number) then first, of = item, kind end
  end
  if not first then return nil end
  local value = type(first.value) == "table" and "= " .. names(first.value) or first.value
  return ("%s'%s %s' was never drawn"):format(first.place, of, value)
end

-- --- files ---

local function read_line(line, at)
  if line == "" or line:sub(1, 1) == "#" then return end
  if file.by_seed then error(at .. "'rest by seed' is the last line", 0) end
  local zone, pieces = line:match "^order%s+(.-)%s*=%s*(.+)$"
  local kind, values = line:match "^(%l+)%s+(.+)$"
  if zone then
    host.tell_order(zone, pieces, at)
  elseif kind == "rolls" or kind == "picks" then
    host.tell_values(kind, host.split(values), at)
  elseif line:match "^rest%s+by%s+seed$" then
    file.by_seed = true
  else
    error(at .. "a line is 'rolls 6, 1', 'picks wine 4', 'order deck = wine 4, wine 2', 'rest by seed' or '# comment'",
          0)
  end
end

function host.foretell(name, text)
  file = { name = name }
  engine.foretell(decide)
  local n = 0
  for line in (text .. "\n"):gmatch "(.-)\n" do
    n = n + 1
    read_line(line:match "^%s*(.-)%s*$", ("%s:%d: "):format(name, n))
  end
end

-- The table is laid: are there such zones?
function host.check_chance()
  for kind, queue in pairs(queues) do
    local zone = kind:match "^order (.*)$"
    if zone and not engine.zone_named(zone) then error(("%sthere is no zone '%s'"):format(queue[1].place, zone), 0) end
  end
end
