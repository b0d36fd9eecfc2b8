-- tries: a text grown by gsub
-- expect: stopped memory
local s = "x" while true do s = s:gsub(".", "%0%0") end
