-- tries: a finalizer that is set later, and set again
-- expect: ok
local ran = false
local mt = {}
local t = setmetatable({}, mt)
mt.__gc = function() ran = true while true do end end
t = setmetatable({ t }, { __index = mt })
t = nil
for i = 1, 100000 do local _ = { i } end
assert(not ran)
assert(not pcall(setmetatable, {}, mt))
