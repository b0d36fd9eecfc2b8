-- tries: a table without end
-- expect: stopped memory
local t = {} while true do t[#t + 1] = {} end
