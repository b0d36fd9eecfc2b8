-- Oh, Pharaoh!, by Thilo Hutzler. Three or four builders swap stones, raise pyramids and rob those of the others.
local game = croupier.game
local JOKER, PHARAOH = { kind = "joker" }, { kind = "pharaoh" }
local LAY, LAY_MORE = { "build", stands = 0 }, { "build", stands = 1 }
local THIEF, TAX_COLLECTOR = { kind = "thief" }, { kind = "tax collector" }

local oh_pharaoh = game "oh_pharaoh" {
  players = { 3, 4 }, look_ahead = 40,
  knobs = {
    hand = { 7, range = { 3, 12 }, "cards dealt to each player, and held at the end of a turn" },
    must_score_at = { 12, range = { 4, 30 }, "stones with which a pyramid must be scored" },
    track_length = { 10, range = { 1, 20 }, "scored pyramids until the final phase" },
    two_pyramids_at = { 3, range = { 0, 20 }, "scored pyramids until everybody may have two at a time" },
    min_three_levels_at = { 6, range = { 0, 20 }, "scored pyramids until two levels are not enough to score" },
    offers = { 3, range = { 0, 10 }, "offers to others in a turn; 0: no trading" },
    counter_offers = { 2, range = { 0, 10 }, "counter-offers that may follow an offer" },
    trade_cards = { 7, range = { 1, 10 }, "cards that each side of a trade gives at most" },
  },
}

oh_pharaoh.kinds = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "joker", "thief", "tax collector", "pharaoh" }
oh_pharaoh.values = { table.unpack(oh_pharaoh.kinds, 1, 9) } -- a pyramid has a level for each of them
oh_pharaoh.copies = { ["1"] = 13, ["2"] = 12, ["3"] = 11, ["4"] = 10, ["5"] = 9, ["6"] = 8, ["7"] = 6, ["8"] = 4,
                      ["9"] = 3, joker = 3, thief = 5, ["tax collector"] = 2, pharaoh = 3 }
oh_pharaoh.actions = { "trade", "build", "exchange", "rob", "tax" }
oh_pharaoh.open_cards, oh_pharaoh.die, oh_pharaoh.levels_at_the_end = 3, 6, 3

-- 79 stones, jokers among them, and 10 special cards. The marker is on the first field of the track, the end card
-- beside the last. A stone lies on the level of its value, a joker on the level of the value that it stands for.
function oh_pharaoh:setup()
  self.discard = self:zone { "discard", sees = "all", sorted = true }
  self.pile = self:zone { "pile", renew = self.discard } -- the discards become the new pile
  self.row, self.beside = self:zone { "row", sees = "all" }, self:zone { "beside the track", sees = "all" }
  local fields = {}
  for field = 0, self.knobs.track_length do fields[field + 1] = tostring(field) end
  self.track = self:zones({ "track", sees = "all" }, fields)
  self:shows "offers_left"
  self.pyramids = {} -- of all players
  for _, player in ipairs(self.players) do
    player.hand = player:zone { "hand", sorted = true }
    player.pyramids = { player:zones({ "pyramid", sees = "all", sorted = true }, self.values),
                        player:zones({ "second pyramid", sees = "all", sorted = true }, self.values) }
    self.pyramids = self:join(self.pyramids, player.pyramids)
  end
  for _, player in ipairs(self.players) do
    player.rivals, player.targets = player:others(), {} -- targets: whom and what a thief may rob
    for _, rival in ipairs(player.rivals) do player.targets = self:join(player.targets, rival.pyramids) end
  end
  self.only, self.may = { ["end card"] = { kind = "end card" } }, {} -- cards of a kind; when an action is possible
  for _, kind in ipairs(self.kinds) do
    self.pile:create { "{kind}", kind = kind, value = math.tointeger(kind), copies = self.copies[kind] }
    self.only[kind] = { kind = kind }
  end
  for _, action in ipairs(self.actions) do self.may[action] = "may_" .. action end
  self.beside:create { "{kind}", kind = "end card" }
  self.track[1]:create { "{kind}", kind = "marker" }
  self.end_card, self.marker = self.beside:top(), self.track[1]:top()
end

-- Clockwise from the starter, until the end card is drawn.
function oh_pharaoh:play()
  self:deal_in()
  for player in self:turns(self.starter) do
    self:take_turn(player)
    if self.over then return end
  end
end

-- Each player gets 7 cards. Three cards are turned up beside the pile.
function oh_pharaoh:deal_in()
  self.pile:shuffle()
  for _, player in ipairs(self.players) do self.pile:deal(self.knobs.hand, player.hand) end
  self.starter = self.players[1] -- the youngest
  self:fill_row()
