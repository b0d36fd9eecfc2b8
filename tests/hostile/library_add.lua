-- tries: a function added to a library
-- expect: error 'math' cannot be changed
math.random = error
