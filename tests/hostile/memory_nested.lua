-- tries: tables in tables without end
-- expect: stopped memory
local t = {} while true do t = { t } end
