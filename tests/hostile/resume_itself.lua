-- tries: a coroutine that resumes itself
-- expect: error cannot resume non-suspended coroutine
local co
co = coroutine.create(function() return coroutine.resume(co) end)
local _, _, message = coroutine.resume(co)
error(message)
