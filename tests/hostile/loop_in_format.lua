-- tries: a loop in __tostring, called by string.format
-- expect: stopped time
return ("%s"):format(setmetatable({}, { __tostring = function() while true do end end }))
