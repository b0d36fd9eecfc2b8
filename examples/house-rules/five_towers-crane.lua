-- House rule: a new card for bolder bids, the 16 of each kind. It may lie on any card but a top, like a 9.
-- Házi szabály: új lap merész licithez, minden típusból a 16-os. Mint a 9-es, minden lapra rátehető, csak csúcsra nem.
local five_towers, before = ...

table.insert(five_towers.values, 16)

function five_towers.fits_on(value, below)
  return value == 16 and below ~= 0 or before.fits_on(value, below)
end
