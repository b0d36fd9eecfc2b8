-- house.lua: what a house rule is given: the game, and its rules as they were before.
local croupier, Game = ...
local engine, host = croupier.engine, croupier.host

local DEEPEST = 5 -- of tables in tables, as members of a game have them

local reading -- the house rule that runs now: its file, the rules before it, and a copy of them

-- Is one a typing error for the other: a letter more, less or different, or two letters swapped?
local function slip(a, b)
  local x, y = a, b -- without what is the same at the beginning and at the end
  while x ~= "" and x:sub(1, 1) == y:sub(1, 1) do x, y = x:sub(2), y:sub(2) end
  while x ~= "" and x:sub(-1) == y:sub(-1) do x, y = x:sub(1, -2), y:sub(1, -2) end
  return #x <= 1 and #y <= 1 or #x == 2 and #y == 2 and x:sub(1, 1) == y:sub(2) and x:sub(2) == y:sub(1, 1)
end

-- The known name of which this one is a typing error, or nil.
local function slipped(name, known)
  for real in pairs(known) do
    if type(name) == "string" and type(real) == "string" and slip(name, real) then return real end
  end
end

-- ", did you mean 'x'?", or "".
local function meant(name, known)
  local real = slipped(name, known)
  return real and ("; did you mean '%s'?"):format(real) or ""
end
engine.meant = meant

-- Tables of data are copied, because a house rule may change what is in them.
local function copied(value, depth)
  if type(value) ~= "table" or getmetatable(value) ~= nil or depth == 0 then return value end
  local copy = {}
  for key, field in pairs(value) do copy[key] = copied(field, depth - 1) end
  return copy
end

local function alike(a, b, depth)
  if type(a) ~= "table" or type(b) ~= "table" or getmetatable(a) ~= nil or depth == 0 then return rawequal(a, b) end
  for key, field in pairs(a) do if not alike(field, b[key], depth - 1) then return false end end
  for key in pairs(b) do if a[key] == nil then return false end end
  return true
end

-- All that the game has by name now: its own, and the words of every game.
local function members(class)
  local all = {}
  for _, from in ipairs { Game, class } do
    for name, value in pairs(from) do all[name] = copied(value, DEEPEST) end
  end
  return all
end

-- The second argument of a house rule. It reads like a table of plain functions, so that advice can use it too.
local function rules_before(all)
  local before = {}
  for name, value in pairs(all) do before[name] = value end
  return setmetatable(before, { __metatable = false,
    __index = function(_, name)
      local hint = meant(name, all)
      if hint == "" and not reading then hint = "; rules are called with a dot: before.rule(self)" end
      error(("there was no rule '%s' before this house rule%s"):format(tostring(name), hint), 2)
    end,
    __newindex = function(_, name)
      error(("'before' holds the rules as they were: a new '%s' belongs to the game itself"):format(tostring(name)), 2)
    end })
end

-- Returns the rules as they are before the house rule in this file.
function host.house_begins(class, file)
  local was = members(class)
  reading = { file = file, was = was, there = {}, before = rules_before(was), knobs = engine.knob_words(class) }
  for name, value in pairs(class) do reading.there[name] = value end
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

-- A value on one line: "thief", "caravan 4" for a value with a key.
local function item(value, key)
  local text = type(value) == "string" and value or croupier.show(value)
  if type(key) == "string" then text = key .. " " .. text end
  return (text:gsub("%s+", " "))
end

