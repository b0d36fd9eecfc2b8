-- My game: draft a garden. All choose a card in secret, show it, and pass their hands to the left until no card
-- is left, in three rounds. Fruit counts its number, and flowers of different colours count more together. The
-- most trees and the second most bring points.
local my_game = croupier.game "my_game" {
  players = { 3, 6 },
  knobs = {
    rounds = { 3, range = { 1, 3 }, "rounds" },
    hand = { 6, range = { 4, 8 }, "cards in a hand" },
  },
}

local COLOURS = { "red", "blue", "white", "yellow" }
local FLOWERS = { 1, 3, 6, 10 } -- points for so many different colours
local TREES = { 6, 3 }          -- points for the most trees of all, and for the second most

-- Lays the table. Nobody is asked here, and nothing is drawn.
function my_game:setup()
  self.deck = self:zone "deck"
  for fruit = 1, 4 do self.deck:create { "fruit {fruit}", kind = "fruit", fruit = fruit, copies = 16 } end
  for _, colour in ipairs(COLOURS) do
    self.deck:create { "{colour} flower", kind = "flower", colour = colour, copies = 14 }
  end
  self.deck:create { "tree", kind = "tree", copies = 24 }
  for _, player in ipairs(self.players) do
    player.hand, player.garden = player:zone "hand", player:zone { "garden", sees = "all", sorted = true }
  end
end

function my_game:play()
  self.deck:shuffle()
  for round = 1, self.knobs.rounds do
    self:phase("round", round)
    self.deck:deal(self.knobs.hand, "hand")
    repeat self:pick() until self.players[1].hand:empty()
  end
end

-- Nobody learns what the others choose before all have chosen.
function my_game:pick()
  for seat, card in ipairs(self:ask_all { "plant", from = "hand" }) do card:move(self.players[seat].garden) end
  self:pass_on("hand", "left")
end

-- Called after `play`, and in the middle of the game to say who leads.
function my_game:count_up()
  local trees = {}
  for seat, player in ipairs(self.players) do
    player:score(player.garden:sum "fruit", "fruit")
    player:score(croupier.score.sets(player.garden:counts "colour", FLOWERS), "flowers")
    trees[seat] = player.garden:count { kind = "tree" }
  end
  for seat, points in ipairs(croupier.score.majority(trees, TREES)) do self.players[seat]:score(points, "trees") end
end

return my_game
