-- tries: a precision of 99,999
-- expect: error invalid conversion
return ("%.99999f"):format(1)
