-- tries: counting to infinity
-- expect: stopped time
for _ = 1, math.huge do end
