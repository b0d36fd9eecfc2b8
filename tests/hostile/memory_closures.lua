-- tries: closures without end
-- expect: stopped memory
local t = {} while true do local x = #t t[x + 1] = function() return x end end
