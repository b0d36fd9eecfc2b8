@
test("the helpers are there", function() assert(test and help) end)
