-- House rule: a new card for empty hands. A player who plays one of the four caravans draws two cards.
-- Házi szabály: új lap az üres kezekbe. Aki kijátssza a négy karaván egyikét, két lapot húz.
local oh_pharaoh = ...
local CARAVAN = { kind = "caravan" }

table.insert(oh_pharaoh.kinds, "caravan")
oh_pharaoh.copies.caravan = 4
table.insert(oh_pharaoh.actions, "send")

function oh_pharaoh:may_send(player)
  return player.hand:count(CARAVAN) > 0, "you have no such card"
end

function oh_pharaoh:send(player)
  self:play_card(player, CARAVAN)
  for _ = 1, 2 do self:draw_to(player.hand) end
end

oh_pharaoh:texts {
  en = { caravan = "caravan", ["caravan!"] = "Car", send = "send a caravan", ["action:send"] = "sends a caravan",
         ["? caravan"] = "Play it in your turn and draw two cards." },
  hu = { caravan = "karaván", ["caravan!"] = "Kar", send = "karaván indítása", ["action:send"] = "karavánt indít",
         ["? caravan"] = "Játszd ki a körödben, és húzz két lapot." },
}
