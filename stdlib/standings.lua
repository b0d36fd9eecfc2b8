-- standings.lua: who has won: the points, then what breaks ties.
local croupier, Game = ...
local engine, host = croupier.engine, croupier.host

local STANDINGS, TIE = { ties = true }, { [1] = true, [2] = true, lowest = true }
local FORM = "a function, or a word with a function: { \"{n} gold\", function(player) ... end }"

-- The function that gives a player's number, and whether less is better.
local function read_tie(tie)
  if type(tie) == "function" then return tie, false end
  if type(tie) ~= "table" or type(tie[1]) ~= "string" or type(tie[2]) ~= "function" then
    error("what breaks a tie is " .. FORM, 4)
  end
  engine.check_fields("what breaks a tie", tie, TIE, 4)
  return tie[2], tie.lowest or false
end

-- How many of the ties it takes to part a player from all others with the same points.
local function parted_by(rows, seat)
  local ties = 0
  for other = 1, #rows do
    local key, row = 1, rows[other]
    while row[key] and row[key] == rows[seat][key] do key = key + 1 end
    if row[key] then ties = math.max(ties, key - 1) end
  end
  return ties
end

-- What broke ties, by seat: words and numbers, { { "{n} gold", 7 } }.
local broke = {}

local function note_ties(ties, rows)
  for seat, row in ipairs(rows) do
    broke[seat] = {}
    for i = 1, parted_by(rows, seat) do
      if type(ties[i]) == "table" then table.insert(broke[seat], { ties[i][1], row[i + 1] }) end
    end
  end
end

function host.ties(seat) return broke[seat] or {} end

-- Ranks the players, in whatever order a script has put them.
function engine.rank_players(self, given)
  if given then engine.check_fields("standings", given, STANDINGS, 3) end
  local ties = given and given.ties
  if not ties then return engine.rank_by_points(self.players) end
  if type(ties) ~= "table" then error("'ties' of standings is a list: ties = { function(player) ... end }", 3) end
  local less, number_of, rows = {}, {}, {}
  for i, tie in ipairs(ties) do number_of[i], less[i] = read_tie(tie) end
  for _, player in ipairs(self.players) do
    local row = { player:points() }
    for i, number in ipairs(number_of) do row[i + 1] = number(player) end
    rows[engine.seat_of(player)] = row
  end
  rows = engine.pool_ties(rows)
  engine.rank(less, rows)
  note_ties(ties, rows)
end

--- game:standings { ties = { { "{n} gold", function(player) ... end }, ... } }: in the end of play: ranks the players
--- by score. The functions break ties: more is better, or with `lowest` less. The end tells the words of those that did
function Game:standings(given)
  engine.rank_players(self, given)
  return engine.ranks()
end
