-- tries: a function of a library replaced
-- expect: error 'string' cannot be changed
string.rep = error
