-- tries: what lies behind _ENV
-- expect: ok
assert(rawget(_ENV, "print") == nil and rawlen(_ENV) == 0)
for k in pairs(_ENV) do error(k) end
for _, name in ipairs { "__index", "__newindex", "__metatable" } do
  assert(not pcall(function() return _ENV[name] end))
end
