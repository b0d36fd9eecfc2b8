-- tries: %p
-- expect: error invalid conversion '%p'
return ("%p"):format({})
