-- House rule: the first player says something.
local byzanz, before = ...
@
function byzanz:play()
  self.players[1]:agrees "content"
  return before.play(self)
end
