-- tries: a move that wraps around
-- expect: error too many elements to move
table.move({}, math.mininteger, math.maxinteger, 1)
