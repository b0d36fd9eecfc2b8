-- tries: sorting the keys of a big table, for ever
-- expect: stopped time
local t = {}
for i = 1, 20000 do t["k" .. i] = i end
while true do for _ in pairs(t) do break end end
