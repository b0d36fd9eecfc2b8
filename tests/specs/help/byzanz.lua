-- What the specs of Byzanz share.

-- That seat opens the next auction.
local function opens(game, seat) game.opener = game.players[seat] end

-- Jenő is in seat 3, Márk in 4, Anita in 1, Éva in 2.
local function market_day(t, more)
  local zones = {
    market = "wood 1, wood 2, spice 1, merchant, cloth 3, merchant, wine 2, flour 1",
    ["bid card(1)"] = "bid card 4", ["bid card(2)"] = "bid card 5",
    ["bid card(3)"] = "bid card 2", ["bid card(4)"] = "bid card 3",
  }
  for name, pieces in pairs(more or {}) do zones[name] = pieces end
  t:scene(zones)
end

return { opens = opens, market_day = market_day }
