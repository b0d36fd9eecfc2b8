-- tries: _ENV written to by table.insert
-- expect: error scripts have no globals
table.insert(_ENV, "x")
