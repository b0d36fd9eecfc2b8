-- tries: a weak table
-- expect: error a metatable cannot have '__mode'
setmetatable({}, { __mode = "k" })
