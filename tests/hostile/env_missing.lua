-- tries: words that do not exist here
-- expect: ok
local function gone(f) local ok, e = pcall(f) assert(not ok and e:find("undefined global", 1, true), e) end
gone(function() return load end) gone(function() return loadstring end) gone(function() return dofile end)
gone(function() return loadfile end) gone(function() return require end) gone(function() return package end)
gone(function() return io end) gone(function() return os end) gone(function() return debug end)
gone(function() return collectgarbage end) gone(function() return next end) gone(function() return rawset end)
gone(function() return warn end) gone(function() return _G end) gone(function() return _VERSION end)
gone(function() return setfenv end) gone(function() return newproxy end)
assert(string.dump == nil and math.random == nil and math.randomseed == nil and math.sin == nil)
assert(math.exp == nil and math.log == nil and math.pow == nil and coroutine.wrap)
