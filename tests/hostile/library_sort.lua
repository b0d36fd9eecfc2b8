-- tries: libraries given to sort and remove
-- expect: ok
table.sort(string) assert(not pcall(table.remove, table) and table.remove)
