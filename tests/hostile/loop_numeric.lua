-- tries: counting through all integers
-- expect: stopped time
for _ = math.mininteger, math.maxinteger do end
