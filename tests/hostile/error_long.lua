-- tries: an error text of a megabyte
-- expect: error xxxxxxxxxx
error(("x"):rep(1000000))
