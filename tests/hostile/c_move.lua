-- tries: move over a range without end
-- expect: stopped time
table.move({}, 1, math.maxinteger - 1, 2)
