-- tries: loops at the edge of the integers
-- expect: ok
local n = 0
for _ = math.maxinteger - 1, math.maxinteger do n = n + 1 end
for _ = math.mininteger + 1, math.mininteger, -1 do n = n + 1 end
for _ = math.maxinteger, math.mininteger do n = n + 1 end
for _ = 1, 3, math.maxinteger do n = n + 1 end
assert(n == 5)
