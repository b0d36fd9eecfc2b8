-- nim: players take one to three stones in turn; who takes the last one wins.
local nim = croupier.game "nim" {
  players = { 2, 4 },
  knobs = { heap = { 12, range = { 1, 100 }, "stones at the start" } },
}

function nim:setup()
  self.heap = self:zone { "heap", sees = "all" }
  self.taken = self:zone { "taken", sees = "all" }
  self.heap:create { "stone", copies = self.knobs.heap }
end

function nim:play()
  while true do
    for player in self:clockwise(self.players[1]) do
      local stones = player:number("take", 1, math.min(3, self.heap:size()))
      self.heap:deal(stones, self.taken)
      if self.heap:empty() then
        player:score(1)
        return self:standings()
      end
    end
  end
end

return nim
