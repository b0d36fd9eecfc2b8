-- tries: long texts compared
-- expect: stopped time
local a, b = ("x"):rep(4000000) .. "a", ("x"):rep(4000000) .. "b"
while true do local _ = a < b end
