-- tries: a yield that would look like a decision
-- expect: error attempt to yield from outside a coroutine
coroutine.yield()
