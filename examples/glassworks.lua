-- Glassworks: take beads from the bank and pay for workshops with them. A workshop gives a bead of its colour for every
-- later purchase, and some give points. Fifteen points, or the thirtieth round, end the game.
local COLOURS = { "amber", "blue", "clear", "green", "red" }
-- Points, and the price: beads of the workshop's own colour, of the next one, and so on.
local WORKSHOPS = { { 0, 0, 1, 1, 1, 1 }, { 0, 0, 1, 2, 1, 0 }, { 0, 0, 0, 3, 0, 0 }, { 0, 2, 0, 0, 2, 0 },
                    { 1, 0, 0, 0, 0, 4 }, { 1, 0, 3, 2, 2, 0 }, { 2, 4, 0, 2, 0, 0 }, { 2, 0, 1, 4, 2, 0 },
                    { 3, 4, 0, 0, 3, 1 }, { 3, 0, 3, 2, 3, 0 } }
local BEADS, ROW, MOST_BEADS = { [2] = 4, [3] = 5, [4] = 7 }, 6, 8

local glassworks = croupier.game "glassworks" {
  players = { 2, 4 },
  knobs = {
    goal = { 15, range = { 3, 30 }, "points that end the game" },
    rounds = { 30, range = { 5, 60 }, "rounds at most" },
  },
}

function glassworks:setup()
  self.deck, self.row = self:zone "deck", self:zone { "row", sees = "all", sorted = true, room = ROW }
  self.bank = {}
  for i, colour in ipairs(COLOURS) do
    self.bank[colour] = self:purse { "bank " .. colour, BEADS[#self.players], of = colour }
    for _, workshop in ipairs(WORKSHOPS) do
      local card = { "{colour} workshop", colour = colour, points = workshop[1] }
      for k, next in ipairs(COLOURS) do card[next] = workshop[2 + (k - i) % #COLOURS] end
      self.deck:create(card)
    end
  end
  for _, player in ipairs(self.players) do
    player.workshops, player.beads = player:zone { "workshops", sees = "all", sorted = true }, {}
    for _, colour in ipairs(COLOURS) do player.beads[colour] = player:purse { colour } end
  end
end

-- On a turn a player takes three beads of different colours, takes two of one colour, or buys a card.
function glassworks:play()
  self.deck:shuffle()
  self.deck:deal(ROW, self.row)
  for round = 1, self.knobs.rounds do
    self:phase("round", round)
    for player in self:clockwise(self.players[1]) do self:act(player, "action", { "take", "take_two", "buy" }) end
    if #self:those(self.players, function(player) return player:points() >= self.knobs.goal end) > 0 then return end
  end
end

-- Take three beads of different colours, or as many as there are.
function glassworks:choices_take()
  return self:those(COLOURS, function(colour) return self.bank[colour]:can_pay(1) end)
end
-- One colour is named first, then two others.
function glassworks:take(player, first)
  local others = self:those(self:choices_take(), function(colour) return colour ~= first end)
  self.bank[first]:pay(player.beads[first], 1)
  local more = #others > 0 and player:select { "more", from = others, count = math.min(2, #others) } or {}
  for _, colour in ipairs(more) do self.bank[colour]:pay(player.beads[colour], 1) end
  self:give_back(player)
end

-- Take two beads of a colour of which the bank has four.
function glassworks:choices_take_two()
  return self:those(COLOURS, function(colour) return self.bank[colour]:can_pay(4) end)
end
function glassworks:take_two(player, colour)
  self.bank[colour]:pay(player.beads[colour], 2)
  self:give_back(player)
end

-- Nobody keeps more than eight beads.
function glassworks:give_back(player)
  local function owned(colour) return player.beads[colour]:can_pay(1) end
  while self:beads(player) > MOST_BEADS do
    local colour = player:ask("give back", self:those(COLOURS, owned))
    player.beads[colour]:pay(self.bank[colour], 1)
  end
end

function glassworks:beads(player)
  local beads = 0
  for _, colour in ipairs(COLOURS) do beads = beads + player.beads[colour]:amount() end
  return beads
end

-- Buy a workshop in the row. Each workshop of a colour saves a bead of that colour.
function glassworks:choices_buy(player)
  return self.row, function(card)
    for _, colour in ipairs(COLOURS) do
      if not player.beads[colour]:can_pay(self:price(player, card, colour)) then return false, "too dear" end
    end
    return true
  end
end
function glassworks:buy(player, card)
  for _, colour in ipairs(COLOURS) do
    local beads = self:price(player, card, colour)
    if beads > 0 then player.beads[colour]:pay(self.bank[colour], beads, "price", card) end
  end
  card:move(player.workshops)
  if card.points > 0 then player:score(card.points, "workshop") end
  self.deck:deal(1, self.row)
end

function glassworks:price(player, card, colour)
  return math.max(card[colour] - player.workshops:count { colour = colour }, 0)
end

return glassworks
