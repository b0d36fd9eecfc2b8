-- acting.lua: actions of a player, as methods of the game: what may be done, and doing it.
local _, Game = ...

--- game:act(player, prompt, actions [, instead]): he does one of these methods of the game, of those whose may_ method,
--- if there is one, says he may; its name, or nil: instead
function Game:act(player, prompt, actions, instead)
  local action = player:ask(prompt, actions, function(name)
    local may = self["may_" .. name]
    if not may then return true end
    return may(self, player)
  end, instead)
  if action then self[action](self, player) end
  return action
end
