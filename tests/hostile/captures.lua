-- tries: too many captures
-- expect: error too many captures
return ("x"):find(("()"):rep(33))
