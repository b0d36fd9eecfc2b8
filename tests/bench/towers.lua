-- Five Towers for two or three in plain Lua, as one would write it without an engine, and for speed.
local shuffle, draw, seats = ...

local KINDS, TOP, HIGHEST, EMPTY = 5, 0, 15, 16

-- The cards are made once; every game shuffles them anew.
local cards = {}
for kind = 1, KINDS do
  for value = TOP, HIGHEST do cards[#cards + 1] = { kind = kind, value = value, bit = 1 << value } end
end

local function may_lie(value, on)
  if on == TOP then return false end
  return value < on or on == 8 or value == 9
end

-- Sets of values of one kind are bits. What was worked out once is remembered.
local fitting, counted = {}, {}

-- Can all these values be laid on that one, in some order?
local function fits(values, on)
  if values == 0 then return true end
  local key = values << 5 | on
  local known = fitting[key]
  if known ~= nil then return known end
  known = false
  for value = TOP, HIGHEST do
    if values & 1 << value ~= 0 and may_lie(value, on) and fits(values & ~(1 << value), value) then
      known = true
      break
    end
  end
  fitting[key] = known
  return known
end

-- How many of these values can be laid on that one?
local function most_of(values, on)
  local key = values << 5 | on
  local most = counted[key]
  if most then return most end
  most = 0
  for value = TOP, HIGHEST do
    if values & 1 << value ~= 0 and may_lie(value, on) then
      most = math.max(most, 1 + most_of(values & ~(1 << value), value))
    end
  end
  counted[key] = most
  return most
end

local players, decisions

local function choose(player, options)
  local option = options > 1 and draw(player.seat, options, decisions) or 1
  decisions = decisions + 1
  return option
end

-- A tower is a list of values that begins with EMPTY.
local function may_demolish(tower)
  local top = tower[#tower]
  return top ~= EMPTY and top ~= TOP
end

-- How many cards of the display can be built, with one demolition at most?
local function most_buildable(player, shown)
  local most, gain = 0, 0
  for kind = 1, KINDS do
    local values = shown[kind]
    if values ~= 0 then
      local tower = player.towers[kind]
      local n = most_of(values, tower[#tower])
      most = most + n
      if may_demolish(tower) then
        local more = most_of(values, tower[#tower - 1]) - n
        if more > gain then gain = more end
      end
    end
  end
  return most + gain
end

-- Can all these cards, the values by kind, be built, with one demolition at most?
local function buildable(player, values)
  local demolished = false
  for kind = 1, KINDS do
    local tower = player.towers[kind]
    if not fits(values[kind], tower[#tower]) then
      if demolished or not may_demolish(tower) or not fits(values[kind], tower[#tower - 1]) then return false end
      demolished = true
    end
  end
  return true
end

local function values_by_kind(list)
  local values = { 0, 0, 0, 0, 0 }
  for i = 1, #list do
    local card = list[i]
    values[card.kind] = values[card.kind] | card.bit
  end
  return values
end

-- All sets of so many cards of the display that can be built, as bits of places.
local function buildable_sets(player, display, count)
  local sets = {}
  local values = { 0, 0, 0, 0, 0 }
  local function extend(from, set, missing)
    if missing == 0 then
      if buildable(player, values) then sets[#sets + 1] = set end
      return
    end
    for i = from, #display - missing + 1 do
      local card = display[i]
      values[card.kind] = values[card.kind] ~ card.bit
      extend(i + 1, set | 1 << i, missing - 1)
      values[card.kind] = values[card.kind] ~ card.bit
    end
  end
  extend(1, 0, count)
  return sets
end

-- The player takes one card at a time, each from those with which a set can still be had.
local function take_cards(player, display, count)
  local sets = buildable_sets(player, display, count)
  local hand, taken = {}, 0
  for n = 1, count do
    local reachable = 0
    for i = 1, #sets do
      if sets[i] & taken == taken then reachable = reachable | sets[i] end
    end
    reachable = reachable & ~taken
    local open = {}
    for i = 1, #display do
      if reachable & 1 << i ~= 0 then open[#open + 1] = i end
    end
    local place = open[choose(player, #open)]
    taken = taken | 1 << place
    hand[n] = display[place]
  end
  local left = {}
  for i = 1, #display do
    if taken & 1 << i == 0 then left[#left + 1] = display[i] end
  end
  return hand, left
end

local function demolish(player, values)
  local towers, failing = player.towers, {}
  for kind = 1, KINDS do
    local tower = towers[kind]
    if not fits(values[kind], tower[#tower]) then failing[#failing + 1] = kind end
  end
  local open = {}
  for kind = 1, KINDS do
    local tower = towers[kind]
    if (#failing == 0 or failing[1] == kind) and may_demolish(tower) and fits(values[kind], tower[#tower - 1]) then
      open[#open + 1] = tower
    end
  end
  local tower = open[choose(player, #failing == 0 and #open + 1 or #open)]
  if tower then
    tower[#tower] = nil
    player.demolished = player.demolished + 1
  end
end

-- The orders in which these values can be laid on that one.
local function list_orders(values, count, on, order, laid, orders)
  if laid == count then
    orders[#orders + 1] = { table.unpack(order) }
    return orders
  end
  for i = 1, count do
    local value = values[i]
    if value and may_lie(value, on) then
      values[i] = false
      order[laid + 1] = value
      list_orders(values, count, value, order, laid + 1, orders)
      values[i] = value
    end
  end
  return orders
end

-- The kinds are laid in the order in which they come in the hand.
local function lay(player, hand)
  local by_kind = {}
  for i = 1, #hand do
    local card = hand[i]
    local values = by_kind[card.kind]
    if values then values[#values + 1] = card.value else by_kind[card.kind] = { card.value } end
  end
  for i = 1, #hand do
    local kind = hand[i].kind
    local values, tower = by_kind[kind], player.towers[kind]
    if values and #values == 1 then
      tower[#tower + 1] = values[1]
    elseif values then
      local orders = list_orders(values, #values, tower[#tower], {}, 0, {})
      local order = #orders > 1 and orders[choose(player, #orders)] or orders[1]
      for place = 1, #order do tower[#tower + 1] = order[place] end
    end
    by_kind[kind] = nil
  end
end

-- The starter bids, the others bid more or pass, once each.
local function take_bids(starter, shown, size)
  local high, builder = -1, starter
  for i = 0, seats - 1 do
    local player = players[(starter.seat + i - 1) % seats + 1]
    local raises = math.max(0, most_buildable(player, shown) - high)
    local option = choose(player, i == 0 and raises or raises + 1)
    if option <= raises then
      high, builder = high + option, player
      if high == size then break end
    end
  end
  return builder, high
end

local function play_until_pile_runs_out(pile, discard, starter)
  shuffle(pile)
  while #pile > 0 do
    local display = {}
    for i = 1, math.min(5, #pile) do
      display[i] = pile[#pile]
      pile[#pile] = nil
    end
    local builder, bid = take_bids(starter, values_by_kind(display), #display)
    if bid > 0 then
      local hand
      hand, display = take_cards(builder, display, bid)
      demolish(builder, values_by_kind(hand))
      lay(builder, hand)
      starter = players[builder.seat % seats + 1]
    end
    for i = 1, #display do discard[#discard + 1] = display[i] end
  end
  return starter
end

local function points(player)
  local sum, main = 0, 0
  for kind = 1, KINDS do
    local tower = player.towers[kind]
    local height = #tower - 1
    sum = sum + (tower[#tower] == TOP and 2 * height or height)
    main = math.max(main, height)
  end
  return sum + main - player.demolished * (player.demolished + 1) // 2
end

return function()
  players, decisions = {}, 0
  for seat = 1, seats do
    players[seat] = { seat = seat, demolished = 0, towers = {} }
    for kind = 1, KINDS do players[seat].towers[kind] = { EMPTY } end
  end
  local discard = {}
  local starter = play_until_pile_runs_out({ table.unpack(cards) }, discard, players[1])
  if #discard > 0 then play_until_pile_runs_out(discard, {}, starter) end
  local scores = {}
  for seat = 1, seats do scores[seat] = points(players[seat]) end
  return decisions, table.unpack(scores)
end
