-- tries: the same, swallowed again and again
-- expect: stopped time
while true do pcall(table.move, {}, 1, math.maxinteger - 1, 2) end
