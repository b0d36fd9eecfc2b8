-- lists.lua: lists of players, of pieces, and of what passes a test.
local _, Game, Player = ...

--- player:others(): all other players as a list, clockwise from the left
function Player:others()
  local list, other = {}, self:left()
  while other ~= self do
    list[#list + 1] = other
    other = other:left()
  end
  return list
end

--- game:those(list, where): a list of those for which the function says true; of players, zones or anything
function Game:those(list, where)
  if type(where) ~= "function" then error("'those' of a list are found by a function: function(player) ... end", 2) end
  local passed = {}
  for _, value in ipairs(list) do
    if where(value) then passed[#passed + 1] = value end
  end
  return passed
end

--- game:pieces_in(zones): all pieces of several zones as a list, in their order
function Game:pieces_in(zones)
  local list = {}
  for _, zone in ipairs(zones) do
    for piece in zone:each() do list[#list + 1] = piece end
  end
  return list
end
