-- Masks: everybody holds one card, draws a second and plays one of the two. Guess who hides behind which mask, peek,
-- compare; the last one at the ball, or the highest mask when the deck is used up, wins a favour.
local MASKS = { "guest", "spy", "duellist", "chaperone", "jester", "thief", "poet", "crown" } -- by rank
local COPIES = { 5, 2, 2, 2, 2, 1, 1, 1 }
local GUESSES = { "spy", "duellist", "chaperone", "jester", "thief", "poet", "crown" }

local masks = croupier.game "masks" {
  players = { 2, 4 },
  knobs = { favours = { 3, range = { 1, 7 }, "favours that win" } },
}

function masks:setup()
  self.deck, self.aside = self:zone "deck", self:zone "aside"
  for rank, mask in ipairs(MASKS) do
    self.deck:create { "{mask}", mask = mask, rank = rank, copies = COPIES[rank] }
  end
  for _, player in ipairs(self.players) do
    player.hand, player.seen = player:zone "hand", player:zone "seen"
    player.played = player:zone { "played", sees = "all" }
    player:shows("out", "safe")
  end
end

function masks:play()
  local first, round = self.players[1], 0
  repeat
    round = round + 1
    self:phase("ball", round, first)
    self:deal()
    first = self:play_ball(first)
    first:score(1, "favour")
  until first:points() == self.knobs.favours
end

-- One card stays out of the game, unseen.
function masks:deal()
  for _, player in ipairs(self.players) do
    player.hand:move_all(self.deck, false)
    player.played:move_all(self.deck, false)
    player.out = nil
  end
  self.aside:move_all(self.deck, false)
  self.deck:shuffle()
  self.deck:deal(1, self.aside)
  self.deck:deal(1, "hand")
end

-- Returns who gets the favour. Equal cards: what was played decides, then who comes first.
function masks:play_ball(first)
  for player in self:turns(first) do
    if not player.out then self:turn(player) end
    local left = self:those(self.players, function(other) return not other.out end)
    if #left == 1 then return left[1] end
    if self.deck:empty() then
      return self:sorted(left, function(other) return -100 * other.hand:sum "rank" - other.played:sum "rank" end)[1]
    end
  end
end

-- A poet is played at once if a jester or thief is in the same hand.
function masks:turn(player)
  player.safe = nil
  self.deck:deal(1, player.hand)
  local nervous = player.hand:count { mask = "poet" } > 0 and player.hand:count { mask = { "jester", "thief" } } > 0
  local card = player:ask("play", player.hand, nervous and { "the poet is nervous", mask = "poet" } or nil)
  card:move(player.played)
  local others = self:those(player:others(), function(other) return not (other.out or other.safe) end)
  local targets = card.mask == "jester" and self:join({ player }, others) or others
  if self[card.mask] and (#targets > 0 or card.mask == "crown" or card.mask == "chaperone") then
    self[card.mask](self, player, targets)
  end
end

function masks:leave(player)
  player.hand:move_all(player.played)
  player.out = true
end

-- A player whose mask is guessed leaves.
function masks:guest(player, others)
  local other = player:ask("whom", others)
  local mask = player:ask({ "which mask", player = other }, GUESSES)
  if other.hand:top().mask == mask then self:leave(other)
  else self:told { other.hand, none = { mask = mask } } end
end

-- Look at a hand.
function masks:spy(player, others)
  local other = player:ask("whom", others)
  other.hand:move_all(player.seen)
  player.seen:move_all(other.hand)
end

-- The lower card leaves.
function masks:duellist(player, others)
  local other = player:ask("whom", others)
  local difference = player.hand:top().rank - other.hand:top().rank
  if difference ~= 0 then self:leave(difference < 0 and player or other) end
end

-- Nobody may name you before your next turn.
function masks:chaperone(player) player.safe = true end

-- A player throws the hand away and draws another card: the last one is the one that was set aside.
function masks:jester(player, targets)
  local other = player:ask("whom", targets)
  local card = other.hand:top()
  card:move(other.played)
  if card.mask == "crown" then return self:leave(other) end
  local from = self.deck:empty() and self.aside or self.deck
  from:deal(1, other.hand)
end

-- Hands change owners.
function masks:thief(player, others) player.hand:swap(player:ask("whom", others).hand) end

function masks:crown(player) self:leave(player) end

return masks
