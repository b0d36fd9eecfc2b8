-- tries: matches of nothing in a long text
-- expect: stopped time
local s = ("x"):rep(1000000) while true do for _ in s:gmatch("") do end end
