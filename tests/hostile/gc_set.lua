-- tries: a finalizer
-- expect: error a metatable cannot have '__gc'
setmetatable({}, { __gc = function() while true do end end })
