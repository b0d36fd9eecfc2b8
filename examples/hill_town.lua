-- Hill Town: build a deck while you play it. Play cards, buy another with the coins in your hand, and draw five. Huts,
-- houses and palaces are worth points, but do nothing before the end. The cards stand in hill_town.csv.
local ACTIONS, FIRST_CARDS = { "it does nothing", actions = { least = 0 } }, { penny = 7, hut = 3 }
local HAND, KEPT = 5, 3

local hill_town = croupier.game "hill_town" {
  players = { 2, 4 },
  knobs = { kinds = { 3, range = { 1, 9 }, "kinds of cards sold out that end the game" } },
}

function hill_town:setup()
  self.supply = self:zone { "supply", sees = "all", sorted = true }
  for _, card in ipairs(croupier.cards "hill_town.csv") do self.supply:create(card) end
  self.kinds = #self.supply:values "kind"
  self:shows("actions", "coins")
  for _, player in ipairs(self.players) do
    player.discards = player:zone { "discards", sees = "all", sorted = true, picture = "count" }
    player.deck = player:zone { "deck", sees = "none", renew = player.discards }
    player.hand, player.played = player:zone "hand", player:zone { "played", sees = "all" }
  end
end

function hill_town:play()
  for _, player in ipairs(self.players) do
    for kind, copies in pairs(FIRST_CARDS) do
      for _ = 1, copies do self.supply:first({ kind = kind }):move(player.deck, false) end
    end
    player.deck:shuffle()
    player.deck:deal(HAND, player.hand)
  end
  for player in self:turns(self.players[1]) do
    self:phase("turn", nil, player)
    self:turn(player)
    if self:is_over() then return end
  end
end

function hill_town:is_over()
  return self.supply:count { kind = "palace" } == 0 or self.kinds - #self.supply:values "kind" >= self.knobs.kinds
end

function hill_town:count_up()
  for _, player in ipairs(self.players) do
    local cards = self:pieces_in { player.deck, player.discards, player.hand, player.played }
    for _, card in ipairs(cards) do if card.points then player:score(card.points, card.kind) end end
  end
end

-- One card is played, more if cards say so; one is bought.
function hill_town:turn(player)
  self.actions, self.coins = 1, 0
  while self.actions > 0 and player:can_ask(player.hand, ACTIONS) do
    local card = player:ask("play", player.hand, ACTIONS, "done")
    if not card then break end
    self.actions = self.actions - 1
    self:play_card(player, card)
  end
  self.coins = self.coins + player.hand:sum("coins")
  local payable = { "too dear", cost = { most = self.coins } }
  local card = player:ask({ "buy", coins = self.coins }, self.supply, payable, "nothing")
  if card then card:move(player.discards) end
  player.hand:move_all(player.discards)
  player.played:move_all(player.discards)
  player.deck:deal(HAND, player.hand)
  self.actions, self.coins = nil, nil
end

function hill_town:play_card(player, card)
  card:move(player.played)
  self.actions, self.coins = self.actions + card.actions, self.coins + (card.coins or 0)
  player.deck:deal(card.draw or 0, player.hand)
  if card.attack then self:attack(player, card) end
end

-- An attack is the method that the card names. A player who shows a guard is spared.
function hill_town:attack(player, card)
  for _, victim in ipairs(player:others()) do
    local guard = victim.hand:first { guard = true }
    local spared = guard and victim:agrees { "show", guard = guard, card = card }
    if spared then self:note("{player} shows {card}", { player = victim, card = guard }) end
    if not spared then self[card.attack](self, victim) end
  end
end

-- The victim discards all cards but three.
function hill_town:rob(victim)
  local more = victim.hand:size() - KEPT
  if more > 0 then victim:select { "discard", from = victim.hand, count = more, to = victim.discards } end
end

function hill_town:infest(victim)
  local rats = self.supply:first { kind = "rats" }
  if rats then rats:move(victim.discards) end
end

return hill_town
