-- tries: division by zero and at the edge
-- expect: ok
assert(not pcall(function() return 1 // 0 end) and not pcall(function() return 1 % 0 end))
assert(math.mininteger // -1 == math.mininteger and math.mininteger % -1 == 0)
assert(1 << 64 == 0 and 1 >> -64 == 0 and 1 << math.mininteger == 0)
