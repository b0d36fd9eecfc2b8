-- game.lua: the methods of every game and every player: zones, and how a table is laid.
local croupier, Game, Player = ...
local engine, host = croupier.engine, croupier.host
local check_fields, rank_at_once = engine.check_fields, engine.rank_at_once

local ZONE = { sees = true, sorted = true, renew = true, picture = true, room = true, told = true }
local PICTURE = { whole = 0, count = 1, none = 2 }

local playing -- the declaration of the game that the table is laid for
local by_points -- does it rank players by points, and has no rule count_up?

---------------------------------------------------------------------------------------------------
-- zones

local ALL, NONE = 255, 0

local function sees_mask(sees, seat, level)
  if sees == "all" then return ALL end
  if sees == "none" then return NONE end
  if sees == "owner" and seat then return 1 << (seat - 1) end
  if type(sees) == "table" and not sees.seat then
    local mask = 0
    for _, player in ipairs(sees) do mask = mask | 1 << (engine.seat_of(player) - 1) end
    return mask
  end
  if sees == "owner" then error("who sees what belongs to the table: it has no owner", level + 1) end
  error("who sees a zone: \"all\", \"none\", \"owner\" or a list of players", level + 1)
end

engine.sees_mask = sees_mask -- for purse.lua

-- How people see a zone: sorted, how much of it is in pictures, the dots there (0: as many as are drawn), and
-- whether the story leaves it out.
local function looks_of(given, level)
  local shown = PICTURE[given.picture or "whole"]
  if not shown then error("what a picture shows of a zone: \"whole\", \"count\" or \"none\"", level + 1) end
  local room = given.room or 0
  if math.type(room) ~= "integer" or room < 0 or room > 255 or given.room == 0 then
    error("the room in a zone is a number of pieces: room = 2, at most 255", level + 1)
  end
  if given.told ~= nil and given.told ~= false then
    error("what happens to a zone is told in the story, or not: told = false", level + 1)
  end
  return given.sorted, shown, room, given.told == false
end

local laid = {} -- names that are taken, while the table is laid

-- Specs, journals and players tell zones apart by their names.
local function take_name(what, name, seat, level)
  local full = seat and ("%s(%d)"):format(name, seat) or name
  if laid[what .. full] then error(("there is a %s '%s' already"):format(what, full), level + 1) end
  laid[what .. full] = true
end
engine.take_name = take_name

local function lay_zone(given, seat, members, level)
  if type(given) == "string" then given = { given } end
  local name = type(given) == "table" and given[1] -- once: a table may say something else each time it is asked
  if type(name) ~= "string" then
    error("a zone needs a name: zone \"stock\" or zone { \"lot\", sees = \"all\" }", level)
  end
  check_fields("a zone", given, ZONE, level)
  if given.renew ~= nil and type(given.renew) ~= "userdata" then
    error("'renew' is the zone that is shuffled into this one: renew = self.discard", level)
  end
  local mask = sees_mask(given.sees or (seat and "owner" or "none"), seat, level)
  local sorted, shown, room, untold = looks_of(given, level)
  take_name("zone", name, seat, level)
  if not members then return engine.lay_zone(name, seat, mask, sorted, shown, room, given.renew, untold) end
  if type(members) ~= "table" or type(members[1]) ~= "string" then
    error("zones are made with a list of their names: zones({ \"row\", sees = \"all\" }, { \"a\", \"b\" })", level)
  end
  if given.renew ~= nil then error("only a single zone can be renewed, not a group of them", level) end
  return engine.lay_zones(name, seat, mask, sorted, shown, room, members, untold)
end

-- zone("stock", { ... }) would lose its second table.
local function one_table(word, given, ...)
  if select("#", ...) > 0 then
    local name = type(given) == "string" and given or word
    error(("all about a %s stands in one table: %s { %q, ..., sees = \"all\" }"):format(word, word, name), 3)
  end
  return given
end
engine.one_table = one_table

--- game:zone "stock" or zone { "lot", sees = "all", sorted = true, room = 2, renew = zone, told = false }: makes a
--- zone of the table; by default nobody sees it. If it runs out, `renew` is shuffled into it. The story leaves it out
--- if `told` is false
function Game:zone(...) return lay_zone(one_table("zone", ...), nil, nil, 2) end

