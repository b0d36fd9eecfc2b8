-- tries: a loop in a closer called by coroutine.close
-- expect: stopped time
local co = coroutine.create(function()
  local x <close> = setmetatable({}, { __close = function() while true do end end })
  coroutine.yield()
end)
coroutine.resume(co)
coroutine.close(co)
