-- My game: bid for paintings. They are sold one by one; the highest bid takes the painting, and the money goes
-- to the bank. In the end each painter brings points: one painting 1, two 3, three 6 and so on. Every ten coins
-- left are a point.
local my_game = croupier.game "my_game" {
  players = { 3, 5 },
  knobs = {
    style = { "ascending", "once", "sealed", "second price", "how the paintings are sold" },
    coins = { 40, range = { 10, 100 }, "coins that each player begins with" },
  },
}

local PAINTERS = { "Aster", "Birch", "Clover", "Dill", "Elder" }

-- Lays the table. Nobody is asked here, and nothing is drawn.
function my_game:setup()
  self.paintings, self.lot = self:zone "paintings", self:zone { "lot", sees = "all" }
  self.unsold = self:zone { "unsold", sees = "all" }
  self.bank = self:purse { "bank", of = "coins" }
  for _, painter in ipairs(PAINTERS) do
    self.paintings:create { "{painter}", painter = painter, copies = 4 }
  end
  for _, player in ipairs(self.players) do
    player.coins = player:purse { "coins", self.knobs.coins }
    player.gallery = player:zone { "gallery", sees = "all", sorted = true }
  end
end

-- The player to the left opens the next sale.
function my_game:play()
  self.paintings:shuffle()
  local opener = self.players[1]
  while self.paintings:deal(1, self.lot) == 1 do
    self:sell(opener)
    opener = opener:left()
  end
end

function my_game:sell(opener)
  local auction = self:auction { self.knobs.style, from = opener, least = 1 }
  for bidder in auction:calls() do
    auction:ask(bidder, { "bid", painting = self.lot:top() }, bidder.coins:amount())
  end
  local winner = auction:winner()
  if winner then winner.coins:pay(self.bank, auction:price(), "painting") end
  self.lot:move_all(winner and winner.gallery or self.unsold)
end

-- Called after `play`, and in the middle of the game to say who leads.
function my_game:count_up()
  for _, player in ipairs(self.players) do
    for _, count in pairs(player.gallery:counts "painter") do
      player:score(croupier.score.triangular(count), "paintings")
    end
    player:score(player.coins:amount() // 10, "coins")
  end
end

return my_game
