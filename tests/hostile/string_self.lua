-- tries: the methods of strings as a value
-- expect: ok
local s = "x"
assert(s.rep and s.dump == nil and s.__index == nil and s.format)
assert(rawequal(s.rep, string.rep))
