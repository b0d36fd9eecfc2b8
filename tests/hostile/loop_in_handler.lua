-- tries: a loop in a message handler
-- expect: stopped time
xpcall(error, function() while true do end end)
