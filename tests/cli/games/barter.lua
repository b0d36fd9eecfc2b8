-- barter: everybody may offer once; cards may be thrown away at any time.
local barter = croupier.game "barter" { players = 3, free = { "drop" }, knobs = {
  counters = { 1, range = { 0, 3 }, "counter-offers" },
} }

function barter:setup()
  self.gone = self:zone { "gone", sees = "all" }
  self.tables = self:zones({ "table", sees = "all" }, { "left", "right" })
  for _, player in ipairs(self.players) do
    player.hand = player:zone "hand"
    player.shelves = player:zones("shelf", { "upper", "lower" })
  end
  for kind in ("cloth wine salt"):gmatch "%a+" do self.gone:create { "{kind}", kind = kind, copies = 9 } end
end

function barter:play()
  for _, player in ipairs(self.players) do
    for _, kind in ipairs { "cloth", "wine", "salt" } do self.gone:first({ kind = kind }):move(player.hand) end
  end
  for player in self:clockwise(self.players[1]) do self:offer(player, player:left()) end
end

function barter:offer(player, other)
  return player:trade { with = other, kinds = { "cloth", "wine", "salt" }, most = 2, counters = self.knobs.counters }
end

function barter:may_drop(player) return player.hand:size() > 2 end

function barter:drop(player) player.hand:top():move(self.gone) end

return barter
