-- tries: short coroutines, each too short for a count
-- expect: stopped time
while true do
  coroutine.wrap(function() for _ = 1, 50 do end end)()
end
