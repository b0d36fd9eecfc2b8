-- tries: a comparator that always says yes
-- expect: error invalid order function
local t = {} for i = 1, 1000 do t[i] = i end table.sort(t, function() return true end)
