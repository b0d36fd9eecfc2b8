-- lists.lua: lists of the values that pass a test, sorted lists, lists joined, and lists of roads for pictures.
local _, Game = ...

--- game:those(list, where): the items for which the function returns true
function Game:those(list, where)
  if type(where) ~= "function" then error("'those' of a list are found by a function: function(player) ... end", 2) end
  local passed, n = {}, 0
  for i = 1, #list do -- a loop without a call for each step: this is asked all the time
    local value = list[i]
    if where(value) then
      n = n + 1
      passed[n] = value
    end
  end
  return passed
end

--- game:sorted(list, by): a copy of the list, the lowest by(item) first
function Game:sorted(list, by)
  if type(by) ~= "function" then error("a list is sorted by a function: function(player) ... end", 2) end
  local copy, values = { table.unpack(list) }, { table.unpack(list) } -- as long as they will be
  for i = 1, #list do -- each goes before those that are higher; equal ones stay as they are
    local value, place = by(list[i]), i
    while place > 1 and value < values[place - 1] do
      copy[place], values[place] = copy[place - 1], values[place - 1]
      place = place - 1
    end
    copy[place], values[place] = list[i], value
  end
  return copy
end

--- game:join(list, ...): one list of the items of all these
function Game:join(...)
  local all = {}
  for _, list in ipairs { ... } do
    for i = 1, #list do all[#all + 1] = list[i] end
  end
  return all
end

local function padded(text, letters) return text .. (" "):rep(letters - utf8.len(text)) end
local function short(name, letters) return name:sub(1, (utf8.offset(name, letters + 1) or #name + 1) - 1) end

-- "Lahore 24:{24..}25:{25..}Delhi", the places numbered on from `number`. Returns the number of the last, too.
local function road_line(road, text, number, letters)
  local line = padded(short(road[1], letters), letters) .. " "
  for i = 2, #road - 1 do
    number = number + 1
    line = line .. (road[i]:match "%d+" or road[i]) .. ":" .. text:gsub("#", number)
  end
  return line .. short(road[#road], letters), number
end

--- game:road_list(roads, text, { { ends, text }, ... } [, width]): picture lines: ends, then roads with a text for
--- each place; # is its number. `width`: two a line
function Game:road_list(roads, text, ends, width)
  local lines, number = {}, 0
  for _, group in ipairs(ends) do
    for i, name in ipairs(group[1]) do lines[#lines + 1] = padded(name, 10) .. " " .. group[2]:gsub("#", i) end
  end
  for i, road in ipairs(roads) do
    local line
    line, number = road_line(road, text, number, width and 5 or 10)
    if width and i % 2 == 0 then lines[#lines] = padded(lines[#lines], width // 2 + 1) .. line
    else lines[#lines + 1] = line end
  end
  return table.concat(lines, "\n")
end
