-- tries: memory taken in a message handler
-- expect: stopped memory
local t = {} xpcall(error, function() while true do t[#t + 1] = {} end end)
