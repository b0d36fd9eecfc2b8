-- tries: memory taken in a coroutine in a comparator
-- expect: stopped memory
local hoard = {}
table.sort({ 3, 2, 1 }, function(a, b)
  coroutine.wrap(function() while true do hoard[#hoard + 1] = { a } end end)()
  return a < b
end)
