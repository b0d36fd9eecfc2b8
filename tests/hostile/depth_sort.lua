-- tries: sort in sort
-- expect: error C stack overflow
local function f() table.sort({ 2, 1 }, f) end f()
