-- secrets: no game, but secrets that show in nothing the other player sees: what lies in a purse when bids are sealed,
-- which card was looked for in a pile, how much the script has thrown away, who did it. His bot must not know them,
-- either.
local game = croupier.game

local secrets = game "secrets" { players = 2 }

function secrets:setup()
  self.deck, self.part, self.box = self:zone "deck", self:zone "part", self:zone "box"
  self.open, self.numbers = self:zone { "open", sees = "all" }, self:zone "numbers"
  for n = 1, 6 do self.deck:create { "card {n}", n = n, marked = n == 1 } end
  self.open:create { "star", star = true }
  self.suspects, self.envelope = self:zone "suspects", self:zone "envelope"
  for n = 1, 3 do self.suspects:create { "suspect {n}", n = n } end
  self.named = self.suspects:list()
  for n = 1, 30 do self.numbers:create { "number {n}", n = n } end
  self.bank = self:purse { "bank", 60, of = "gold", sees = "none" }
  for _, player in ipairs(self.players) do
    player.hand, player.gold = player:zone "hand", player:purse { "gold", 3, sees = "owner" }
  end
end

function secrets:play()
  local one, other = self.players[1], self.players[2]
  self:haggle(one, other)
  self:hide(other)
  self:accuse(other)
  self:bid(one, other)
end

-- An auction is given up, and then work is done on a hidden card, as much as it says: is the auction garbage by then?
function secrets:haggle(one, other)
  self.numbers:shuffle()
  self.numbers:deal(1, one.hand)
  self:give_up(one)
  for i = 1, one.hand:top().n * 60 do local _ = { i } end
  if other:ask("dare", { 1, 2, 3, 4 }) == self:random(4) then other:score(1) end
end

function secrets:give_up(one)
  local auction = self:auction { "sealed", from = one }
  auction:ask(one, "haggle", 9)
end

-- A star goes into the lower part of the pile, and the marked card out of it, wherever that lies.
function secrets:hide(other)
  self.deck:shuffle()
  self.deck:deal(3, self.part)
  self.open:top():move(self.part)
  self.part:shuffle()
  self.part:move_all(self.deck)
  self.deck:first { marked = true }:move(self.box)
  local guess = other:ask("guess", { "star", "other" })
  if guess == "star" then other:score(self.box:top().star and 1 or 0)
  elseif self:random(12) == 1 then other:score(1) end
end

-- One of three is in the envelope. The answers name them, and the pieces themselves lie who knows where.
function secrets:accuse(other)
  self.suspects:shuffle()
  self.suspects:deal(1, self.envelope)
  local list = {}
  for n = 1, 3 do list[n] = { "suspect " .. n, who = self.named[n] } end
  if other:ask("accuse", list).who:zone() == self.envelope then other:score(1) end
end

-- Both take gold in secret, and bid as much as they have.
function secrets:bid(one, other)
  local taken = self:ask_all { "take", low = 0, high = 9, players = { one, other } }
  self.bank:pay(one.gold, taken[1])
  self.bank:pay(other.gold, taken[2])
  local auction = self:auction { "sealed", from = one }
  for bidder in auction:calls() do auction:ask(bidder, "bid", bidder.gold:amount()) end
  local winner, high = auction:winner()
  if winner then winner:score(20 - high) end
end

return secrets
