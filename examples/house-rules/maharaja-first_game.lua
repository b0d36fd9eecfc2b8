-- House rule: an easier first game. It is the short one, palaces cost 10, and everybody begins with 5 gold more.
-- Házi szabály: könnyebb első játék. A rövid változat, a palota 10 arany, és mindenki 5 arannyal többel kezd.
local maharaja, before = ...

maharaja:knobs { short = true }

function maharaja:lay_out(player, seat)
  before.lay_out(self, player, seat)
  self.bank:pay(player.gold, 5)
end

function maharaja:price(player, part)
  return math.min(before.price(self, player, part), 10)
end
