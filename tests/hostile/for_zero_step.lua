-- tries: a loop that does not move
-- expect: error 'for' step is zero
for _ = 1, 10, 0 do end
