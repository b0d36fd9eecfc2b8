-- tries: __index functions that call each other
-- expect: error C stack overflow
local t = {} setmetatable(t, { __index = function(_, k) return t[k + 1] end }) return t[1]
