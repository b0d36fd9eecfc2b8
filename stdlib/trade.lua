-- trade.lua: two players swap pieces of their hands. They name the pieces offered and wanted; they show none.
local croupier, Game, Player = ...
local engine = croupier.engine
local check_fields, known = engine.check_fields, engine.known

local TRADE = { with = true, from = true, kinds = true, by = true, most = true, counters = true }
local ANSWERS = { "accept", "counter-offer", "refuse" }

local function check(player, given, level)
  if type(given) ~= "table" then error("a trade is a table: player:trade { with = other, ... }", level + 1) end
  check_fields("a trade", given, TRADE, level + 1)
  local trade = { from = given.from or "hand", by = given.by or "kind", kinds = given.kinds,
                  most = given.most or 7, counters = given.counters or 2 }
  if type(trade.kinds) ~= "table" or #trade.kinds == 0 then
    error("'kinds' of a trade is a list of the words that can be wanted", level + 1)
  end
  if math.type(trade.most) ~= "integer" or trade.most < 1 or trade.most > 10 then
    error("'most' of a trade is a number from 1 to 10", level + 1)
  end
  if math.type(trade.counters) ~= "integer" or trade.counters < 0 then
    error("'counters' of a trade is a number from 0", level + 1)
  end
  if type(given.with) ~= "table" or not given.with.seat or given.with == player then
    error("'with' of a trade is the other player: with = other", level + 1)
  end
  if type(player[trade.from]) ~= "userdata" or type(given.with[trade.from]) ~= "userdata" then
    error("'from' of a trade is what both call the zone they give from", level + 1)
  end
  if player[trade.from]:empty() or given.with[trade.from]:empty() then
    error("it takes two who have something to trade", level + 1)
  end
  return trade
end

-- What questions and notes say of an offer: in the order of the kinds, as people read it.
local function told(trade, offer, ...)
  local places = {}
  for i, kind in ipairs(trade.kinds) do places[kind] = i end
  local function place(kind) return places[kind] or 0 end
  offer.told_given = offer.told_given or Game:sorted(offer.given, function(piece) return place(piece[trade.by]) end)
  offer.told_wanted = offer.told_wanted or offer.wanted and Game:sorted(offer.wanted, place)
  return { giver = offer.giver, taker = offer.taker, given = offer.told_given, wanted = offer.told_wanted, ... }
end

-- The prompt of a question about an offer. Most simulated games have nobody who reads its values.
local function prompt(trade, offer, player, word, count)
  if not engine.heard(player) then return word end
  local values = told(trade, offer, word)
  values.count = count
  return values
end

local function note(trade, offer, text)
  if engine.heard() then Game:note(text, told(trade, offer)) end
end

-- Offers that are being made, by seat. People may ask for anything; bots offer what a sensible person would.
local making = {}
local MANY = 2 -- pieces on a side

-- How many pieces of the kind are not in the giver's hand.
local function elsewhere(trade, giver, kind)
  local count = 0
  for _, piece in ipairs(engine.pieces()) do
    if piece[trade.by] == kind and piece:zone() ~= giver[trade.from] then count = count + 1 end
  end
  return count
end

-- What bots do not think of in a trade where the game has no rule: many pieces, a kind that they give, and more pieces
-- of a kind than there are outside their hand. Other questions may have the same words.
engine.foolish = {
  offer = function(_, player, _, picked) return making[player.seat] and #picked == MANY end,
  ["how many wanted"] = function(_, player, count) return making[player.seat] and count > MANY end,
  wanted = function(_, player, kind, picked)
    local made = making[player.seat]
    if not made then return false end
    for _, piece in ipairs(made.offer.given) do
      if piece[made.trade.by] == kind then return true end
    end
    local again = #Game:those(picked, function(other) return other == kind end)
    return elsewhere(made.trade, player, kind) <= again
  end,
}

-- The giver picks pieces to give, and names the kinds wanted, whether the taker has them or not.
local function make_offer(trade, giver, taker)
  local mine, theirs = giver[trade.from], taker[trade.from]
  local offer = { giver = giver, taker = taker }
  local heard = engine.heard(giver)
  if heard then making[giver.seat] = { trade = trade, offer = offer } end
  offer.given = giver:select { { "offer", taker = taker }, from = mine, most = math.min(trade.most, #mine) }
  local count = giver:number(prompt(trade, offer, giver, "how many wanted"), 1, math.min(trade.most, #theirs))
  offer.wanted = giver:select { prompt(trade, offer, giver, "wanted", count), from = trade.kinds, count = count,
                                again = true }
  if heard then making[giver.seat] = nil end
  note(trade, offer, "{giver} offers {taker} {given} for {wanted}")
  return offer
end

-- Can both hand over what the offer says?
local function can_be_met(trade, offer)
  local left = offer.taker[trade.from]:counts(trade.by)
  for _, kind in ipairs(offer.wanted) do
    left[kind] = (left[kind] or 0) - 1
    if left[kind] < 0 then return false end
  end
  for _, piece in ipairs(offer.given) do
    if piece:zone() ~= offer.giver[trade.from] then return false end -- a free action has used it
  end
  return true
end

local function swap(trade, offer)
  local mine, theirs = offer.giver[trade.from], offer.taker[trade.from]
  local taken = {}
  for i, kind in ipairs(offer.wanted) do
    taken[i] = theirs:first { [trade.by] = kind }
    taken[i]:move(mine, false) -- the note tells it
  end
  for _, piece in ipairs(offer.given) do piece:move(theirs, false) end
  note(trade, offer, "{taker} gives {giver} {wanted} for {given}")
  for i, kind in ipairs(offer.wanted) do known(nil, { taken[i], all = { [trade.by] = kind } }) end
end

--- player:trade { with = player, kinds = { words }, from = "hand", by = "kind", most = 7, counters = 2 }: offers a
--- swap, which may be countered. Returns true if they swap
function Player:trade(given)
  local trade = check(self, given, 2)
  local offer = make_offer(trade, self, given.with)
  for left = trade.counters, 0, -1 do
    local answer = offer.taker:ask(prompt(trade, offer, offer.taker, "answer offer"), ANSWERS, function(answer)
      if answer == "accept" and not can_be_met(trade, offer) then return false, "you do not have what is wanted" end
      if answer == "counter-offer" and left == 0 then return false, "there have been counter-offers enough" end
      return true
    end)
    if answer == "accept" then
      swap(trade, offer)
      return true
    elseif answer == "refuse" then
      return false
    end
    offer = make_offer(trade, offer.taker, offer.giver)
  end
end
