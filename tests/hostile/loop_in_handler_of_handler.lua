-- tries: message handlers that fail in turn
-- expect: stopped time
local function handler() return xpcall(error, handler) end
while true do xpcall(error, handler) end
