-- House rule: a new card for bolder bids, the 16 of each kind. It may lie on any card but a top, like a 9.
-- Házi szabály: új lap merész licithez, minden típusból a 16-os. Mint a 9-es, minden lapra rátehető, csak csúcsra nem.
local five_towers, before = ...

table.insert(five_towers.values, 16)

local texts = { en = {}, hu = {} }
for _, kind in ipairs(five_towers.kinds) do
  texts.en["? " .. kind .. " 16"] = "Is laid on any card of its kind, only not on a 0."
  texts.hu["? " .. kind .. " 16"] = "A típusából bármelyik lapra rátehető, csak a 0-ra nem."
end
five_towers:texts(texts)

function five_towers.fits_on(value, below)
  return value == 16 and below ~= 0 or before.fits_on(value, below)
end
