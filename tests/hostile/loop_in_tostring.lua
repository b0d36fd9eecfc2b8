-- tries: a loop in __tostring, called by print
-- expect: stopped time
print(setmetatable({}, { __tostring = function() while true do end end }))
