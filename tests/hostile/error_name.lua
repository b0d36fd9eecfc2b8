-- tries: a type name of a megabyte
-- expect: error attempt to index a
local t = setmetatable({}, { __name = ("x"):rep(1000000), __index = 5 }) return t.x.y.z.w
