-- nosy: no game, but advice that makes something of all that it can reach, and a script that writes its secrets down
-- where advice might look. What it advises must be a function of what the asked player sees.
local game = croupier.game

local kept = { calls = 0, secrets = {} }

local nosy = game "nosy" {
  players = { 2, 3 },
  knobs = { copies = { 3, range = { 1, 9 }, "cards of each value" }, rounds = { 2, range = { 1, 9 }, "rounds" } },
}

function nosy:setup()
  self.stock, self.open = self:zone "stock", self:zone { "open", sees = "all" }
  self.bank = self:purse { "bank", 0, of = "gold" }
  for _, player in ipairs(self.players) do
    player.hand, player.won = player:zone "hand", player:zone { "won", sees = "all" }
    player.gold = player:purse { "gold", 6, sees = "owner" }
  end
  for value = 1, 5 do self.stock:create { "card {value}", value = value, copies = self.knobs.copies } end
end

function nosy:play()
  self.stock:shuffle()
  for round = 1, self.knobs.rounds do
    self:phase("round", round)
    for _, player in ipairs(self.players) do
      self.stock:deal(1, player.hand)
      kept.secrets[player.seat] = player.hand:top().value
    end
    kept.top = self.stock:top().value
    self:guess()
    self:show()
    self:bid()
  end
end

-- Who guesses what the next player has in hand gets points.
function nosy:guess()
  for player in self:clockwise(self.players[1]) do
    local guess, other = player:ask("guess", { 1, 2, 3, 4, 5 }), self.players[player.seat % #self.players + 1]
    if guess == other.hand:top().value then player:score(3) end
  end
end

-- All at once: the highest card wins, and is shown.
function nosy:show()
  local cards = self:ask_all { "show", from = "hand", instead = "pass" }
  for seat, player in ipairs(self.players) do
    if cards[seat] then
      cards[seat]:move(player.won)
      player:score(cards[seat].value - 3)
    end
  end
end

function nosy:bid()
  local auction = self:auction { "sealed", from = self.players[1] }
  for bidder in auction:calls() do auction:ask(bidder, "bid", bidder.gold:amount()) end
  local winner, high = auction:winner()
  if not winner then return end
  winner.gold:pay(self.bank, high)
  self.stock:top():move(winner.won)
  winner:score(winner.won:top().value)
end

-- All that is in there, as a number.
local function digest(what, sum, depth)
  if type(what) == "table" and depth < 8 then
    for key, value in pairs(what) do sum = digest(value, digest(key, sum, depth + 1), depth + 1) end
  elseif type(what) == "string" then
    for i = 1, #what do sum = (sum * 31 + what:byte(i)) % 1000003 end
  elseif math.type(what) == "integer" then
    sum = (sum * 37 + what) % 1000003
  end
  return (sum * 3 + 1) % 1000003
end

function nosy.advice(seen, question)
  kept.calls = kept.calls + 1
  local sum, worth = digest(kept, digest(nosy, digest(seen, digest(question, 7, 0), 0), 0), 0), {}
  for i = 1, #question.options do worth[i] = digest(i, sum, 0) % 101 / 100 end
  return worth
end

return nosy
