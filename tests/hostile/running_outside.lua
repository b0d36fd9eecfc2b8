-- tries: getting hold of the coroutine of the host
-- expect: ok
local co, outermost = coroutine.running()
assert(co == nil and outermost == true and not coroutine.isyieldable())
