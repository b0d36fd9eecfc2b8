-- tries: a loop in __concat
-- expect: stopped time
local t = setmetatable({}, { __concat = function() while true do end end }) return t .. "x"
