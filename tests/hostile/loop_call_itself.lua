-- tries: a table that is its own __call: minutes in one C call
-- expect: stopped time
local t = {}
t.__call = t
setmetatable(t, t)
t()
