-- tries: select over many values, quadratic
-- expect: stopped time
local function f(...) for i = 1, select("#", ...) do select(i, ...) end end
while true do f(table.unpack({}, 1, 10000)) end
