-- tries: the same inside pcall
-- expect: error attempt to yield from outside a coroutine
error(select(2, pcall(coroutine.yield)))
