-- tries: a loop in a closer
-- expect: stopped time
do
  local x <close> = setmetatable({}, { __close = function() while true do end end })
end
