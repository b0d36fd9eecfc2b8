-- tries: the metatable of a library
-- expect: error cannot change a protected metatable
assert(getmetatable(string) == false) setmetatable(string, nil)