end

-- No two cards that lie open may be alike: then one of them is discarded at once, and replaced.
function oh_pharaoh:fill_row()
  while not self.over and self.row:size() < self.open_cards and self:is_something_new_left() do
    local card = self:draw_to(self.row)
    if card and self.row:count(self.only[card.kind]) > 1 then card:move(self.discard, "alike") end
  end
end

-- Pile and discards may hold nothing that is unlike the open cards. Then the row stays short.
function oh_pharaoh:is_something_new_left()
  for _, zone in ipairs { self.pile, self.discard } do
    for card in zone:each() do
      if self.row:count(self.only[card.kind]) == 0 then return true end
    end
  end
  return false
end

-- The end card is never held: whoever draws it, the game ends at once. Returns the card, or nil.
function oh_pharaoh:draw_to(zone)
  local card = not self.over and self.pile:top()
  self.over = self.over or card == self.end_card
  if card then card:move(self.over and self.beside or zone) end
  return not self.over and card or nil
end

-- A pyramid has at least two levels. All stones of a level have the same value, which is one more than that of the
-- level below; and each level has at least one stone less than the one below. A joker stands for any stone.
oh_pharaoh.shape = croupier.pyramid { by = "kind", wild = "joker", least = 2 }

-- Those of these pyramids that have been begun.
function oh_pharaoh:standing(pyramids)
  local list = {}
  for i = 1, #pyramids do
    if not pyramids[i]:empty() then list[#list + 1] = pyramids[i] end
  end
  return list
end

-- Score, draw, then trade, build, steal and tax in any order, and at last discard or draw.
function oh_pharaoh:take_turn(player)
  self.turn = (self.turn or 0) + 1
  self:phase("turn", self.turn, player)
  self:score_pyramids(player)
  self:draw(player)
  if not self.over then self:take_actions(player) end
  if not self.over then self:fill_hand(player) end
end

-- 1. The player may score pyramids, one after the other. One with 12 stones at the start of the turn must be scored.
function oh_pharaoh:score_pyramids(player)
  local due = {}
  for _, pyramid in ipairs(player.pyramids) do
    due[pyramid] = pyramid:count() >= self.knobs.must_score_at
    if due[pyramid] then self:note("{player} must score {stones}", { player = player, stones = pyramid:count() }) end
  end
  local function may(pyramid) return due[pyramid] or self:may_score(pyramid) end
  local function brings(pyramid)
    if pyramid:empty() then return false end
    return may(pyramid), "it has only two levels", "{n} points", self:worth(pyramid)
  end
  while #self:those(self:standing(player.pyramids), may) > 0 do
    local free = #self:those(player.pyramids, function(pyramid) return due[pyramid] end) == 0
    local pyramid = player:ask("score", player.pyramids, brings, free and "none")
    if not pyramid then return end
    due[pyramid] = false
    self:score(pyramid)
    pyramid:move_all(self.discard, "scored") -- all its cards are discarded
    self:advance_marker()
  end
end

-- From the second special field on, only pyramids of three levels score. A smaller one that must be scored counts 0.
function oh_pharaoh:may_score(pyramid)
  return self.shape:height(pyramid) >= (self:field() >= self.knobs.min_three_levels_at and 3 or 2)
end

function oh_pharaoh:score(pyramid)
  local owner, points, sum, levels = pyramid:owner(), self:worth(pyramid)
  self:note("{player} scores {sum} x {levels}", { player = owner, sum = sum, levels = levels })
  owner:score(points, "a pyramid")
end

-- The value of one stone of each level, added up, times the number of levels. Returns the product, then both.
function oh_pharaoh:worth(pyramid)
  local levels, low, high = self.shape:height(pyramid)
  local sum = self:may_score(pyramid) and (low + high) * levels // 2 or 0
  return sum * levels, sum, levels
end
function oh_pharaoh:field() return self.marker:zone():place() - 1 end

-- The marker goes on by one field for each scored pyramid, and stays on the last.
function oh_pharaoh:advance_marker()
  local field = self:field() + 1
  if field > self.knobs.track_length then return end
  self.marker:move(self.track[field + 1])
  if field == self.knobs.two_pyramids_at then self:note "everybody may have two pyramids" end
  if field == self.knobs.min_three_levels_at then self:note "only three levels can be scored" end
  if field == self.knobs.track_length then self:begin_final_phase() end
end

-- On the last field, pile, discards and end card are shuffled: the new pile.
function oh_pharaoh:begin_final_phase()
  self:note "the final phase begins"
  self.discard:move_all(self.pile)
  self.end_card:move(self.pile)
  self.pile:shuffle()
end

-- 2. The player takes one of the open cards, which is replaced at once, or the top of the pile.
function oh_pharaoh:draw(player)
  local pile = not (self.pile:empty() and self.discard:empty()) and "pile"
  if self.row:empty() and not pile then return end
  local card = player:ask("draw", self.row, nil, pile)
  if not card then return self:draw_to(player.hand) end
  card:move(player.hand)
  self:fill_row()
end

-- 3. In any order, and as often as the player likes: trade, build, exchange jokers, play thieves and tax collectors.
function oh_pharaoh:take_actions(player)
  local function may(action) return self[self.may[action]](self, player) end
  repeat
    local action = player:ask("action", self.actions, may, "done")
    if action then self[action](self, player) end
  until self.over or not action
  self.offers_left, self.refused = nil, nil
end

-- a) The player may swap cards in hand with another player: all kinds, and not always one for one.
function oh_pharaoh:trade(player)
  self.offers_left = (self.offers_left or self.knobs.offers) - 1
  local other = player:ask("trade with", self:holders(player))
  self.refused = not player:trade { with = other, kinds = self.kinds, most = self.knobs.trade_cards,
                                    counters = self.knobs.counter_offers }
