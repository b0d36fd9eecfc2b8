-- house.lua: what a house rule is given: the game, and its rules as they were before.
local croupier, Game = ...
local engine, host = croupier.engine, croupier.host

local reading -- the house rule that runs now: its file, the rules before it, and a copy of them

-- Is one a typing error for the other: a letter more, less or different, or two letters swapped?
local function slip(a, b)
  local x, y = a, b -- without what is the same at the beginning and at the end
  while x ~= "" and x:sub(1, 1) == y:sub(1, 1) do x, y = x:sub(2), y:sub(2) end
  while x ~= "" and x:sub(-1) == y:sub(-1) do x, y = x:sub(1, -2), y:sub(1, -2) end
  return #x <= 1 and #y <= 1 or #x == 2 and #y == 2 and x:sub(1, 1) == y:sub(2) and x:sub(2) == y:sub(1, 1)
end

-- ", did you mean 'x'?", or "".
local function meant(name, known)
  for real in pairs(known) do
    if type(name) == "string" and type(real) == "string" and slip(name, real) then
      return ("; did you mean '%s'?"):format(real)
    end
  end
  return ""
end
engine.meant = meant

-- All that the game has by name now: its own, and the words of every game.
local function members(class)
  local all = {}
  for _, from in ipairs { Game, class } do
    for name, value in pairs(from) do all[name] = value end
  end
  return all
end

-- The second argument of a house rule. It reads like a table of plain functions, so that advice can use it too.
local function rules_before(all)
  local before = {}
  for name, value in pairs(all) do before[name] = value end
  return setmetatable(before, { __metatable = false,
    __index = function(_, name)
      error(("there was no rule '%s' before this house rule%s"):format(tostring(name), meant(name, all)), 2)
    end,
    __newindex = function(_, name)
      error(("'before' holds the rules as they were: a new '%s' belongs to the game itself"):format(tostring(name)), 2)
    end })
end

-- Returns the rules as they are before the house rule in this file.
function host.house_begins(class, file)
  local was = members(class)
  reading = { file = file, was = was, before = rules_before(was) }
  return reading.before
end

-- The file of the house rule that runs now, or nil.
engine.house_file = function() return reading and reading.file end

local function check_before()
  for name, value in pairs(reading.was) do
    if rawget(reading.before, name) ~= value then
      error(("%s: 'before' holds the rules as they were; a new '%s' belongs to the game itself")
              :format(reading.file, tostring(name)), 0)
    end
  end
end

-- A warning if the house rule added a method that it probably meant to replace, or "".
function host.house_ends(class, lang)
  check_before()
  local was, file = reading.was, reading.file
  reading = nil
  for name, method in pairs(class) do
    if type(name) == "string" and type(method) == "function" and type(was[name]) ~= "function" then
      for old, value in pairs(was) do
        if type(value) == "function" and slip(name, old) then
          return engine.sentence(lang, "method_new"):format(file, host.declared(class), name, old)
        end
      end
    end
  end
  return ""
end
