-- tries: a table changed while it is gone through
-- expect: ok
local seen = {}
local t = { 1, 2, 3, 4, 5, a = 1, b = 2, c = 3 }
for k in pairs(t) do
  seen[#seen + 1] = tostring(k)
  if k == 1 then t[2] = nil t[6] = 6 t.a = nil t.d = 4 end
  if k == "b" then t.c = nil for i = 1, 100 do t["z" .. i] = i end end
end
assert(table.concat(seen, " ") == "1 3 4 5 b")
local list = { 1, 2, 3 }
local count = 0
for i in pairs(list) do count = count + 1 list[i + 1] = nil list[#list + 5] = 1 end
assert(count == 2, count)
