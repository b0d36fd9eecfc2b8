-- tries: what lies behind a library
-- expect: ok
for k in pairs(string) do error(k) end assert(rawget(string, "rep") == nil and #string == 0)
