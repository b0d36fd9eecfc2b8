-- tries: a chain of coroutines that wake each other
-- expect: stopped time
local a, b
a = coroutine.create(function() while true do coroutine.yield() end end)
b = coroutine.create(function() while true do coroutine.resume(a) coroutine.yield() end end)
while true do coroutine.resume(b) end
