-- What the specs of Oh Pharaoh share.

-- A scene in which a whole pyramid may be laid: ["pyramid(1)"] = { [5] = "5, 5", [6] = "6" }; it has no other levels.
local function arrange(t, zones, other)
  local scene = {}
  for name, content in pairs(zones) do
    if type(content) == "string" then scene[name] = content end
    for value = 1, type(content) == "table" and 9 or 0 do scene[name .. "." .. value] = content[value] or "" end
  end
  t:scene(scene, other)
end

-- The marker is on that field of the track.
local function at(t, field) t:scene { ["track." .. field] = "marker" } end

return { arrange = arrange, at = at }
