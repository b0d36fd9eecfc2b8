-- tries: a limit that pcall swallows
-- expect: stopped memory
local t = {}
while true do
  pcall(function() while true do t[#t + 1] = ("x"):rep(1000) .. #t end end)
end
