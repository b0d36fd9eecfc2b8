-- tries: a loop that starts again when it is stopped
-- expect: stopped time
while true do
  pcall(function() while true do end end)
end
