-- tries: a text grown by format
-- expect: stopped memory
local s = "x" while true do s = ("%s%s"):format(s, s) end
