-- tries: a decision in an iterator
-- expect: asked
for _ in coroutine.wrap(function() ask() coroutine.yield(1) end) do end
