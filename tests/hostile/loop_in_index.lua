-- tries: a loop in __index
-- expect: stopped time
local t = setmetatable({}, { __index = function() while true do end end }) return t.x
