-- What the specs of Alhambra share.

-- What is called while a rule is carried out, in order.
local function record(game, name, list, what)
  local rule = game[name]
  game[name] = function(self, ...)
    list[#list + 1] = what(...)
    return rule(self, ...)
  end
end

return { record = record }
