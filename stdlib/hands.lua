-- hands.lua: what players hold: dice that lie in a zone of theirs, hands that all pass on at once.
local croupier, Game, Player = ...
local engine = croupier.engine

local DICE = { sides = true, sees = true }
local MOST_DICE = 8 -- of a roll

--- player:dice { 5, sides = 6, sees = "owner" }: makes dice, in setup. Returns the zone where they lie when rolled,
--- with `pips`
function Player:dice(given)
  if type(given) ~= "table" then error("dice are made by a table: player:dice { 5, sees = \"owner\" }", 2) end
  engine.check_fields("dice", given, DICE, 2)
  local count, sides = given[1], given.sides or 6
  if math.type(count) ~= "integer" or count < 1 or count > MOST_DICE then
    error(("a player has 1 to %d dice"):format(MOST_DICE), 2)
  end
  if math.type(sides) ~= "integer" or sides < 2 then error("a die has two sides or more", 2) end
  local cup, zone = self:zone { "cup", sees = "none" }, self:zone { "dice", sees = given.sees or "owner" }
  for _ = 1, count do
    for pips = 1, sides do cup:create { "{pips}", pips = pips } end
  end
  engine.lay_dice(self, cup, zone, sides, count)
  return zone
end

local SEATS_ON = { left = 1, right = -1 }

--- game:pass_on("hand", "left" or "right" or "across"): the pieces of each player.hand move to the hand of that
--- neighbour, at once
function Game:pass_on(name, way)
  local players = self.players
  local on = SEATS_ON[way] or way == "across" and #players % 2 == 0 and #players // 2
  if not on then
    error("hands are passed \"left\", \"right\", or \"across\" if the number of players is even", 2)
  end
  local from, to = {}, {}
  for seat, player in ipairs(players) do
    from[seat], to[seat] = player[name], players[(seat - 1 + on) % #players + 1][name]
    if type(from[seat]) ~= "userdata" then error(("the players have no zone '%s'"):format(tostring(name)), 2) end
  end
  engine.exchange(from, to)
end
