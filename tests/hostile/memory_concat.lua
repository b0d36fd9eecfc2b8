-- tries: a text that doubles
-- expect: stopped memory
local s = "x" while true do s = s .. s end
