-- Alhambra: The Card Game, by Dirk Henn. Two to six builders collect buildings and pay for them in four currencies.
local game, score = croupier.game, croupier.score
local PILES = { "first", "second", "third", "fourth", "fifth" }

local alhambra = game "alhambra" {
  players = { 2, 6 }, look_ahead = 10,
  knobs = {
    starting_money = { 20, range = { 1, 40 }, "starting money is drawn until it is worth this" },
    money_display = { 4, range = { 1, 8 }, "money cards turned up" },
    take_several = { 5, range = { 1, 20 }, "what several money cards that are taken at once are worth at most" },
    again = { true, "who pays exactly is on turn again" },
    refill_first = { "buildings", "money", "what is refilled first after a turn; money: a last scoring card counts" },
  },
}

alhambra.currencies = { "yellow", "green", "blue", "orange" } -- of each place of the yard, from left to right
alhambra.money = { 1, 2, 3, 4, 5, 6, 7, 8, 9 }
alhambra.kinds = { -- and their prices, and what most, second most and third most are worth in each scoring
  { "pavilion", prices = { 2, 3, 4, 5, 6, 7, 8 }, A = { 1 }, B = { 8, 1 }, C = { 16, 8, 1 } },
  { "seraglio", prices = { 3, 4, 5, 6, 7, 8, 9 }, A = { 2 }, B = { 9, 2 }, C = { 17, 9, 2 } },
  { "arcades", prices = { 4, 5, 6, 6, 7, 8, 8, 9, 10 }, A = { 3 }, B = { 10, 3 }, C = { 18, 10, 3 } },
  { "palace", prices = { 5, 6, 7, 7, 8, 9, 9, 10, 11 }, A = { 4 }, B = { 11, 4 }, C = { 19, 11, 4 } },
  { "garden", prices = { 6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12 }, A = { 5 }, B = { 12, 5 }, C = { 20, 12, 5 } },
  { "tower", prices = { 7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13 }, A = { 6 }, B = { 13, 6 }, C = { 21, 13, 6 } },
}
alhambra.pile_with = { A = "second", B = "fourth" } -- where in the money the scoring cards are
alhambra.for_dummy = { start = 6, A = 6, B = 2 } -- buildings that the dummy gets, with two players

function alhambra:setup()
  self.building_pile = self:zone "building pile"
  self.yard = self:zones({ "yard", sees = "all" }, self.currencies)
  self.discards = self:zone { "discards", sees = "all", sorted = true, picture = "count" }
  self.money_pile = self:zone { "money pile", renew = self.discards }
  self.display = self:zone { "money display", sees = "all" }
  self.piles = self:zones({ "pile", told = false }, PILES)
  self.aside = self:zone { "aside", sees = "all", picture = "none" }
  self.box = self:zone { "box", sees = "all" }
  if #self.players == 2 then self.dummy = self:zone { "dummy", sees = "all", sorted = true } end
  for _, player in ipairs(self.players) do
    player.buildings = player:zone { "buildings", sees = "all", sorted = true }
    player.starting_money = player:zone { "starting money", sees = "all" }
    player.hand = player:zone "hand"
    player.scoring_card = player:zone { "scoring card", sees = "all" }
    player.taking, player.paying = self:taking(player), self:paying(player)
  end
  self:make_cards()
end

