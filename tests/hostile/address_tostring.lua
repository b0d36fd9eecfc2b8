-- tries: addresses in texts
-- expect: ok
local things = { {}, print, function() end, coroutine.create(print), setmetatable({}, { __name = "thing" }) }
local names = { "table", "function", "function", "thread", "thing" }
for i, thing in ipairs(things) do
  assert(tostring(thing) == names[i])
  assert(("%s|%5s"):format(thing, thing):sub(1, #names[i] + 1) == names[i] .. "|")
end
