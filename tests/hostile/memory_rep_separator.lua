-- tries: the bytes in the separator
-- expect: stopped memory
return (""):rep(1000, ("x"):rep(1000000))
