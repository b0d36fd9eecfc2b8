-- tries: formats without values
-- expect: error bad argument #1 to 'format'
return ("%d"):rep(1000):format()