--- game:zones({ "row", sees = "all" }, { "a", "b" }): makes zones together; find each by number or name
function Game:zones(given, members) return lay_zone(given, nil, members, 2) end

--- player:zone "hand" or zone { "bid", sees = "all", sorted = true }: makes a zone of the player; by default only
--- the owner sees it
function Player:zone(...) return lay_zone(one_table("zone", ...), engine.seat_of(self), nil, 2) end

--- player:zones({ "tower", sees = "all" }, { "sand", "wood" }): makes zones of the player together
function Player:zones(given, members) return lay_zone(given, engine.seat_of(self), members, 2) end

---------------------------------------------------------------------------------------------------
-- for the host

-- An unknown knob is a misspelt one.
local function no_knob(_, name) error(("there is no knob '%s'"):format(tostring(name)), 2) end

-- What may be chosen stands beside what is done.
local function check_choices(class)
  for name, method in pairs(class) do
    local action = type(name) == "string" and name:match "^choices_(.+)$"
    if type(name) == "string" and name:find "^foolish_" and type(method) ~= "function" then
      error(("'%s' is a method: it says which answers no sensible player gives"):format(name), 0)
    end
    if action and type(class[action]) ~= "function" then
      error(("'%s' says what may be chosen for an action '%s', but there is no such method"):format(name, action), 0)
    end
  end
end

function host.lay(class, count, knobs)
  playing = engine.declaration(class)
  setmetatable(knobs, { __index = no_knob })
  local self = setmetatable({}, { __index = class })
  for _, words in ipairs { Game, class } do -- all in one table, to be found at once
    for name, method in pairs(words) do self[name] = method end
  end
  self.knobs, self.players = knobs, {}
  local seated = { __index = Player, __newindex = engine.new_field, __tostring = engine.name, __metatable = false }
  for seat = 1, count do self.players[seat] = setmetatable({ seat = seat }, seated) end
  local free = {}
  for _, name in ipairs(playing.free) do
    if type(class[name]) ~= "function" or type(class["may_" .. name]) ~= "function" then
      error(("free action '%s' needs the methods %s and may_%s"):format(name, name, name), 0)
    end
    free[#free + 1] = name
    free[#free + 1] = "may_" .. name
  end
  if type(class.play) ~= "function" then error("a game needs a method play", 0) end
  check_choices(class)
  engine.seat(self.players)
  engine.make_teams(playing, count, knobs)
  engine.game(self, free, playing.lowest, playing.stakes, playing.look_ahead)
  if class.setup then self:setup() end
  by_points = not self.count_up and self.standings == Game.standings
  host.check_chance()
  engine.forget_sheets()
  laid = {}
  return self
end

engine.name_of_game = function() return playing.name end -- for show.lua

-- What follows the end of play. Returns whether the game has a rule for it.
function host.count_up(self)
  if engine.ranked() then return false end -- the script has ranked the players itself
  local own = self.count_up
  if own then
    own(self)
    if engine.ranked() then return true end
  end
  local standings = self.standings -- a script may have its own, and nobody reads what this one returns
  if standings == Game.standings then engine.rank_players(self) else standings(self) end
  return own ~= nil
end

-- The rule that says which answers to a question no sensible player gives, or nil; and the player.
function host.foolish(self, prompt, seat)
  return self["foolish_" .. prompt:gsub(" ", "_")] or engine.foolish[prompt], self.players[seat]
end

-- What the rule prospects says of each player, by seat: for bots.
function host.prospects(self)
  local points = {}
  for seat, player in ipairs(self.players) do
    local number = self:prospects(player)
    if type(number) ~= "number" or number ~= number or number - number ~= 0 then
      error(("prospects of player %d is a number of points, not %s"):format(seat, tostring(number)), 0)
    end
    points[seat] = number
  end
  return points
end

function host.play(self)
  self:play()
  if by_points and rank_at_once(self.players) then return end
  host.count_up(self)
  engine.check_shown()
end
