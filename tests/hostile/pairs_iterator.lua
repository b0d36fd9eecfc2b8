-- tries: the iterator of pairs with other arguments
-- expect: ok
local f, t = pairs { a = 1, b = 2 }
assert(f(t) == "a" and f(t) == "b" and f(t) == nil and f(t) == nil)
local g = pairs { 1, 2 }
assert(g({ 5, 6, 7 }, 1) == 2 and g({ 5, 6, 7 }, 2) == nil and g({}, math.mininteger) == nil)
assert(not pcall(f, 5) and not pcall(g) and not pcall(g, string.rep, 1))
