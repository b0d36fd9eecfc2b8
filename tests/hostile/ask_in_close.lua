-- tries: a decision in a closer
-- expect: asked
do local x <close> = setmetatable({}, { __close = function() ask() end }) end
