-- A game in which everything happens that an event can tell. It has no texts.
local everything = croupier.game "everything" { players = 2, free = { "wave" } }

function everything:setup()
  self.roads = croupier.board { nodes = { "inn", "ford", "mill" }, roads = { { "inn", "ford", "mill" } } }
  self.places = self:zones({ "place", sees = "all" }, self.roads:nodes())
  self.discard = self:zone { "discard", sees = "all" }
  self.deck = self:zone { "deck", renew = self.discard }
  self.deck:create { "card {rank}", rank = 2, copies = 2 }
  self.places.inn:create { "cart" }
  self.bank = self:purse { "bank", 20, of = "gold" }
  for _, player in ipairs(self.players) do
    player.hand = player:zone "hand"
    player.gold = player:purse { "gold", 5, sees = "owner" }
  end
end

function everything:may_wave() return true end
function everything:wave(player) player:score(1, "waved") end

function everything:play()
  local one, two = table.unpack(self.players)
  self:phase("round", 1)
  self.deck:shuffle()
  for _, player in ipairs(self.players) do self.deck:deal(1, player.hand, "dealt") end
  for turn, player in ipairs { one, two } do
    self:phase("turn", turn, player)
    player:select { "lay", from = player.hand, to = self.discard, count = 1, instead = "pass" }
  end
  self.deck:deal(1, one.hand)
  self:roll(2)
  self.places.inn:top():move(self.places.mill, "journey", self.roads:path("inn", "mill"))
  self.places.mill:top():move_under(self.places.ford)
  self.bank:pay(two.gold, 2, "built", self.places.ford)
  one.gold:pay(self.bank, 1)
  local auction = self:auction { "once", from = one }
  for bidder in auction:calls() do auction:ask(bidder, "bid", 3) end
  one:score(3, "guess")
  self:score_for("dummy", 2, "guess")
  self:note("{who} was paid {amount}", { who = two, amount = 2 })
  return self:standings()
end

return everything
