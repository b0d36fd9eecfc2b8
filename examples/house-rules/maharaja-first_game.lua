-- House rule: an easier first game. It is the short one, palaces cost 10, and everybody begins with 5 gold more.
local maharaja, before = ...

maharaja:knobs { short = true }

function maharaja:lay_out(player, seat)
  before.lay_out(self, player, seat)
  self.bank:pay(player.gold, 5)
end

function maharaja:price(player, part)
  return math.min(before.price(self, player, part), 10)
end
