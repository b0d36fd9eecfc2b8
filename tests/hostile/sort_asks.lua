-- tries: a decision inside a comparator
-- expect: error no decision can be asked for here
table.sort({ 3, 2, 1 }, function() return ask() end)
