-- tries: __pairs that asks for pairs
-- expect: error C stack overflow
local t = {} setmetatable(t, { __pairs = function() return pairs(t) end }) pairs(t)
