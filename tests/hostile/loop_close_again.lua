-- tries: closers that start the loop they were called to end
-- expect: stopped time
local function again()
  local guard <close> = setmetatable({}, { __close = again })
  while true do end
end
again()
