-- tries: a recursion that starts again in pcall
-- expect: stopped memory
local keep = {}
local function f(n) keep[#keep + 1] = { n } return 1 + f(n + 1) end
while true do pcall(f, 1) end
