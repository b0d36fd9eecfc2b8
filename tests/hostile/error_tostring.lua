-- tries: an error object whose __tostring never ends
-- expect: error (the error object is a table value)
error(setmetatable({}, { __tostring = function() while true do end end }))
