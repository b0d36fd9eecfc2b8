-- tries: a packed text of two thousand million bytes
-- expect: stopped memory
return ("c2147483647"):pack("")
