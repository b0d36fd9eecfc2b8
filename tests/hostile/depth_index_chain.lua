-- tries: __index that is its own table
-- expect: error '__index' chain too long
local t = {} t.__index = t setmetatable(t, t) return t.x
