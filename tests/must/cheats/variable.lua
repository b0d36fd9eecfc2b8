-- variable: no game, but a secret in a variable that is not shown to its owner alone, so that bots read it. Whoever
-- guesses the sign of the next player gets points.
local SIGNS = { "sun", "moon", "star" }

local variable = croupier.game "variable" {
  players = { 2, 3 },
  knobs = { rounds = { 2, range = { 1, 9 }, "rounds" }, values = { 13, range = { 2, 13 }, "values of cards" } },
}

function variable:setup()
  self.stock, self.open = self:zone "stock", self:zone { "open", sees = "all" }
  for value = 1, self.knobs.values do self.stock:create { "{value}", value = value, copies = 4 } end
  self:shows("round", "best", "newest", "leader", "over")
  for _, player in ipairs(self.players) do
    player.hand = player:zone "hand"
    player:shows("guess", "cards", "told")
  end
end

function variable:play()
  self.stock:shuffle()
  for _, player in ipairs(self.players) do
    self.stock:deal(2, player.hand)
    player.cards = player.hand:list()
  end
  for round = 1, self.knobs.rounds do
    self.round, self.newest = round, self.stock:top()
    for seat, sign in ipairs(self:ask_all { "sign", from = SIGNS }) do self.players[seat].sign = sign end
    for player in self:clockwise(self.leader or self.players[1]) do self:guess(player) end
    for _, player in ipairs(self.players) do player.told, player.sign = player.sign, nil end
  end
  self.over = true
end

function variable:guess(player)
  player.guess = player:ask("guess", SIGNS)
  local card = player:ask("lay", player.hand)
  card:move(self.open)
  self.best = self.open:highest "value"
  if player.guess == player:left().sign then
    player:score(card.value)
    self.leader = player
  end
  self.stock:deal(1, player.hand)
  player.cards = player.hand:list()
end

return variable
