-- tries: a hash part that doubles
-- expect: stopped memory
local t, i = {}, 0 while true do i = i + 1 t["k" .. i] = i end
