-- tries: a loop in the replacement function of gsub
-- expect: stopped time
("x"):gsub(".", function() while true do end end)
