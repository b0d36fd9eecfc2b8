-- tries: an error object that is a table
-- expect: error (the error object is a table value)
error({ message = "x" })
