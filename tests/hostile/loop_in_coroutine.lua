-- tries: a loop in a coroutine inside pcall
-- expect: stopped time
local co = coroutine.wrap(function()
  while true do
    pcall(function() while true do end end)
  end
end)
co()
