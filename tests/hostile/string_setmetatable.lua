-- tries: a metatable for a string
-- expect: error bad argument #1 to 'setmetatable'
setmetatable("", {})
