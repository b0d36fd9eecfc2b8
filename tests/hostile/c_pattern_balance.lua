-- tries: %b from every place of a long text
-- expect: stopped time
local s = ("("):rep(1000000) while true do s:find("%b()x") end
