-- tries: addresses in error texts
-- expect: ok
local function text(f, ...) local _, e = pcall(f, ...) return e end
for _, e in ipairs {
  text(function() return {} .. "x" end), text(function() return {} + 1 end), text(function() return {} < {} end),
  text(table.concat, { {} }), text(string.rep, {}), text(setmetatable, {}, print), text(string.format, "%d", {}),
  text(string.format, "%q", {}), text(ipairs), text(tonumber, {}, 10), text(error, tostring(print)),
} do
  assert(not e:find("0x", 1, true) and not e:find("%x%x%x%x%x%x"), e)
end
