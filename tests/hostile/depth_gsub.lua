-- tries: gsub in gsub
-- expect: error C stack overflow
local function f() return (("x"):gsub(".", f)) end f()
