-- What the specs of Maharaja share.

-- Krisztina has the mogul, Péter the sadhu, Jenő the mason, Anita the artist.
local function scene(t, zones)
  local all = { ["characters(1)"] = "mogul", ["characters(2)"] = "sadhu", ["characters(3)"] = "mason",
                ["characters(4)"] = "artist", ["free characters"] = "trader, monk" }
  for name, pieces in pairs(zones) do all[name] = pieces end
  t:scene(all)
end

-- The governors on the track, from its start; false: a field without one.
local function track(places)
  local zones = {}
  for i = 1, 7 do zones["track.S" .. i] = places[i] and "governor " .. places[i] or "" end
  for i = 1, 10 do zones["track." .. i] = places[i + 7] and "governor " .. places[i + 7] or "" end
  return zones
end

local A_TO_G = { "Ahmadabad", "Udaipur", "Agra", "Benares", "Patna", "Lahore", "Delhi" }
local PLAN = "gold, house, two_houses, move_house, quarry, palace, palace_and_house, governor, character"

-- The player has just that much.
local function gold(game, player, amount)
  player.gold:pay_all(game.bank)
  game.bank:pay(player.gold, amount)
end

-- By seat.
local function has_gold(game, t, amounts)
  for seat, amount in ipairs(amounts) do t:equal(game.players[seat].gold:amount(), amount, "gold of " .. seat) end
end

-- The turn of the first player with these answers.
local function turn(game, t, answers)
  t:answers(answers)
  game:take_turn(game.players[1])
end

return { scene = scene, track = track, A_TO_G = A_TO_G, PLAN = PLAN, gold = gold, has_gold = has_gold, turn = turn }
