-- My game: dig as deep as you dare. Each card is gold or a spider. A second spider of your dig drives you out,
-- and the gold of the dig is lost; a player who stops in time keeps it. The game ends when the deck is empty.
local my_game = croupier.game "my_game" {
  players = { 2, 6 },
  knobs = {
    spiders = { 14, range = { 6, 30 }, "spiders in the deck" },
    bites = { 2, range = { 1, 3 }, "spiders that drive a player out" },
  },
}

-- Lays the table. Nobody is asked here, and nothing is drawn.
function my_game:setup()
  self.deck, self.lost = self:zone "deck", self:zone { "lost", sees = "all", sorted = true, picture = "count" }
  self.dig = self:zone { "dig", sees = "all" }
  self:shows "at_stake" -- a variable that all see
  for gold = 1, 5 do self.deck:create { "gold {gold}", gold = gold, copies = 6 } end
  self.deck:create { "spider", spider = true, copies = self.knobs.spiders }
  for _, player in ipairs(self.players) do
    player.chest = player:zone { "chest", sees = "all", sorted = true, picture = "count" }
  end
end

function my_game:play()
  self.deck:shuffle()
  for player in self:turns(self.players[1]) do
    self:turn(player)
    if self.deck:empty() then return end
  end
end

-- The first card is turned up without a question.
function my_game:turn(player)
  repeat
    self.deck:deal(1, self.dig)
    self.at_stake = self.dig:sum "gold"
    if self.dig:count { spider = true } == self.knobs.bites then return self:flee() end
  until self.deck:empty() or not player:agrees { "dig", gold = self.at_stake }
  self:keep(player)
end

function my_game:flee()
  self:note "driven_out"
  self.dig:move_all(self.lost)
  self.at_stake = nil
end

function my_game:keep(player)
  player:score(self.at_stake, "gold")
  self.dig:move_all(player.chest, function(card) return not card.spider end)
  self.dig:move_all(self.lost)
  self.at_stake = nil
end

return my_game
