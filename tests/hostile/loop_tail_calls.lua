-- tries: two functions that call each other for ever
-- expect: stopped time
local ping, pong
function ping() return pong() end
function pong() return ping() end
ping()
