-- tries: a text of a thousand million bytes
-- expect: stopped memory
return ("x"):rep(1000000000)
