-- tries: more arguments with every call, quadratic
-- expect: stopped time
local function f(...) return f(1, ...) end f()
