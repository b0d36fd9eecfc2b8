-- tries: the order of keys tells how a table came about
-- expect: ok
local function list(t) local s = {} for k in pairs(t) do s[#s + 1] = tostring(k) end return table.concat(s, " ") end
local a, b = {}, {}
for i = 1, 40 do a["k" .. i] = i end
for i = 200, 1, -1 do b["k" .. i] = i end
for i = 41, 200 do b["k" .. i] = nil end
assert(list(a) == list(b))
assert(list { [3] = 1, [-1] = 1, [2.5] = 1, x = 1, ab = 1, a = 1, [true] = 1, [false] = 1, [1 << 40] = 1 }
  == "-1 3 1099511627776 2.5 a ab x false true")
assert(list { 1, 2, 3, nil, 5 } == "1 2 3 5" and list {} == "" and list { nil, nil, 3 } == "3")
assert(list { ["a\0b"] = 1, ["a"] = 1, ["a\0"] = 1, ["\xff"] = 1, [""] = 1 } == " a a\0 a\0b \xff")
