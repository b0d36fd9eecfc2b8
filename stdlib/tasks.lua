-- tasks.lua: tasks whose parts are done one by one, in any order.
local croupier, Game = ...
local host, open = croupier.host, croupier.engine.open_tasks

local Tasks = {}
local tasks_meta = { __index = Tasks, __metatable = false }

--- game:tasks([parts [, zone [, all]]]): a list of tasks. parts[name]: parts of a task, or else its name.
--- Cards of whole tasks go to the zone. `all` names keep their numbers
function Game:tasks(parts, zone, all)
  local tasks = { parts_of = parts or {}, zone = zone, all = all or {}, opened = {} }
  for _, name in ipairs(tasks.all) do tasks.opened[name] = 0 end -- how many of that name are open
  return setmetatable(tasks, tasks_meta)
end

--- tasks:open(name [, card]): adds a task
function Tasks:open(name, card)
  local parts = self.parts_of[name] or { name }
  self[#self + 1] = { name = name, opened = { table.unpack(parts) }, parts = { table.unpack(parts) }, card = card }
  if self.opened[name] then self.opened[name] = self.opened[name] + 1 end
end

--- tasks:names([words]): `all`, or names of open tasks, then these words
function Tasks:names(words) -- a word may be false, if it is not to be had
  local list, known = { table.unpack(self.all) }, {}
  for _, task in ipairs(self) do
    if not self.opened[task.name] and not known[task.name] then list[#list + 1] = task.name end
    known[task.name] = true
  end
  for _, word in ipairs(words or {}) do list[#list + 1] = word or nil end
  return list
end

--- tasks:left(name): the open parts of tasks of that name, oldest first
function Tasks:left(name)
  local list, left = {}, {}
  for i = 1, #self do -- without calls: this is asked all the time
    local parts = self[i].name == name and self[i].parts
    for k = 1, parts and #parts or 0 do left[parts[k]] = true end
  end
  for i = 1, #self do
    local parts = self[i].name == name and self[i].opened
    for k = 1, parts and #parts or 0 do
      if left[parts[k]] then list[#list + 1] = parts[k] end
      left[parts[k]] = nil
    end
  end
  return list
end

-- The first task of that name that has the part is without it.
local function close(self, name, part)
  for i, task in ipairs(self) do
    for place, left in ipairs(task.parts) do
      if task.name == name and left == part then
        table.remove(task.parts, place)
        if #task.parts > 0 then return nil end
        if self.opened[name] then self.opened[name] = self.opened[name] - 1 end
        return table.remove(self, i).card
      end
    end
  end
end

--- tasks:done(name [, part]): closes that part of a task
function Tasks:done(name, part)
  local card = close(self, name, part or name)
  if card and self.zone then card:move(self.zone, "done") end
end

-- For the host: the tasks that the player may still do, and gives up by that word.
function host.forgone(seat, word)
  local list, is = {}, open[seat]
  for _, name in ipairs(is and is.word == word and is.names or {}) do
    if is[name] then list[#list + 1] = name end
  end
  return list
end
