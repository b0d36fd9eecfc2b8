-- lists.lua: lists of the values that pass a test.
local _, Game = ...

--- game:those(list, where): the items of a list for which the function returns true
function Game:those(list, where)
  if type(where) ~= "function" then error("'those' of a list are found by a function: function(player) ... end", 2) end
  local passed, n = {}, 0
  for i = 1, #list do -- a loop without a call for each step: this is asked all the time
    local value = list[i]
    if where(value) then
      n = n + 1
      passed[n] = value
    end
  end
  return passed
end
