-- tries: coroutines that close coroutines that close
-- expect: ok
local function nest(n)
  local co = coroutine.create(function()
    local x <close> = setmetatable({}, { __close = function() if n > 0 then nest(n - 1) end end })
    coroutine.yield()
  end)
  coroutine.resume(co)
  return coroutine.close(co)
end
nest(1000)
