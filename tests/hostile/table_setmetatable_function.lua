-- tries: a metatable for a function
-- expect: error bad argument #1 to 'setmetatable'
setmetatable(print, {})
