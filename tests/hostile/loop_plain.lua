-- tries: an endless loop
-- expect: stopped time
while true do end
