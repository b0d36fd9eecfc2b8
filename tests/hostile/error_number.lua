-- tries: an error object that is a number
-- expect: error 42
error(42)
