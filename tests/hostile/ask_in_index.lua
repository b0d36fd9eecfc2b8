-- tries: a decision in a metamethod
-- expect: asked
return setmetatable({}, { __index = function() return ask() end }).x