end

function oh_pharaoh:may_trade(player)
  if (self.offers_left or self.knobs.offers) == 0 then return false, "there are no more offers this turn" end
  local own = player.hand:size()
  return own > 0 and self:count_in "hand" > own, "somebody has no cards"
end

function oh_pharaoh:holders(player)
  local list, rivals = {}, player.rivals
  for i = 1, #rivals do
    if not rivals[i].hand:empty() then list[#list + 1] = rivals[i] end
  end
  return list
end

-- b) The player may build a new pyramid, or add to one: levels at the top and at the bottom, and stones to levels.
-- The builder lays cards until they make a pyramid, and more if they like; the cards are not taken back into hand.
-- Jokers stand for any stones: the builder says for which.
function oh_pharaoh:build(player)
  local sites = self:sites(player)
  local function begins(pyramid) return true, nil, pyramid:empty() and "a new one" or nil end
  local pyramid = #sites > 1 and player:ask("where", sites, begins) or sites[1]
  local stands = false
  repeat
    local card = player:ask(stands and LAY_MORE or LAY, player.hand, function(card)
      return self.shape:fits(pyramid, player.hand, card), "it does not fit"
    end, stands and "done")
    if not card then return end
    card:move(pyramid[card.value or player:ask("joker as", self.values, function(value)
      return self.shape:fits(pyramid, player.hand, card, pyramid[value]), "it does not fit"
    end)])
    stands = self.shape:stands(pyramid)
  until not self.shape:fits(pyramid, player.hand)
end

function oh_pharaoh:may_build(player)
  local sites, may_begin = self:sites(player)
  return #sites > 0, may_begin and "no stones fit" or "no stones fit the only pyramid"
end

