-- tries: long texts turned upside down
-- expect: stopped time
local s = ("x"):rep(4000000) while true do s:upper() s:reverse() s:byte(-1) end
