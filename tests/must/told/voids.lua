-- Tricks: whoever does not follow suit has none of it. Nobody says so. One card is left over.
local voids = croupier.game "voids" { players = 3 }

function voids:setup()
  self.deck = self:zone "deck"
  for _, player in ipairs(self.players) do
    player.hand, player.taken = player:zone "hand", player:zone { "taken", sees = "all" }
  end
  for _, suit in ipairs { "red", "black" } do
    for rank = 1, suit == "red" and 4 or 3 do self.deck:create { "{suit} {rank}", suit = suit, rank = rank } end
  end
  self.trick = self:trick { self:zone { "trick", sees = "all" }, suit = "suit", rank = "rank" }
end

function voids:play()
  self.deck:shuffle()
  for _, player in ipairs(self.players) do self.deck:deal(2, player.hand) end
  local leader = self.players[1]
  for _ = 1, 2 do
    for player in self.trick:turns(leader) do
      self.trick:play(player, "play", self.trick:empty() and { suit = "red" })
    end
    leader = self.trick:taker()
    self.trick:take(leader.taken)
  end
end

return voids
