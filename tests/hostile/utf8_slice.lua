-- tries: more code points than the stack holds
-- expect: error string slice too long
return utf8.codepoint(("x"):rep(2000000), 1, -1)
