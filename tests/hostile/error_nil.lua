-- tries: an error without object
-- expect: error (the error object is a nil value)
error()
