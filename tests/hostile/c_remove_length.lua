-- tries: remove from the front of a table that says it is long
-- expect: stopped time
table.remove(setmetatable({}, { __len = function() return 2 ^ 52 end }), 1)
