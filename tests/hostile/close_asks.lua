-- tries: a decision inside a closer of coroutine.close
-- expect: error no decision can be asked for here
local co = coroutine.create(function()
  local x <close> = setmetatable({}, { __close = function() ask() end })
  coroutine.yield()
end)
coroutine.resume(co)
local ok, message = coroutine.close(co)
error(message)
