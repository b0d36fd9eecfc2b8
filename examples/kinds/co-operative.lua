-- My game: all hold the dykes together. Each turn a wave takes a stone from a dyke; where none lies, everybody
-- has lost. Then the player lays a stone from the hand on its own dyke, or watches the sea, and all see the
-- next wave. When all waves have come, everybody has won.
local my_game = croupier.game "my_game" {
  players = { 1, 4 },
  together = true,
  knobs = {
    waves = { 6, range = { 3, 9 }, "waves that hit each dyke" },
    stones = { 2, range = { 1, 4 }, "stones on each dyke at the start" },
  },
}

local DYKES = { "north", "east", "south", "west" }
local HAND, RESERVE = 3, 5 -- stones in a hand; of each dyke in the bag

-- Lays the table. Nobody is asked here, and nothing is drawn.
function my_game:setup()
  self.sea, self.forecast = self:zone "sea", self:zone { "forecast", sees = "all" }
  self.bag, self.lost = self:zone "bag", self:zone { "lost", sees = "all", picture = "count" }
  self.dykes = self:zones({ "dyke", sees = "all", picture = "count" }, DYKES)
  for _, dyke in ipairs(DYKES) do
    self.sea:create { "{dyke} wave", dyke = dyke, copies = self.knobs.waves }
    self.dykes[dyke]:create { "{dyke} stone", dyke = dyke, copies = self.knobs.stones }
    self.bag:create { "{dyke} stone", dyke = dyke, copies = RESERVE }
  end
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
end

function my_game:play()
  self.sea:shuffle()
  self.bag:shuffle()
  self.bag:deal(HAND, "hand")
  for player in self:turns(self.players[1]) do
    if not self:wave() then return self:lose() end
    if self.sea:empty() and self.forecast:empty() then return self:win() end
    self:turn(player)
  end
end

-- Returns true if the dyke holds.
function my_game:wave()
  local wave = self.forecast:top() or self.sea:top()
  local dyke = self.dykes[wave.dyke]
  wave:move(self.lost, "wave")
  if dyke:empty() then return false end
  dyke:top():move(self.lost, "washed away")
  return true
end

function my_game:turn(player)
  local stone = player:ask("lay", player.hand, nil, self.forecast:empty() and "watch" or "wait")
  if not stone then return self.forecast:empty() and self.sea:deal(1, self.forecast, "watched") end
  stone:move(self.dykes[stone.dyke])
  self.bag:deal(1, player.hand)
end

return my_game
