-- tries: a library replaced
-- expect: error scripts have no globals: make 'string' local
string = {}
