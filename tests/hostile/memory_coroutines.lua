-- tries: coroutines without end
-- expect: stopped memory
local t = {}
while true do
  local co = coroutine.create(function() coroutine.yield() end)
  coroutine.resume(co)
  t[#t + 1] = co
end
