-- teams.lua: players who score together: teams, partners, and games that all win or lose.
local croupier, Game, Player = ...
local engine = croupier.engine

local FORMS = "teams = 2, or { { 1, 3 }, { 2, 4 } }, or a function of the number of players and the knobs"

-- The declared teams: a number, lists of seats, or a function that returns one of these; nil: each plays alone.
function engine.check_teams(declared, level)
  local teams, kind = declared.teams, type(declared.teams)
  if declared.together and teams ~= nil then
    error("a game is played in teams or together, not both", level + 1)
  end
  if teams ~= nil and kind ~= "table" and kind ~= "function" and math.type(teams) ~= "integer" then
    error("teams are a number or lists of seats: " .. FORMS, level + 1)
  end
end

-- Numbered teams sit in turn: with two of them, seats 1, 3, 5 play against 2, 4, 6.
local function in_turn(teams, count, wrong)
  if teams < 2 or count % teams ~= 0 then wrong(("%d players do not make %d teams"):format(count, teams)) end
  local of = {}
  for seat = 1, count do of[seat] = (seat - 1) % teams + 1 end
  return of
end

local function as_listed(teams, count, wrong)
  local of = {}
  for number, seats in ipairs(teams) do
    if type(seats) ~= "table" or #seats == 0 then wrong("a team is a list of seats") end
    for _, seat in ipairs(seats) do
      if math.type(seat) ~= "integer" or seat < 1 or seat > count then
        wrong(("there is no seat %s among %d players"):format(tostring(seat), count))
      end
      if of[seat] then wrong(("seat %d is in two teams"):format(seat)) end
      of[seat] = number
    end
  end
  for seat = 1, count do if not of[seat] then wrong(("seat %d is in no team"):format(seat)) end end
  return of
end

-- The number of each seat's team, by seat; nil: each plays alone.
local function numbers(declared, count, knobs)
  local function wrong(why) error(("the teams of %s: %s; %s"):format(declared.name, why, FORMS), 0) end
  local teams = declared.together and { {} } or declared.teams
  for seat = 1, declared.together and count or 0 do teams[1][seat] = seat end
  if type(teams) == "function" then teams = teams(count, knobs) end
  if not teams then return end
  if math.type(teams) == "integer" then return in_turn(teams, count, wrong) end
  if type(teams) ~= "table" then wrong("they are " .. tostring(teams)) end
  return as_listed(teams, count, wrong)
end

local team_of -- the number of each seat's team, by seat; nil: each plays alone

function engine.make_teams(declared, count, knobs)
  team_of = numbers(declared, count, knobs)
  engine.team(team_of or {}, declared.together or false)
end

local function number_of(player)
  local seat = engine.seat_of(player)
  return team_of and team_of[seat] or seat
end

-- The members of a team have one score. Of what breaks a tie, they have what they have in all.
function engine.pool_ties(values)
  if not team_of then return values end
  local pooled = {}
  for seat, own in ipairs(values) do
    pooled[seat] = { own[1] }
    for key = 2, #own do
      pooled[seat][key] = 0
      for other, theirs in ipairs(values) do
        if team_of[other] == team_of[seat] then pooled[seat][key] = pooled[seat][key] + theirs[key] end
      end
    end
  end
  return pooled
end

--- game:teams(): the teams in their order, each a list of its players by seat. Who plays alone is a team
function Game:teams()
  local teams = {}
  for _, player in ipairs(engine.players()) do
    local number = number_of(player)
    teams[number] = teams[number] or {}
    table.insert(teams[number], player)
  end
  return teams
end

--- player:team(): the players of the team by seat, the player among them
function Player:team() return Game:teams()[number_of(self)] end
