-- tasks.lua: tasks whose parts are done one by one, in any order.
local _, Game = ...

local Tasks = {}
local tasks_meta = { __index = Tasks, __metatable = false }

--- game:tasks(): makes an empty list of tasks that are done part by part
function Game:tasks() return setmetatable({}, tasks_meta) end

--- tasks:open(name, parts [, card]): adds a task. Its parts are a list of words
function Tasks:open(name, parts, card)
  self[#self + 1] = { name = name, opened = { table.unpack(parts) }, parts = { table.unpack(parts) }, card = card }
end

--- tasks:names([words]): a list of the names of open tasks, each once, then these words
function Tasks:names(words)
  local list, known = {}, {}
  for _, task in ipairs(self) do
    if not known[task.name] then list[#list + 1] = task.name end
    known[task.name] = true
  end
  for _, word in ipairs(words or {}) do list[#list + 1] = word end
  return list
end

--- tasks:left(name): the open parts of all tasks with that name, each once, oldest task first
function Tasks:left(name)
  local list, left = {}, {}
  for _, task in ipairs(self) do
    for _, part in ipairs(task.name == name and task.parts or {}) do left[part] = true end
  end
  for _, task in ipairs(self) do
    for _, part in ipairs(task.name == name and task.opened or {}) do
      if left[part] then list[#list + 1] = part end
      left[part] = nil
    end
  end
  return list
end

--- tasks:done(name, part): closes a part of the first task of that name that has it. If it was the last part,
--- returns the card
function Tasks:done(name, part)
  for i, task in ipairs(self) do
    for place, left in ipairs(task.parts) do
      if task.name == name and left == part then
        table.remove(task.parts, place)
        return #task.parts == 0 and table.remove(self, i).card or nil
      end
    end
  end
end
