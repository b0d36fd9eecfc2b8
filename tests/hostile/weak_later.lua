-- tries: a table made weak later
-- expect: ok
local mt = {}
local t = setmetatable({}, mt)
mt.__mode = "kv"
for i = 1, 100 do t[i] = { i } end
for i = 1, 100000 do local _ = { i } end
for i = 1, 100 do assert(t[i]) end