-- At first each player may have one pyramid, from the first special field on two. Returns those that stones fit, and
-- whether a new one may be begun.
function oh_pharaoh:sites(player)
  local pyramids = player.pyramids
  local may_begin = #self:standing(pyramids) ~= 1 or self:field() >= self.knobs.two_pyramids_at
  local sites, new = {}, may_begin
  for i = 1, #pyramids do
    local pyramid = pyramids[i]
    local empty = pyramid:empty()
    if (new or not empty) and self.shape:fits(pyramid, player.hand) then sites[#sites + 1] = pyramid end
    new = new and not empty -- one new pyramid is as good as the other
  end
  return sites, may_begin
end

-- A player with the stone that a joker stands for, in any pyramid, may exchange the two.
function oh_pharaoh:exchange(player)
  local level = player:ask("exchange", self:exchangeable(player))
  player.hand:first(self.only[level:member()]):move(level, "exchanged")
  level:first(JOKER):move(player.hand, "exchanged")
end

function oh_pharaoh:may_exchange(player)
  return player:can_ask(self:exchangeable(player)), "you have no stone that a joker stands for"
end

function oh_pharaoh:exchangeable(player)
  return self:levels_with_jokers(), function(level)
    return player.hand:count(self.only[level:member()]) > 0, "you have no stone that a joker stands for"
  end
end

function oh_pharaoh:levels_with_jokers()
  local list, jokers = {}, self:pieces_in(self.pyramids, JOKER)
  for i = 1, #jokers do
    local level = jokers[i]:zone()
    if level ~= list[#list] then list[#list + 1] = level end
  end
  return list
end

-- c) A thief steals a card from another's pyramid, if the die shows at least as much as it has levels.
function oh_pharaoh:rob(player)
  self:play_card(player, THIEF)
  local pyramid = player:ask("rob", self:robbable(player))
  local owner, levels = pyramid:owner(), self.shape:height(pyramid)
  if self:stops_thief(owner, player, levels) then return self:note "a pharaoh stops the thief" end
  if self:roll(1, self.die) < levels then return self:note("the thief fails", { levels = levels }) end
  self:choose_card(player, "steal", pyramid):move(player.hand, "stolen")
  if not self.shape:stands(pyramid) then self:take_back(owner, pyramid) end
end

function oh_pharaoh:may_rob(player)
  if player.hand:count(THIEF) == 0 then return false, "you have no such card" end
  return player:can_ask(self:robbable(player)), "there is no pyramid to rob"
end

function oh_pharaoh:robbable(player)
  return self:standing(player.targets), function(p)
    return self.shape:height(p) <= self.die, "no die is high enough", "roll {n} or more", self.shape:height(p)
  end
end

-- A pharaoh stops the thief before the roll. Everybody with cards is asked, so that nobody learns who has one.
function oh_pharaoh:stops_thief(owner, thief, levels)
  local pharaoh = not owner.hand:empty()
    and owner:ask({ "pharaoh", player = thief, card = "thief", levels = levels }, owner.hand, PHARAOH, "no")
  if pharaoh then pharaoh:move(self.discard, "played") end
  return pharaoh
end

function oh_pharaoh:play_card(player, card) player.hand:first(card):move(self.discard, "played") end

-- One card of a pyramid: from which level, and if need be whether a stone or a joker.
function oh_pharaoh:choose_card(player, prompt, pyramid, instead)
  local value = player:ask(prompt, self.values, function(value) return not pyramid[value]:empty() end, instead)
  if not value then return nil end
  local level, jokers = pyramid[value], pyramid[value]:count(JOKER)
  return jokers > 0 and jokers < level:size() and player:ask("stone or joker", level) or level:top()
end

-- If the rest is no pyramid, its owner takes the cards back into hand, or leaves some of them that are one.
function oh_pharaoh:take_back(owner, pyramid)
  repeat
    local card = self:choose_card(owner, "take back", pyramid, self.shape:stands(pyramid) and "done" or "all")
    if card then card:move(owner.hand, "taken back") end
  until not card or pyramid:empty()
  if not self.shape:stands(pyramid) then pyramid:move_all(owner.hand, "taken back") end
end

-- A tax collector takes a random card of every other player, except those who play a pharaoh.
function oh_pharaoh:tax(player)
  self:play_card(player, TAX_COLLECTOR)
  local taxed = self:holders(player)
  local pharaohs = self:ask_all { { "pharaoh", player = player, card = "tax collector", levels = 0 },
                                  players = taxed, from = "hand", where = PHARAOH, instead = "no" }
  for _, other in ipairs(taxed) do
    local pharaoh = pharaohs[other.seat]
    if pharaoh then pharaoh:move(self.discard, "played") end
    if not pharaoh then other.hand:random():move(player.hand, "taxed") end
  end
end

function oh_pharaoh:may_tax(player)
  if player.hand:count(TAX_COLLECTOR) == 0 then return false, "you have no such card" end
  return #self:holders(player) > 0, "somebody has no cards"
end

-- 4. The player may discard a card, and draws up to 7. With more than 7 cards the player discards down to 7.
function oh_pharaoh:fill_hand(player)
  local hand, limit = player.hand, self.knobs.hand
  if hand:size() > limit then
    return player:select { { "discard", cards = #hand }, from = hand, to = self.discard, count = #hand - limit }
  end
  local card = not hand:empty() and player:ask("discard one", hand, nil, "none")
  if card then card:move(self.discard, "discarded") end
  while hand:size() < limit and self:draw_to(hand) do end
end

-- What no sensible player does, and no bot: offer again in a turn in which an offer was refused, give a joker away, or
-- throw away a joker, a pharaoh or a tax collector.
function oh_pharaoh:foolish_action(_, action) return action == "trade" and self.refused end
function oh_pharaoh:foolish_offer(_, card, picked) return card.kind == "joker" or #picked == 2 end
function oh_pharaoh:foolish_discard(_, card)
  return card.kind == "joker" or card.kind == "pharaoh" or card.kind == "tax collector"
end
oh_pharaoh.foolish_discard_one = oh_pharaoh.foolish_discard

-- Every pyramid of at least three levels is scored. The most points win; a tie is shared.
function oh_pharaoh:count_up()
  for _, pyramid in ipairs(self:standing(self.pyramids)) do
    if self.shape:height(pyramid) >= self.levels_at_the_end then self:score(pyramid) end
  end
end

return oh_pharaoh
