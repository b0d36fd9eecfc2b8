-- tries: a long text from short ones
-- expect: stopped memory
local t, s = {}, ("x"):rep(1000)
for i = 1, 100000 do t[i] = s end
return table.concat(t)
