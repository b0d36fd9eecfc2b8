-- shown.lua: what players see of the variables of a script.
local croupier, Game, Player = ...
local engine = croupier.engine

local ALL = engine.sees_mask "all"

-- Everybody who does not see a variable must be able to take it for another value: else bots would know it.
local function values_of(given, level)
  local values = {}
  for i, value in ipairs(type(given) == "table" and given or {}) do values[i] = value end
  if #values == 0 then
    error("what not all see is a piece in a zone, or one of several values: "
            .. "shows { \"role\", sees = \"owner\", among = { \"spy\", \"guard\" } }", level + 1)
  end
  return values
end

local function show(holder, seat, level, given, ...)
  if type(given) == "string" then given = { given, ... } end
  if type(given) ~= "table" or given[1] == nil then
    error("a variable is shown by its name: shows \"suit\" or shows { \"bid\", \"tricks\" }", level)
  end
  local known, names = { sees = true, among = true }, { table.unpack(given) }
  for i in ipairs(names) do known[i] = true end
  engine.check_fields("shows", given, known, level)
  local mask = engine.sees_mask(given.sees or "all", seat, level)
  local values = mask ~= ALL and values_of(given.among, level) or nil
  if mask == ALL and given.among then error("all see it, so nobody needs to know what it is 'among'", level) end
  for _, name in ipairs(names) do
    if type(name) ~= "string" then error("the name of a variable is a word: shows \"suit\"", level) end
    if type(holder[name]) == "function" or type(holder[name]) == "userdata" then
      error(("'%s' is no variable: zones and purses are seen by themselves"):format(name), level)
    end
    engine.take_name("variable", name, seat, level)
    engine.lay_shown(name, seat, mask, values)
  end
end

--- game:shows { "suit", "leader", sees = "all", among = { values } }: players see what these variables hold.
--- `among`: all that a hidden one may hold
function Game:shows(...) show(self, nil, 3, ...) end

--- player:shows { "role", sees = "owner", among = { "spy", "guard" } }: the same of the player's
function Player:shows(...) show(self, engine.seat_of(self), 3, ...) end