-- 54 buildings of six kinds; three of each money card, but two of each with two players; two scoring cards, and the
-- overview card for the last scoring.
function alhambra:make_cards()
  for _, kind in ipairs(self.kinds) do
    for _, price in ipairs(kind.prices) do
      self.building_pile:create { "{kind} {price}", kind = kind[1], price = price }
    end
  end
  self.only = {} -- the cards of a currency
  for _, currency in ipairs(self.currencies) do
    self.only[currency] = { currency = currency }
    for _, value in ipairs(self.money) do
      self.money_pile:create { "{currency} {value}", currency = currency, value = value,
                               weight = math.min(value, self.knobs.take_several), -- see take_money
                               copies = #self.players == 2 and 2 or 3 }
    end
  end
  for letter in pairs(self.pile_with) do self.aside:create { "scoring card {letter}", letter = letter } end
  self.aside:create { "overview card", letter = "C" }
end

function alhambra:play()
  self:lay_out_buildings()
  self:draw_starting_money()
  self:lay_out_money()
  self:make_piles()
  self:take_turns()
  self:share_out_yard()
end

-- The last scoring.
function alhambra:count_up()
  self:hold_scoring(self.aside:first { letter = "C" })
end

-- The building cards are shuffled, and the top four turned up beside the yard, from left to right. The place says in
-- which currency a building is paid. With two players the dummy then gets six.
function alhambra:lay_out_buildings()
  self.building_pile:shuffle()
  self:refill_yard()
  self:deal_to_dummy "start"
end

-- The dummy does nothing and has no money, but owns buildings: the top ones of the pile, or as many as there are.
function alhambra:deal_to_dummy(when)
  if self.dummy then self.building_pile:deal(self.for_dummy[when] or 0, self.dummy) end
end

-- One after the other, the players turn up money cards until theirs are worth 20. When all have done so, they take
-- them into hand; from now on their money is secret.
function alhambra:draw_starting_money()
  self:phase "starting money"
  self.money_pile:shuffle()
  for _, player in ipairs(self.players) do self:draw_money(player) end
  self:choose_starter()
  for _, player in ipairs(self.players) do player.starting_money:move_all(player.hand) end
end

function alhambra:draw_money(player)
  local money = player.starting_money
  repeat
    local drawn = self.money_pile:deal(1, money)
  until drawn == 0 or money:sum "value" >= self.knobs.starting_money
end

-- The player with the fewest cards starts; in a tie the youngest of them, who sits first.
function alhambra:choose_starter()
  self.starter = self.players[1]
  for _, player in ipairs(self.players) do
    if player.starting_money:size() < self.starter.starting_money:size() then self.starter = player end
  end
  self:note("{player} starts: nobody has fewer cards", { player = self.starter })
end

-- The top four money cards are turned up.
function alhambra:lay_out_money() self.money_pile:deal(self.knobs.money_display, self.display) end

-- The rest of the money is dealt into five piles, the first ones a card larger where it does not come out even.
-- Scoring card A is shuffled into the second, B into the fourth, and all are put together, the first on top.
function alhambra:make_piles()
  local size, larger = self.money_pile:size() // #PILES, self.money_pile:size() % #PILES
  for i, pile in ipairs(self.piles) do self.money_pile:deal(i <= larger and size + 1 or size, pile) end
  for letter, name in pairs(self.pile_with) do
    self.aside:first({ letter = letter }):move(self.piles[name])
    self.piles[name]:shuffle()
  end
  for i = #PILES, 1, -1 do self.piles[i]:move_all(self.money_pile) end
end

-- Turns go clockwise. The game is over after the turn after which the yard cannot be refilled.
function alhambra:take_turns()
  local turn = 0
  for player in self:turns(self.starter) do
    turn = turn + 1
    self:phase("turn", turn, player)
    self:take_turn(player)
    if not self:refill(player:left()) then return end
  end
end

-- The player on turn must do one of two things: buy a building, or take money. A player who pays exactly is on turn
-- again. As nothing is refilled meanwhile, a turn has five steps at most.
function alhambra:take_turn(player)
  local function can_buy(sale) return self:can_buy(player, sale[1], sale[2]) end
  repeat
    local again, money, sales = false, not self.display:empty() and "take money", self:on_sale()
    if money or player:can_ask(sales, can_buy) then
      local sale = player:ask("turn", sales, can_buy, money)
      if sale then again = self:buy(player, sale[1]) else self:take_money(player) end
    end
  until not again
end

-- Each building in the yard, and in which currency it is paid.
function alhambra:on_sale()
  local list, yard, currencies = {}, self.yard, self.currencies
  for i = 1, #currencies do
    local building = yard[i]:top()
    if building then list[#list + 1] = { building, currencies[i] } end
  end
  return list
end

function alhambra:can_buy(player, building, currency)
  local money = self:money_in(player, currency or self:currency_of(building))
  return money >= building.price, "too expensive", "you have {n}", money
end

function alhambra:currency_of(building) return building:zone():member() end
function alhambra:money_in(player, currency) return player.hand:sum("value", self.only[currency]) end
function alhambra:pays_in(card, currency) return card.currency == currency, "other currency" end

-- Take money: any card of the display; or several, if they are worth 5 at most together, in whatever currencies. So
-- what is worth more than 5 weighs 5, and alone it is never too much.
function alhambra:taking(player)
  return { "take", from = self.display, to = player.hand, total = { "weight", most = self.knobs.take_several } }
end
function alhambra:take_money(player) player:select(player.taking) end

-- Buy a building: money of the one currency that the yard shows, worth at least the price, goes to the discards, and
-- there is no change. The building lies open before the buyer. Returns whether the buyer is on turn again.
function alhambra:buy(player, building)
  local paid = 0
  for _, card in ipairs(self:choose_payment(player, building.price, self:currency_of(building))) do
    paid = paid + card.value
    card:move(self.discards, "paid")
  end
  self:hand_over(player, building)
  return self.knobs.again and self:is_exact(paid, building.price)
end

function alhambra:is_exact(paid, price) return paid == price end

function alhambra:paying(player)
  local price, total = { "pay" }, { "value" }
  return { price, from = player.hand, total = total,
           where = function(card) return self:pays_in(card, price.currency) end }
end
function alhambra:choose_payment(player, price, currency)
  local paying = player.paying
  paying[1].price, paying[1].currency, paying.total.least = price, currency, price
  return player:select(paying)
end

-- With two players, what one buys may be given to the dummy.
function alhambra:hand_over(player, building)
  if self.dummy and player:agrees { "give to the dummy", building = building } then building:move(self.dummy, "given")
  else building:move(player.buildings, "bought") end
end

-- At the end of a turn yard and money display are refilled, before the next player's turn. Where there are not enough
-- buildings, that was the last turn, and no money is turned up any more. Returns whether the game goes on.
function alhambra:refill(next_player)
  local money_first = self.knobs.refill_first == "money"
  if money_first then self:refill_display(next_player) end
  local goes_on = self:refill_yard()
  if goes_on and not money_first then self:refill_display(next_player) end
  self:hold_scorings(next_player)
  return goes_on
end

-- Buildings go into the empty places from left to right, as long as there are any. Returns whether the yard is full.
function alhambra:refill_yard()
  if self.yard:count() == #self.yard then return true end
  for _, place in ipairs(self.yard) do
    if place:empty() and self.building_pile:deal(1, place) == 0 then return false end
  end
  return true
end

-- Money is turned up until there are four cards. When the pile has run out, the discards are shuffled into a new one;
-- when they have run out as well, there are fewer. A scoring card is laid before the next player.
function alhambra:refill_display(next_player)
  while self.display:size() < self.knobs.money_display and self.money_pile:deal(1, self.display) > 0 do
    local card = self.display:top()
    if card.letter then return card:move(next_player.scoring_card) end
  end
end

-- The scoring takes place before his turn. Then the scoring card leaves the game, with two players the dummy gets
-- buildings, and more money is turned up.
function alhambra:hold_scorings(next_player)
  while not next_player.scoring_card:empty() do
    local card = next_player.scoring_card:top()
    self:hold_scoring(card)
    card:move(self.box)
    self:deal_to_dummy(card.letter)
    self:refill_display(next_player)
  end
end

-- Each kind of building is scored by itself: in the first scoring, A, for most of its cards, in B for most and second
-- most, in C for most, second and third most.
function alhambra:hold_scoring(card)
  self:phase("scoring " .. card.letter)
  for _, kind in ipairs(self.kinds) do self:score_kind(kind[1], kind[card.letter]) end
end

-- Tied players share what their places are worth together, rounded down; the next place is after them. A player with
-- no such building scores nothing. With two players the dummy takes its place, and its points, but it cannot win.
function alhambra:score_kind(kind, places)
  local counts, of_kind = {}, { kind = kind }
  for seat, player in ipairs(self.players) do counts[seat] = player.buildings:count(of_kind) end
  if self.dummy then counts[#counts + 1] = self.dummy:count(of_kind) end
  local points = score.majority(counts, places)
  for seat, player in ipairs(self.players) do
    if points[seat] > 0 then player:score(points[seat], kind) end
  end
  if self.dummy and points[#points] > 0 then self:score_for("dummy", points[#points], kind) end
end

-- In the end each building in the yard goes to the player with most money in hand in the currency of its place,
-- whatever the price; nothing is paid. In a tie it stays.
function alhambra:share_out_yard()
  self:phase "last buildings"
  for _, sale in ipairs(self:on_sale()) do
    local building, currency = sale[1], sale[2]
    local richest, amount = self:richest(currency)
    if richest then
      self:note("{player} has most {currency}: {amount}", { player = richest, currency = currency, amount = amount })
      building:move(richest.buildings, "most money")
    else
      self:note("nobody has most {currency}: {building} stays", { currency = currency, building = building })
    end
  end
end

-- Nobody is, if several have as much or all have none.
function alhambra:richest(currency)
  local amounts = {}
  for seat, player in ipairs(self.players) do amounts[seat] = self:money_in(player, currency) end
  for seat, won in ipairs(score.majority(amounts, { 1 })) do
    if won == 1 then return self.players[seat], amounts[seat] end
  end
end

return alhambra
