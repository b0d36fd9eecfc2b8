-- tries: the metatable of _ENV
-- expect: error cannot change a protected metatable
assert(getmetatable(_ENV) == false) setmetatable(_ENV, {})
