-- tries: the longest number there is
-- expect: ok
assert(#("%99.99f"):format(-1e308) == 410) for _ = 1, 1000 do ("%.99f"):format(1e308) end
