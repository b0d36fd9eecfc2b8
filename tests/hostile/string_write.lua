-- tries: a field of a string
-- expect: error attempt to index a string value
local s = "x" s.rep = 1
