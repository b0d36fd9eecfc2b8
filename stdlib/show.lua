-- show.lua: values as text for a person at the prompt.
local croupier = ...
local engine, host = croupier.engine, croupier.host

local WIDTH, DEEPEST, MOST = 76, 3, 60
local LEFT_OUT = { game = {}, player = { seat = true } } -- what their names say, or nobody looks for

local write

-- The items of a list between two words: on one line if they fit, or else on several.
local function fill(items, open, close, indent)
  local line = open .. table.concat(items, ", ") .. close
  if #line + #indent <= WIDTH and not line:find "\n" then return line end
  local lines, inner = { open:match "^(.-) ?$" }, indent .. "  "
  for i, item in ipairs(items) do
    local last = lines[#lines]
    item = item .. (i < #items and "," or "")
    local alone = #lines == 1 or item:find "\n" or last:find "\n" or #last + 1 + #item > WIDTH
    if alone then lines[#lines + 1] = inner .. item else lines[#lines] = last .. " " .. item end
  end
  if close ~= "" then lines[#lines + 1] = indent .. close:match "^ ?(.*)$" end
  return table.concat(lines, "\n")
end

-- The first items of a list, and the number of the others.
local function some(list, text)
  local items = {}
  for i = 1, math.min(#list, MOST) do items[i] = text(list[i]) end
  if #list > MOST then items[#items + 1] = ("... (+%d)"):format(#list - MOST) end
  return items
end

local RANK = { number = 1, string = 2 }

local function order(a, b)
  local s, t = RANK[type(a)] or 3, RANK[type(b)] or 3
  if s ~= t then return s < t end
  if s < 3 then return a < b end
  return engine.name(a) < engine.name(b)
end

-- The keys of the table itself: calls no metamethod of a script.
local function keys_of(value, left_out)
  local keys = {}
  for _, key in ipairs(engine.keys(value)) do
    if not (left_out and (left_out[key] or type(rawget(value, key)) == "function")) then keys[#keys + 1] = key end
  end
  table.sort(keys, order)
  return keys
end

local function entries(value, depth, indent, left_out)
  local list = keys_of(value, left_out)
  local items = some(list, function(key)
    local text = write(rawget(value, key), depth + 1, indent .. "  ")
    if math.type(key) == "integer" and key >= 1 and key <= rawlen(value) then return text end
    if type(key) == "string" and key:find "^[%a_][%w_]*$" then return key .. " = " .. text end
    return ("[%s] = %s"):format(write(key, DEEPEST, ""), text)
  end)
  if #items == 0 then return "{}" end
  return fill(items, "{ ", " }", indent)
end

local at_top = {
  piece = function(piece)
    return ("%s %s in %s"):format(engine.name(piece), entries(engine.fields(piece), 1, ""), engine.name(piece:zone()))
  end,
  zone = function(zone)
    local open = ("%s (%d)%s"):format(engine.name(zone), #zone, zone:empty() and "" or ": ")
    return fill(some(zone:list(), engine.name), open, "", "")
  end,
  zones = function(group)
    return table.concat(some(engine.members(group), function(zone) return write(zone, 0, "") end), "\n")
  end,
  player = function(player) return engine.name(player) .. " " .. entries(player, 0, "", LEFT_OUT.player) end,
  game = function(game) return engine.name_of_game() .. " " .. entries(game, 0, "", LEFT_OUT.game) end,
}

local inside = {
  zone = function(zone) return ("%s (%d)"):format(engine.name(zone), #zone) end,
  zones = function(group)
    local zones = some(engine.members(group), function(zone) return write(zone, 1, "") end)
    return ("{ %s }"):format(table.concat(zones, ", "))
  end,
  purse = function(purse) return ("%s: %d"):format(engine.name(purse), purse:amount()) end,
  game = function() return "the game" end,
  piece = engine.name,
  player = engine.name,
}

function write(value, depth, indent)
  local kind = engine.kind(value)
  local text = depth == 0 and at_top[kind] or inside[kind]
  if text then return text(value, indent) end
  if type(value) == "string" then return (("%q"):format(value):gsub("\\\n", "\\n")) end
  if type(value) ~= "table" then return kind or tostring(value) end
  return depth >= DEEPEST and "{ ... }" or entries(value, depth, indent)
end

--- croupier.show(value): the value as the prompt shows it
function croupier.show(value) return write(value, 0, "") end

-- All values that a line at the prompt returned, one below the other.
function host.show(...)
  local list = table.pack(...)
  for i = 1, list.n do list[i] = write(list[i], 0, "") end
  return table.concat(list, "\n")
end
