-- price_curve: four times a lot is offered to one player for a price of 1 to 9. Random players pass one lot in ten,
-- and each price is as likely. The price is paid at once, in points; when the game ends, the lot brings 5. So at
-- price p a buyer gains exactly 5 points after the sale, whatever the price, and with `dear` exactly p.
local price_curve = croupier.game "price_curve" { players = 2, knobs = { dear = { false, "a lot brings its price" } } }
function price_curve:play()
  local gains = { 0, 0 }
  for _ = 1, 4 do
    local player = self.players[self:roll(1, 2)]
    local auction = self:auction { "once", from = player, among = { player }, least = 1, cap = 9 }
    for bidder in auction:calls() do auction:ask(bidder, "bid") end
    if auction:winner() then
      player:score(-auction:price())
      gains[player.seat] = gains[player.seat] + (self.knobs.dear and auction:price() or 5)
    end
  end
  for seat, player in ipairs(self.players) do player:score(gains[seat]) end
end
return price_curve
