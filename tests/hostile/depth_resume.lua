-- tries: resumes in resumes
-- expect: ok
local function f() return coroutine.resume(coroutine.create(f)) end f()
