-- Makes the function that shuffles a list, for the twins in plain Lua. below(n) draws a number from 1 to n.
local below = ...

return function(list)
  for i = #list, 2, -1 do
    local other = below(i)
    list[i], list[other] = list[other], list[i]
  end
end
