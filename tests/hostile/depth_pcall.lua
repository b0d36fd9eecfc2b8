-- tries: pcall in pcall
-- expect: ok
local function f() return pcall(f) end f()
