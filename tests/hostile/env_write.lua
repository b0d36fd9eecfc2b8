-- tries: a global variable
-- expect: error scripts have no globals: make 'x' local
x = 1
