-- tries: a recursion without end
-- expect: stopped memory
local function f() return 1 + f() end f()
