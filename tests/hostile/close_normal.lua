-- tries: a coroutine that closes the one that resumed it
-- expect: error cannot close a normal coroutine
local outer
outer = coroutine.create(function() coroutine.wrap(function() coroutine.close(outer) end)() end)
error(select(2, coroutine.resume(outer)))
