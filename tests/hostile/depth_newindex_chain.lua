-- tries: __newindex that is its own table
-- expect: error '__newindex' chain too long
local t = {} t.__newindex = t setmetatable(t, t) t.x = 1
