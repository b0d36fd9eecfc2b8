-- tries: a finalizer for a library table
-- expect: error cannot change a protected metatable
setmetatable(table, { __gc = print })
