-- tries: __tostring that asks for itself
-- expect: error C stack overflow
local t = {} setmetatable(t, { __tostring = function() return tostring(t) end }) return tostring(t)
