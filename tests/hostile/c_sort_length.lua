-- tries: sorting a table that says it is two thousand million long
-- expect: stopped time
local t = setmetatable({}, { __len = function() return 2 ^ 31 - 2 end, __index = function(_, i) return -i end,
                             __newindex = function() end })
table.sort(t)
