-- tries: a plain search of n times m steps
-- expect: stopped time
return ("a"):rep(1000000):find(("a"):rep(500000) .. "b", 1, true)
