-- tries: a coroutine that is dead
-- expect: error cannot resume dead coroutine
local f = coroutine.wrap(function() end) f() f()
