-- tries: a yield inside a comparator
-- expect: error attempt to yield across a C-call boundary
coroutine.wrap(function()
  table.sort({ 3, 2, 1 }, function(a, b) coroutine.yield() return a < b end)
end)()
