-- purse.lua: purses of the table and of the players; counted goods that are paid, never made.
local croupier, Game, Player = ...
local engine = croupier.engine

local MOST = 2147483647
local PURSE = { [2] = true, sees = true, of = true, picture = true }

-- Each currency has a number. The currency of a purse is its own name, or the word that `of` gives.
local currencies, known = {}, 0

local function currency_of(name)
  if not currencies[name] then
    known = known + 1
    currencies[name] = known
  end
  return currencies[name]
end

local function lay_purse(given, seat, level)
  if type(given) == "string" then given = { given } end
  local name = type(given) == "table" and given[1]
  if type(name) ~= "string" then
    error("a purse needs a name: purse \"gold\" or purse { \"bank\", 60, of = \"gold\" }", level)
  end
  engine.check_fields("a purse", given, PURSE, level)
  local amount, of = given[2] or 0, given.of or name
  if math.type(amount) ~= "integer" or amount < 0 or amount > MOST then
    error(("purse '%s' begins with a whole number, 0 to %d"):format(name, MOST), level)
  end
  if type(of) ~= "string" then error(("purse '%s' is of what a word says: of = \"gold\""):format(name), level) end
  if given.picture ~= nil and given.picture ~= "none" then
    error("a purse is in pictures of the table, or picture = \"none\"", level)
  end
  local mask = engine.sees_mask(given.sees or "all", seat, level)
  engine.take_name("purse", name, seat, level)
  return engine.lay_purse(name, seat, mask, amount, currency_of(of), given.picture)
end

--- game:purse { "bank", 60, of = "gold", sees = "none" }: makes a purse of the table; by default all see it
function Game:purse(...) return lay_purse(engine.one_table("purse", ...), nil, 2) end

--- player:purse { "gold", 15, sees = "owner" }: makes a purse of the player; by default all see it
function Player:purse(...) return lay_purse(engine.one_table("purse", ...), engine.seat_of(self), 2) end
