-- Liar's dice for two: each rolls in secret. In turn they bid how many of all dice show a face at least, always more
-- dice or a higher face, until one calls the other a liar. Then all dice are shown. If the bid holds, the bidder wins,
-- or else the other. A six counts as any face.
local SIDES = 6

local liars_dice = croupier.game "liars_dice" {
  players = 2,
  knobs = { dice = { 1, range = { 1, 5 }, "dice of each player" } },
}

function liars_dice:setup()
  for _, player in ipairs(self.players) do player.dice = player:dice { self.knobs.dice, sides = SIDES } end
  self.bids = self:zone { "bids", sees = "all", told = false, picture = "none" }
  self.higher, self.counted = { "not higher", height = { above = 0 } }, { pips = { 1, SIDES } } -- set by each bid
  self:shows "last_bid"
  for dice = 1, #self.players * self.knobs.dice do
    for face = 1, SIDES do
      self.bids:create { "{dice} × {face}", dice = dice, face = face, height = dice * SIDES + face }
    end
  end
end

function liars_dice:play()
  self:roll_all()
  local caller = self:bidding()
  local bid, bidder, counted = self.last_bid, caller:left(), self.counted
  counted.pips[1] = bid.face
  local shown = self:count_in("dice", counted)
  self:note("{shown} of {face}", { shown = shown, face = bid.face })
  local winner = shown >= bid.dice and bidder or caller
  winner:score(1, "won")
  winner:left():score(-1, "lost")
end

-- Returns who calls the other a liar.
function liars_dice:bidding()
  local higher, bound = self.higher, self.higher.height
  bound.above = 0
  for player in self:turns(self.players[1]) do
    local bid = player:ask("bid", self.bids, higher, self.last_bid and "liar" or nil)
    if not bid then return player end
    self.last_bid, bound.above = bid, bid.height
  end
end

return liars_dice
