-- tries: a coroutine that closes itself
-- expect: error cannot close a running coroutine
coroutine.wrap(function() coroutine.close((coroutine.running())) end)()
