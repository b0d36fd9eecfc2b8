-- House rule: a friendly game, for children too. Nobody steals: there are no thieves, tax collectors and pharaohs.
-- Házi szabály: barátságos játék, gyerekeknek is. Senki sem lop: nincs tolvaj, adószedő és fáraó.
local oh_pharaoh = ...
local GONE = { thief = true, ["tax collector"] = true, pharaoh = true, rob = true, tax = true }

for _, list in ipairs { oh_pharaoh.kinds, oh_pharaoh.actions } do
  for i = #list, 1, -1 do
    if GONE[list[i]] then table.remove(list, i) end
  end
end
