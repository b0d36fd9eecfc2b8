-- tries: a message handler that fails
-- expect: ok
assert(not xpcall(error, error)) assert(not xpcall(error, function() error("again") end))
