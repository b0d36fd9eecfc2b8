-- tries: coroutines in coroutines, each adding its place to the error
-- expect: error attack.lua:3: attack.lua:3:
local function f() return coroutine.wrap(f)() end f()
