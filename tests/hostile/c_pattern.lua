-- tries: a pattern that backtracks for ever
-- expect: stopped time
return ("a"):rep(40):find(("a-"):rep(40) .. "b")
