-- tries: the same in gsub, inside pcall, inside a coroutine
-- expect: stopped time
coroutine.wrap(function()
  while true do pcall(string.gsub, ("a"):rep(40), ("a-"):rep(40) .. "b", "") end
end)()
