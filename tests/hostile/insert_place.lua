-- tries: insert far away
-- expect: error position out of bounds
table.insert({}, 1 << 40, 1)
