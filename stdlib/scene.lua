-- scene.lua: a scene in the midst of a game, as the prompt arranges it.
local croupier = ...
local engine, host = croupier.engine, croupier.host

-- The parts of a text between commas; specs want them, too.
function host.split(text)
  local list = {}
  for word in text:gmatch "[^,]+" do list[#list + 1] = word:match "^%s*(.-)%s*$" end
  return list
end

local function alike(a, b)
  for i = 1, math.max(#a, #b) do
    if a[i] ~= b[i] then return false end
  end
  return true
end

-- The pieces of that name, best first: one that lies there already, one that no player has, one outside the scene.
local function rank(piece, zone, scene)
  local at = piece:zone()
  return at == zone and 4 or scene[at] and 1 or at:owner() and 2 or 3
end

local function choose(zones, scene)
  local taken, laid = {}, {}
  for least = 4, 1, -1 do
    for name, zone in pairs(zones) do
      laid[name] = laid[name] or {}
      for i, wanted in ipairs(scene.texts[name]) do
        for _, piece in ipairs(laid[name][i] and {} or engine.pieces()) do
          if not taken[piece] and engine.name(piece) == wanted and rank(piece, zone, scene) >= least then
            taken[piece], laid[name][i] = true, piece
            break
          end
        end
        if least == 1 and not laid[name][i] then error(("there is no further piece '%s'"):format(wanted), 0) end
      end
    end
  end
  return laid, taken
end

-- A zone of the table that is not in the scene.
local function elsewhere(zones, scene)
  for _, piece in ipairs(engine.pieces()) do
    if not scene[piece:zone()] and not piece:zone():owner() then return piece:zone() end
  end
  local aside = engine.aside(zones[1])
  if scene[aside] then error("what makes way has nowhere to go: every zone is in the scene", 0) end
  return aside
end

-- scene { ["hand(1)"] = "cloth 4, wine 2" } at the prompt: these zones hold exactly these pieces, from the bottom.
-- Pieces that make way go to the zones from which the new pieces came, under the pieces there.
function host.scene(given)
  local zones, scene, list = {}, { texts = {} }, {}
  for name, text in pairs(given) do
    zones[name] = engine.zone_named(name) or error(("there is no zone '%s'"):format(name), 0)
    scene[zones[name]], scene.texts[name], list[#list + 1] = true, host.split(text), zones[name]
  end
  local laid, taken = choose(zones, scene)
  local origins, leaving = {}, {}
  for name, zone in pairs(zones) do
    for _, piece in ipairs(laid[name]) do
      if not scene[piece:zone()] then origins[#origins + 1] = piece:zone() end
    end
    for _, piece in ipairs(zone:list()) do
      if not taken[piece] then leaving[#leaving + 1] = piece end
    end
  end
  for i, piece in ipairs(leaving) do piece:move_under(origins[i] or elsewhere(list, scene)) end
  for name, zone in pairs(zones) do
    for _, piece in ipairs(laid[name]) do
      if piece:zone() ~= zone then piece:move(zone) end
    end
  end
  for name, zone in pairs(zones) do
    if not alike(zone:list(), laid[name]) then
      for _, piece in ipairs(laid[name]) do piece:move(zone) end
    end
  end
end
