-- declare.lua: the declaration of a game: its players, knobs, texts and free actions.
local croupier, Game = ...
local engine = croupier.engine

local DECLARED = { players = true, knobs = true, texts = true, free = true, lowest = true, stakes = true,
                   look_ahead = true, teams = true, together = true }

-- An unknown field is a misspelt one.
local function check_fields(what, given, known, level)
  for key in pairs(given) do
    if not known[key] and key ~= 1 then
      local names = {}
      for name in pairs(known) do
        if type(name) == "string" then names[#names + 1] = name end
      end
      error(("%s has no field '%s'; there are: %s"):format(what, tostring(key), table.concat(names, ", ")), level + 1)
    end
  end
end
engine.check_fields = check_fields

local MOST_KNOBS, LONGEST_NAME, LONGEST_SENTENCE = 100, 60, 1000

-- The checked declaration of each game: copies, which scripts cannot reach.
local declarations = {}
local laid = false -- is a table laid?

-- { 7, range = { 4, 20 }, "sentence" }, { true, "sentence" } or { "a", "b", "c", "sentence" }
local function check_knob(name, given, level)
  local function wrong(why) error(("knob '%s' %s"):format(name, why), level + 2) end
  if type(name) ~= "string" or #name > LONGEST_NAME then
    error(("a knob is named by a word of at most %d bytes"):format(LONGEST_NAME), level + 1)
  end
  if type(given) ~= "table" then wrong "is not a table" end
  local knob = {} -- a table may say something else each time it is asked
  for key, value in pairs(given) do
    if math.type(key) ~= "integer" and key ~= "range" then wrong("has no field '" .. tostring(key) .. "'") end
    knob[key] = value
  end
  local help = knob[#knob]
  if #knob < 2 or type(help) ~= "string" then wrong "needs a value and a sentence" end
  if #help > LONGEST_SENTENCE then wrong(("has a sentence of more than %d bytes"):format(LONGEST_SENTENCE)) end
  local initial = knob[1]
  if math.type(initial) == "integer" then
    local range = type(knob.range) == "table" and { knob.range[1], knob.range[2] }
    if not range or math.type(range[1]) ~= "integer" or math.type(range[2]) ~= "integer" then
      wrong "needs a range: { 7, range = { 4, 20 }, ... }"
    end
    if initial < range[1] or initial > range[2] then wrong "begins outside its range" end
    return { kind = "number", initial = initial, low = range[1], high = range[2], help = help,
             range = range[1] .. ".." .. range[2] }
  elseif type(initial) == "boolean" then
    return { kind = "switch", initial = initial, help = help, range = "on, off" }
  elseif type(initial) == "string" then
    if #knob > MOST_KNOBS then wrong(("has more than %d values"):format(MOST_KNOBS - 1)) end
    local choices = { table.unpack(knob, 1, #knob - 1) }
    for _, choice in ipairs(choices) do
      if type(choice) ~= "string" then wrong "is one of several words" end
      if #choice > LONGEST_NAME then wrong(("has a value of more than %d bytes"):format(LONGEST_NAME)) end
    end
    return { kind = "choice", initial = initial, choices = choices, help = help,
             range = table.concat(choices, ", ") }
  end
  wrong "begins with a whole number, true, false or a word"
end

local function check_knob_count(knobs, level)
  local count = 0
  for _ in pairs(knobs) do count = count + 1 end
  if count > MOST_KNOBS then error(("a game has at most %d knobs"):format(MOST_KNOBS), level + 1) end
end

local function check_players(players, level)
  if math.type(players) == "integer" then players = { players, players } end
  players = type(players) == "table" and { players[1], players[2] }
  if not players or math.type(players[1]) ~= "integer" or math.type(players[2]) ~= "integer"
      or players[1] < 1 or players[2] < players[1] or players[2] > 8 then
    error("a game says how many can play, at most 8: players = { 2, 5 }", level + 1)
  end
  return players
end

local function check_free(actions, level)
  if type(actions) ~= "table" then error("free actions are a list of methods: free = { \"sell\" }", level + 1) end
  local copy = {}
  for i, name in ipairs(actions) do
    if type(name) ~= "string" then error("a free action is the name of a method", level + 1) end
    copy[i] = name
  end
  return copy
end

-- How many decisions greedy bots play on before they count up.
local function check_look_ahead(decisions, level)
  if decisions == nil or math.type(decisions) == "integer" and decisions >= 1 and decisions <= 1000 then
    return decisions
  end
  error("greedy bots look ahead by 1 to 1,000 decisions: look_ahead = 10", level + 1)
end

--- game "name" { players = { 2, 5 }, knobs = { ... }, texts = { ... }, free = { ... }, lowest = true, stakes = true,
--- look_ahead = 10, teams = 2, together = true }: makes a new game
function croupier.game(name)
  if type(name) ~= "string" or not name:find "^[%l_][%w_]*$" then
    error("the name of a game is a word of small letters: game \"byzanz\" { ... }", 2)
  end
  if #name > LONGEST_NAME then error(("the name of a game has at most %d letters"):format(LONGEST_NAME), 2) end
  return function(declared)
    if type(declared) ~= "table" then error("game \"" .. name .. "\" is followed by a table", 2) end
    check_fields("game \"" .. name .. "\"", declared, DECLARED, 2)
    engine.check_teams(declared, 2)
    local class = setmetatable({}, { __index = Game })
    local copy = { name = name, players = check_players(declared.players, 2), knobs = {}, texts = { declared.texts },
                   free = check_free(declared.free or {}, 2), lowest = declared.lowest, stakes = declared.stakes,
                   look_ahead = check_look_ahead(declared.look_ahead, 2), teams = declared.teams,
                   together = declared.together }
    for knob, given in pairs(declared.knobs or {}) do copy.knobs[knob] = check_knob(knob, given, 2) end
    check_knob_count(copy.knobs, 2)
    declarations[class] = copy
    return class
  end
end

-- The value of a knob that a text means, or nil.
local function turn(knob, text)
  if knob.kind == "number" then
    local n = math.tointeger(tonumber(text))
    return n and n >= knob.low and n <= knob.high and n or nil
  elseif knob.kind == "switch" then
    if text == "on" or text == "true" or text == "yes" then return true end
    if text == "off" or text == "false" or text == "no" then return false end
  else
    for _, choice in ipairs(knob.choices) do if choice == text then return choice end end
  end
end

local function knob_text(value)
  if value == true then return "on" end
  if value == false then return "off" end
  return tostring(value)
end

local function preset(declared, name, value, level)
  local knob = declared.knobs[name]
  if not knob then
    error(("there is no knob '%s' in %s%s (a new one is a table: { 5, range = { 1, 9 }, \"a sentence\" })")
            :format(tostring(name), declared.name, engine.meant(name, declared.knobs)), level + 1)
  end
  knob.preset, knob.by = turn(knob, knob_text(value)), engine.house_file()
  if knob.preset == nil then
    error(("knob '%s' cannot be %s, only %s (a table declares it anew: { 5, range = { 1, 9 }, \"a sentence\" })")
            :format(name, knob_text(value), knob.range), level + 1)
  end
end

--- game:knobs { hand = 9, ... }: in a house rule: presets knobs. A table, as in `game`, adds one
function Game:knobs(given)
  local declared = declarations[self]
  if not declared or type(given) ~= "table" then error("knobs are of a game: game:knobs { hand_limit = 9 }", 2) end
  if laid then error("knobs are declared before the table is laid", 2) end
  for name, value in pairs(given) do
    if type(value) == "table" then
      declared.knobs[name] = check_knob(name, value, 2)
      declared.knobs[name].by = engine.house_file()
    else
      preset(declared, name, value, 2)
    end
  end
  check_knob_count(declared.knobs, 2)
end

--- game:texts { en = { ... }, hu = { ... } }: adds or changes texts
function Game:texts(texts)
  local declared = declarations[self]
  if not declared then error("texts are of a game: game:texts { en = { ... }, hu = { ... } }", 2) end
  if type(texts) ~= "table" then error("texts are a table: { en = { ... }, hu = { ... } }", 2) end
  declared.texts[#declared.texts + 1] = texts
end

---------------------------------------------------------------------------------------------------
-- for the host

local host = {}
croupier.host = host

-- Raises an error that players read: a sentence of runtime/texts, and the values in it.
local function refuse(lang, key, ...) error(engine.sentence(lang, key):format(...), 0) end

local function turned(knob, name, text, lang)
  local value = turn(knob, text)
  if value == nil then refuse(lang, "knob_value", name, text, knob.range) end
  return value
end

-- What the game's knobs are now, by name: value and range as text.
engine.knob_words = function(class)
  local words = {}
  for name, knob in pairs(declarations[class].knobs) do
    local value = knob.preset
    if value == nil then value = knob.initial end
    words[name] = { value = knob_text(value), range = knob.range }
  end
  return words
end

function host.declared(class)
  local declared = class ~= nil and declarations[class]
  if not declared then error("a script ends with: return the game it has made by croupier.game", 0) end
  return declared.name, declared.players[1], declared.players[2]
end

-- The texts that script and house rules have added since the last call, as a list. The host keeps them from then on.
function host.texts(class)
  local declared = declarations[class]
  local texts = declared.texts
  declared.texts = {}
  table.insert(texts, 1, engine.sheet_texts()) -- first, so that the script's own prevail
  return texts
end

-- name, value, initial, help, range, the house rule that its value comes from or "", name ... in the order of names
function host.knobs(class, given, lang)
  local declared, values, list = declarations[class], {}, {}
  for _, pair in ipairs(given) do
    local name, text = pair:match "^([^=]+)=(.*)$"
    if not name then refuse(lang, "knob_form", pair) end
    local knob = declared.knobs[name]
    if not knob then refuse(lang, "knob_unknown", name, declared.name) end
    values[name] = turned(knob, name, text, lang)
  end
  for name, knob in pairs(declared.knobs) do
    local usual = knob.preset
    if usual == nil then usual = knob.initial end
    if values[name] == nil then values[name] = usual end
    local by = values[name] == usual and knob.by or ""
    for _, text in ipairs { name, knob_text(values[name]), knob_text(knob.initial), knob.help, knob.range,
                            by } do
      list[#list + 1] = text
    end
  end
  return values, list
end

-- The declaration of the game that a table is laid for.
function engine.declaration(class)
  laid = true
  return declarations[class]
end
