-- tries: a long number read
-- expect: stopped time
local s = ("9"):rep(150) .. "x" while true do tonumber(s) tonumber(s, 36) end
