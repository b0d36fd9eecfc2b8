-- tries: a pattern that calls itself too deep
-- expect: error pattern too complex
return ("x"):rep(300000):match(("x?"):rep(1000) .. "y")
