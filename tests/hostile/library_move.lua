-- tries: a library written to by table.move
-- expect: error 'coroutine' cannot be changed
table.move({ 1 }, 1, 1, 1, coroutine)
