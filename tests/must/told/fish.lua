-- Asked for a rank, a player hands over all cards of it, or says that there are none; whoever has asked then draws.
local fish = croupier.game "fish" { players = 3 }

function fish:setup()
  self.deck = self:zone "deck"
  for rank = 1, 4 do
    for _, suit in ipairs { "a", "b" } do
      if rank < 4 or suit == "a" then self.deck:create { "{rank}{suit}", rank = rank, suit = suit } end
    end
  end
  for _, player in ipairs(self.players) do
    player.hand, player.shown = player:zone "hand", player:zone { "shown", sees = "all" }
  end
end

function fish:play()
  self.deck:shuffle()
  for _, player in ipairs(self.players) do self.deck:deal(2, player.hand) end
  for player in self:turns(self.players[1]) do
    local rank, other = player:ask("which", { 1, 2, 3, 4 }), player:left()
    local got = other.hand:list { rank = rank }
    for _, card in ipairs(got) do card:move(player.shown) end
    self:told { other.hand, none = { rank = rank } }
    if #got == 0 then self.deck:deal(1, player.hand) end
    if self.deck:empty() then break end
  end
end

return fish
