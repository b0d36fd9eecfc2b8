-- acting.lua: actions of players: methods of the game, with may_ACTION and choices_ACTION beside them.
local _, Game = ...

--- game:can_act(player, action): true if may_ACTION(player) is true and choices_ACTION(player), `from` and `where`
--- of a question, offers something; either may be missing
function Game:can_act(player, action)
  local may, choices = self["may_" .. action], self["choices_" .. action]
  if may then
    local ok, why = may(self, player)
    if not ok then return false, why end
  end
  if choices then return player:can_ask(choices(self, player)), "nothing to choose" end
  return true
end

local function choose_and_do(self, player, action, from, where, ...)
  return self[action](self, player, from and player:ask(action, from, where), ...)
end

--- game:does(player, action): asks for one of choices_ACTION(player), if it exists, and returns ACTION(player,
--- choice, ...)
function Game:does(player, action)
  local choices = self["choices_" .. action]
  if not choices then return choose_and_do(self, player, action) end
  return choose_and_do(self, player, action, choices(self, player))
end

--- game:act(player, prompt, actions [, instead]): asks for one of the possible actions and does it. Returns its
--- name and results, or nil for `instead`
function Game:act(player, prompt, actions, instead)
  local action = player:ask(prompt, actions, function(name) return self:can_act(player, name) end, instead)
  if action then return action, self:does(player, action) end
end
