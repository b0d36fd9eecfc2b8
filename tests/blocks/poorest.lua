local poorest, Player = croupier.game "poorest" { players = 2 }, {}
@
function poorest:setup()
  for _, player in ipairs(self.players) do
    player.hand = player:zone "hand"
    for rank = 1, 3 do player.hand:create { "card {rank}", rank = rank } end
  end
end
function poorest:play()
  for _, player in ipairs(self.players) do assert(Player.poorest(player, "rank").rank == 1) end
end
return poorest
