-- acting.lua: actions of players: methods of the game, with may_ACTION and choices_ACTION beside them.
local croupier, Game = ...
local engine = croupier.engine

-- "may_build" of "build": a text joined for each action of each question would take long.
local function joined(before)
  return setmetatable({}, { __index = function(names, action)
    local name = before .. action
    names[action] = name
    return name
  end })
end
local may_of, choices_of = joined "may_", joined "choices_"

-- Which tasks players who are asked may still do, by seat: { word = instead, names = actions, [name] = possible }.
local open = {}
engine.open_tasks = open

--- game:can_act(player, action [, parts]): true if may_ACTION(player, parts), if any, allows it and
--- choices_ACTION(player, parts), if any, offers something: it returns `from` and `where`, or false and why
function Game:can_act(player, action, parts)
  local may, choices = self[may_of[action]], self[choices_of[action]]
  if not self[action] then error(("there is no method '%s' for the action of that name"):format(action), 2) end
  if may then
    local ok, why = may(self, player, parts)
    if not ok then return false, why end
  end
  if not choices then return true end
  local from, where = choices(self, player, parts)
  if from == false then return false, where end
  local can, why = player:can_ask(from, where)
  return can, why or "nothing to choose"
end

local function choose_and_do(self, player, action, from, where, ...)
  if from == false then error(("%s is not possible now: %s"):format(action, where or "choices_" .. action), 3) end
  return self[action](self, player, from and player:ask(action, from, where), ...)
end

--- game:does(player, action [, tasks]): asks for one of its choices, if any. Returns ACTION(player, choice, ...),
--- of a task with several parts the one done
function Game:does(player, action, tasks)
  local choices = self[choices_of[action]] or function() end
  local part = choose_and_do(self, player, action, choices(self, player, tasks and tasks:left(action)))
  if tasks then tasks:done(action, part) end
  return part
end

--- game:act(player, prompt, actions [, instead [, tasks]]): asks for a possible action and does it; `parts` are those
--- left. Returns its name and result, or nil for `instead`
function Game:act(player, prompt, actions, instead, tasks)
  local seat = engine.seat_of(player)
  local owed = tasks and engine.heard(player) and { word = instead, names = actions } or nil
  open[seat] = owed
  local action = player:ask(prompt, actions, function(name)
    if tasks and tasks.opened[name] == 0 then return false end
    local left = tasks and tasks:left(name)
    local can, why = self:can_act(player, name, left)
    if owed then owed[name] = can and #left > 0 end
    return can, why, left and #left == 1 and left[1] ~= name and "left: " .. left[1] or nil
  end, instead)
  open[seat] = nil
  if action then return action, self:does(player, action, tasks) end
end
