-- tries: a width of 99,999
-- expect: error invalid conversion
return ("%99999d"):format(1)
