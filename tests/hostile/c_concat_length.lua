-- tries: concat over a range without end
-- expect: stopped time
table.concat(setmetatable({}, { __index = function() return "" end }), "", 1, math.maxinteger - 1)
