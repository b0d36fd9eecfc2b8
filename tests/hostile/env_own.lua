-- tries: an _ENV of its own reaches nothing
-- expect: error attempt to call a nil value (global 'print')
local _ENV = {} print(1)
