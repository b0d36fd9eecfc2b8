-- tries: the same, swallowed again and again
-- expect: stopped memory
while true do pcall(string.rep, "x", 1000000000) end
