-- spec.lua: tests of scripts: arrange a scene, give the answers, carry out a rule, look.
local croupier = ...
local engine, host = croupier.engine, croupier.host

local Test = {}
local tests, game = {}, nil

local function names(list)
  local texts = {}
  for i, value in ipairs(list) do texts[i] = engine.name(value) end
  return table.concat(texts, ", ")
end

local function split(text)
  local list = {}
  for word in text:gmatch "[^,]+" do list[#list + 1] = word:match "^%s*(.-)%s*$" end
  return list
end

local function zone_named(name, level)
  return engine.zone_named(name) or error(("there is no zone '%s'"):format(name), level + 1)
end

--- t:scene { ["hand(1)"] = "cloth 4, cloth 1" }: these zones hold exactly these pieces, from the bottom
function Test:scene(zones)
  local placed = {}
  for name, text in pairs(zones) do
    local zone = zone_named(name, 2)
    for _, wanted in ipairs(split(text)) do
      local found
      for i, piece in ipairs(engine.pieces()) do
        if not placed[i] and engine.name(piece) == wanted then
          found = i
          break
        end
      end
      if not found then error(("there is no further piece '%s'"):format(wanted), 2) end
      placed[found] = zone
    end
    if not zone:empty() then zone:move_all(engine.aside(zone)) end
    for _, wanted in ipairs(split(text)) do
      for i, piece in ipairs(engine.pieces()) do
        if placed[i] == zone and piece:zone() ~= zone and engine.name(piece) == wanted then
          piece:move(zone)
          break
        end
      end
    end
  end
end

--- t:answers { "1: cloth 4", "pass", "not wine 2", ... }: what is answered, in order; a number says who is asked,
--- "not" that something is not offered there
function Test:answers(list)
  engine.scripted(list)
  self.given = list
end

--- t:all_answered(): every answer was asked for
function Test:all_answered()
  local used = self.given and self.given[0] or 0
  if self.given and used < #self.given then
    error(("only %d of %d answers were asked for; next: '%s'"):format(used, #self.given, self.given[used + 1]), 2)
  end
end

--- t:random(seed): from now on all players answer at random
function Test:random(seed)
  engine.scripted(nil)
  engine.random(seed)
end

--- t:holds("hand(1)", "cloth 4, cloth 1"): what a zone holds, from the bottom; "" if nothing
function Test:holds(name, expected)
  local zone = zone_named(name, 2)
  local actual = names(zone:list())
  if actual ~= expected then error(("%s holds '%s', not '%s'"):format(name, actual, expected), 2) end
end

--- t:has("market", "cloth 4, cloth 1"): the same in any order
function Test:has(name, expected)
  local actual, wanted = split(names(zone_named(name, 2):list())), split(expected)
  table.sort(actual)
  table.sort(wanted)
  local a, w = table.concat(actual, ", "), table.concat(wanted, ", ")
  if a ~= w then error(("%s has '%s', not '%s'"):format(name, a, w), 2) end
end

--- t:equal(actual, expected [, what])
function Test:equal(actual, expected, what)
  if actual ~= expected then
    error(("%s is %s, not %s"):format(what or "it", engine.name(actual), engine.name(expected)), 2)
  end
end

--- t:fails(text, function): the function raises an error with this in its text
function Test:fails(text, f)
  local ok, message = pcall(f)
  if ok then error(("it does not fail with '%s'"):format(text), 2) end
  if not tostring(message):find(text, 1, true) then
    error(("it fails with '%s', not '%s'"):format(tostring(message), text), 2)
  end
end

function host.load_spec(self, chunk)
  game = self
  tests = {}
  chunk(function(name, body) tests[#tests + 1] = { name = name, body = body } end)
  return #tests
end

function host.test_name(i) return tests[i].name end

function host.run_test(i)
  local t = setmetatable({ game = game }, { __index = Test })
  engine.random(1, true)
  engine.scripted {}
  tests[i].body(game, t)
  if t.given then t:all_answered() end
end
