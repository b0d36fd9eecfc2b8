-- tries: a loop in __eq, called by a C function
-- expect: stopped time
local mt = { __lt = function() while true do end end }
local t = {}
for i = 1, 10 do t[i] = setmetatable({}, mt) end
table.sort(t)
