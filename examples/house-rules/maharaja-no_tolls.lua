-- House rule: freer journeys. Nobody pays for the houses of others; only villages without houses bar the way.
-- Házi szabály: szabadabb utazás. Senki sem fizet mások házaiért; csak a ház nélküli falu állja el az utat.
local maharaja, before = ...

function maharaja:tolls(player)
  local tolls = before.tolls(self, player)
  for village, houses in pairs(tolls) do tolls[village] = houses and {} end
  return tolls
end