-- What this table has and the other lacks, in order, an item a line; a key counts where it is a name.
local function lacking(value, other, depth)
  local list, used = {}, {}
  for key, field in pairs(value) do
    local place = type(key) == "string" and key or nil
    for at, that in pairs(other) do
      if not place and not used[at] and alike(field, that, depth) then place, used[at] = at, true end
    end
    if place == nil or not alike(field, other[place], depth) then list[#list + 1] = item(field, key) end
  end
  return list[1] and table.concat(list, "\n")
end

-- How a value was and how it is; of tables, only what one has and the other lacks.
local function differing(was, is)
  if type(was) ~= "table" or type(is) ~= "table" or getmetatable(was) or getmetatable(is) then
    return item(was), item(is)
  end
  local gone, new = lacking(was, is, DEEPEST - 1), lacking(is, was, DEEPEST - 1)
  if gone or new then return gone, new end
  return item(was), item(is) -- another order
end

-- What the house rule has changed of the members of the game, in the order of their names.
local function note_members(class, note)
  for name, was in pairs(reading.was) do
    local is = class[name]
    if type(was) == "function" or type(is) == "function" then
      if was ~= is then note("rule", name, was, is) end
    elseif not alike(was, is, DEEPEST) then
      local gone, new = differing(was, is)
      note("value", name, gone, new, rawequal(is, reading.there[name]), true)
    end
  end
  for name, is in pairs(class) do
    if type(name) == "string" and reading.was[name] == nil then
      if type(is) == "function" then note("rule", name, nil, is) else note("value", name, nil, item(is)) end
    end
  end
end

local function note_knobs(class, note)
  for name, is in pairs(engine.knob_words(class)) do
    local was = reading.knobs[name]
    if not was then note("knob", name, nil, ("%s (%s)"):format(is.value, is.range))
    elseif was.range ~= is.range then
      note("knob", name, ("%s (%s)"):format(was.value, was.range), ("%s (%s)"):format(is.value, is.range))
    elseif was.value ~= is.value then note("knob", name, was.value, is.value) end
  end
end

-- Says which names of `before` in this code of the house rule were no rules.
local function doubt_before(code, lang, doubt)
  local said = {}
  local before = code:match "local%s+[%w_]+%s*,%s*([%w_]+)%s*=%s*%.%.%."
  if not before then return end
  for at, name in code:gmatch("%f[%w_.]()" .. before .. "%.([%a_][%w_]*)") do
    if reading.was[name] == nil and not said[name] then
      said[name] = true
      local _, lines = code:sub(1, at):gsub("\n", "")
      local real = slipped(name, reading.was)
      local sentence = real and engine.sentence(lang, "before_meant") or engine.sentence(lang, "before_missing")
      doubt(sentence:format(reading.file, lines + 1, name, real))
    end
  end
end

-- note(croupier, kind, name, was, is, same, known): what was and is there, as functions or texts; nil: nothing.
-- same: the same table has other things in it. known: there was a value. doubt(croupier, sentence): code is the house
-- rule's, without comments.
function host.house_ends(class, note, c, code, lang, doubt)
  local function tell(...) note(c, ...) end
  check_before()
  doubt_before(code, lang, function(sentence) doubt(c, sentence) end)
  note_members(class, tell)
  note_knobs(class, tell)
  reading = nil
end

---------------------------------------------------------------------------------------------------
-- doubts

-- The engine calls these rules, and shows these texts.
local CALLED = { setup = true, play = true, advice = true, count_up = true, prospects = true }
local SHOWN = { title = true, rules = true, sections = true }

-- Does the word stand anywhere but where it is defined?
local function occurs(word, code)
  local plain = word:gsub("%p", "%%%0")
  if word:find "^[%w_]" then plain = "%f[%w_]" .. plain end
  if word:find "[%w_]$" then plain = plain .. "%f[^%w_]" end
  for _, text in ipairs(code) do
    text = text:gsub("function%s+[%w_]+[.:]" .. plain .. "%s*%(", ""):gsub("[%w_]+%." .. plain .. "%s*=[^=]", "")
    if text:find(plain) then return true end
  end
  return false
end

-- A rule or value of a house rule which nothing names.
local function doubt_rule(class, code, name, file, lang)
  local action = name:match "^may_(.+)$" or name:match "^choices_(.+)$"
  local question = name:match "^foolish_(.+)$"
  question = question and question:gsub("_", " ")
  if question and (engine.foolish[question] or occurs(question, code)) then return "" end
  if CALLED[name] or occurs(name, code) or action and (class[action] or occurs(action, code)) then return "" end
  local field = type(class[name]) ~= "function"
  for old, value in pairs(class) do
    if (field or type(value) == "function") and old ~= name and slip(name, old) then
      if field then return engine.sentence(lang, "field_new"):format(file, host.declared(class), name, old) end
      return engine.sentence(lang, "method_new"):format(file, host.declared(class), name, old)
    end
  end
  if field then return engine.sentence(lang, "field_unused"):format(file, host.declared(class), name) end
  return engine.sentence(lang, "method_uncalled"):format(file, host.declared(class), name)
end

-- "pearl 3" is made of fields, "tower sand" of a zone and its member, "bid:pass" of a question and an answer.
local function parts_occur(word, code)
  for part in word:gmatch "[^%s:]+" do
    if not occurs(part, code) then return false end
  end
  return word ~= ""
end

-- The word that a text of this key is for, as a question, a verb, the sentence of a knob or a short name.
local function doubt_text(class, code, key, file, lang)
  if class[key:match "^(.*)%(%)$" or false] then return "" end
  local word, ending = key:gsub("^%? ", ""):gsub("^move:", ""):gsub(" > ", " "):match "^(.-)([?:=!]?)$"
  if SHOWN[key] or ending == "=" and engine.knob_words(class)[word] or parts_occur(word, code) then return "" end
  for _, text in ipairs(code) do
    for quoted in text:gmatch "[\"']([^\"'\n]+)[\"']" do
      if slip(word, quoted) then
        return engine.sentence(lang, "text_new"):format(file, key, quoted .. ending)
      end
    end
  end
  return engine.sentence(lang, "text_unasked"):format(file, key)
end

-- A sentence about what the house rule in this file has added but nothing uses, or "". code: of the sources, without
-- comments, and without texts for players.
function host.house_doubt(class, code, is_text, name, file, lang)
  return (is_text and doubt_text or doubt_rule)(class, code, name, file, lang)
end
