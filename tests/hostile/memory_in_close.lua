-- tries: memory taken in a closer
-- expect: stopped memory
local t = {}
pcall(function()
  local x <close> = setmetatable({}, { __close = function() while true do t[#t + 1] = {} end end })
  error("leave")
end)
