-- tries: a decision in coroutines in pcall in coroutines
-- expect: asked
local co = coroutine.wrap(function()
  return pcall(function() return coroutine.wrap(function() return ask() end)() end)
end)
return co()
