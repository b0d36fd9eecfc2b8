-- Picnic: all keep a card of their hand in secret, then hand on the rest, three rounds long. Each kind of food counts
-- in its own way.
local score = croupier.score
local FOOD = { cake = 10, sandwich = 14, cheese = 14 }
local CHERRIES, MOST_CHERRIES = { 6, 8, 6 }, { 6, 3 } -- cards with one, two and three of them; points

local picnic = croupier.game "picnic" {
  players = { 2, 5 },
  knobs = { rounds = { 3, range = { 1, 5 }, "rounds" }, hand = { 7, range = { 4, 8 }, "cards dealt to each player" } },
}

function picnic:setup()
  self.deck, self.basket = self:zone "deck", self:zone { "basket", sees = "all", sorted = true, picture = "count" }
  for kind, copies in pairs(FOOD) do self.deck:create { "{kind}", kind = kind, copies = copies } end
  for cherries, copies in ipairs(CHERRIES) do
    self.deck:create { "{cherries} {kind}", kind = "cherry", cherries = cherries, copies = copies }
  end
  for _, player in ipairs(self.players) do
    player.hand, player.kept = player:zone "hand", player:zone { "kept", sees = "all", sorted = true }
  end
end

-- What was kept goes back into the deck after each round.
function picnic:play()
  for round = 1, self.knobs.rounds do
    self:phase("round", round)
    if round > 1 then self:count_round() end
    self.deck:shuffle()
    self.deck:deal(self.knobs.hand, "hand")
    for _ = 1, self.knobs.hand do self:keep_one(round % 2 == 1 and "left" or "right") end
  end
end

function picnic:count_up() self:count_round() end

-- Each keeps a card, at once, and passes the others on.
function picnic:keep_one(way)
  for seat, card in ipairs(self:ask_all { "keep", from = "hand" }) do card:move(self.players[seat].kept) end
  self:pass_on("hand", way)
end

-- Cakes count 1, 3, 6 and so on, two sandwiches 5, three cheeses 10; most cherries 6, and the next 3.
function picnic:count_round()
  local cherries = {}
  for seat, player in ipairs(self.players) do
    local food = player.kept:counts "kind"
    player:score(score.triangular(food.cake or 0), "cake")
    player:score(5 * ((food.sandwich or 0) // 2), "sandwich")
    player:score(10 * ((food.cheese or 0) // 3), "cheese")
    cherries[seat] = player.kept:sum "cherries"
  end
  for seat, points in ipairs(score.majority(cherries, MOST_CHERRIES)) do
    self.players[seat]:score(points, "cherry")
    self.players[seat].kept:move_all(self.deck, false)
  end
end

return picnic
