-- tries: keys of a table that fills the memory
-- expect: stopped memory
local t = {}
for i = 1, 400000 do t[i + 0.5] = true end
for k in pairs(t) do t[k] = { pairs(t) } end
