-- tries: a library written to by table.insert
-- expect: error 'string' cannot be changed
table.insert(string, "x")
