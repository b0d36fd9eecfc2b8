-- tries: unpack as much as fits, for ever
-- expect: stopped time
while true do pcall(table.unpack, {}, 1, 200000) end
