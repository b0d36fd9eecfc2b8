-- Hanabi: five fireworks, each laid from 1 to 5, by players who see all hands but their own. On a turn you tell another
-- player all cards of one colour or one number in their hand, which costs one of eight clue tokens; or discard a card,
-- which brings a token back; or lay a card. What does not fit burns a fuse, and without the third fuse all have lost.
-- When the deck is empty, everybody has one more turn. A point for each card laid.
local hanabi = croupier.game "hanabi" { players = { 2, 5 }, together = true }

local COLOURS, COPIES = { "red", "yellow", "green", "blue", "white" }, { 3, 2, 2, 2, 1 }
local SLOTS = { "a", "b", "c", "d", "e" }

function hanabi:setup()
  self.deck, self.discards = self:zone "deck", self:zone { "discards", sees = "all", sorted = true }
  self.fireworks = self:zones({ "firework", sees = "all" }, COLOURS)
  self.clues, self.given = self:purse { "clues", 8 }, self:purse { "given", of = "clues" }
  self.fuses, self.burnt = self:purse { "fuses", 3 }, self:purse { "burnt", of = "fuses" }
  for _, colour in ipairs(COLOURS) do
    for rank, copies in ipairs(COPIES) do
      self.deck:create { "{colour} {rank}", colour = colour, rank = rank, copies = copies }
    end
  end
  local held = #self.players <= 3 and 5 or 4
  for _, player in ipairs(self.players) do
    player.cards = player:zones({ "card", sees = player:others() }, { table.unpack(SLOTS, 1, held) })
  end
end

-- On a turn a player gives a clue, or plays or discards a card that they do not see.
function hanabi:play()
  self.deck:shuffle()
  for _, player in ipairs(self.players) do
    for _, slot in ipairs(player.cards) do self.deck:deal(1, slot) end
  end
  local last_turns = #self.players
  for player in self:turns(self.players[1]) do
    if self.deck:empty() then last_turns = last_turns - 1 end
    self:act(player, "turn", { "clue", "lay", "discard" })
    if player:points() == 25 then return self:win() end
    if self.fuses:amount() == 0 then return self:lose() end
    if last_turns == 0 then return end
  end
end

function hanabi:choices_clue(player)
  if not self.clues:can_pay(1) then return false, "no clues" end
  return player:others()
end

-- The other player learns which of their cards have one colour or one number. It costs a clue.
function hanabi:clue(player, other)
  local told = {}
  for _, slot in ipairs(other.cards) do
    local card = slot:top()
    if card then told[card.colour], told[card.rank] = true, true end
  end
  local what = {}
  for about in pairs(told) do what[#what + 1] = about end
  local about = player:ask({ "about", other = other }, what)
  local named = { [type(about) == "number" and "rank" or "colour"] = about }
  for _, slot in ipairs(other.cards) do
    if not slot:empty() then self:told { slot, which = named } end
  end
  self.clues:pay(self.given, 1)
end

local function held(slot) return not slot:empty() end

function hanabi:choices_lay(player) return player.cards, held end

function hanabi:lay(player, slot)
  local card = slot:top()
  local firework = self.fireworks[card.colour]
  if card.rank == firework:size() + 1 then
    card:move(firework)
    player:score(1, "laid")
    if card.rank == 5 then self:token_back() end
  else
    card:move(self.discards, "no fit")
    self.fuses:pay(self.burnt, 1)
  end
  self.deck:deal(1, slot)
end

function hanabi:choices_discard(player)
  if not self.given:can_pay(1) then return false, "all clues" end
  return player.cards, held
end

function hanabi:discard(_, slot)
  slot:top():move(self.discards)
  self:token_back()
  self.deck:deal(1, slot)
end

function hanabi:token_back()
  if self.given:can_pay(1) then self.given:pay(self.clues, 1) end
end

return hanabi
