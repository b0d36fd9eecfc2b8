-- tries: the metatable of strings
-- expect: error attempt to index a boolean value
getmetatable("").__index = {}
