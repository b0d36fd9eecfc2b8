-- tries: keys that all fall into one chain
-- expect: stopped time
local t = {}
for i = 1, 1000000 do t[i * ((1 << 20) - 1)] = true t[i * ((1 << 19) - 1)] = true t[i << 40] = true end
while true do end
