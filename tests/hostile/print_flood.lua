-- tries: a print without end
-- expect: stopped time
while true do print("all is well") end
