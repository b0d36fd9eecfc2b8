-- Mill Valley: send your workers to places in the valley, one by one. Fetch wood, stone and grain, build houses, and
-- sell flour. Who has the most points after five rounds wins.
local PLACES = { "forest", "quarry", "field", "mill", "yard", "inn" }
local ROOM = { forest = 3, quarry = 2, field = 3, mill = 2, yard = 2, inn = 1 }
local GOODS, YIELD = { "wood", "stone", "grain" }, { forest = 2, quarry = 1, field = 2 }
local GIVES = { forest = "wood", quarry = "stone", field = "grain" }
local HOUSES = { { wood = 3, stone = 0, points = 3 }, { wood = 2, stone = 1, points = 4 },
                 { wood = 1, stone = 2, points = 6 }, { wood = 3, stone = 2, points = 9 } }
local STORE, STREET, MOST_FLOUR = 40, 3, 3

local mill_valley = croupier.game "mill_valley" {
  players = { 2, 4 },
  knobs = { rounds = { 5, range = { 1, 10 }, "rounds" }, workers = { 3, range = { 2, 5 }, "workers of each player" } },
}

function mill_valley:setup()
  self.houses, self.street = self:zone "houses", self:zone { "street", sees = "all", sorted = true, room = STREET }
  for _, house in ipairs(HOUSES) do
    self.houses:create { "house {wood}-{stone}", wood = house.wood, stone = house.stone, points = house.points,
                         copies = 4 }
  end
  self.store, self.places = {}, {}
  for _, goods in ipairs(GOODS) do
    self.store[goods] = self:purse { "store of " .. goods, STORE, of = goods, picture = "none" }
  end
  for i, place in ipairs(PLACES) do self.places[i] = self:zone { place, sees = "all", room = ROOM[place] } end
  for _, player in ipairs(self.players) do
    player.camp, player.built = player:zone { "camp", sees = "all" }, player:zone { "built", sees = "all" }
    player.camp:create { "worker {owner}", owner = player.seat, copies = self.knobs.workers }
    for _, goods in ipairs(GOODS) do player[goods] = player:purse { goods } end
  end
  local p = self.places
  self:picture([[
    forest {f..} ----.            .---- mill {m..}
                      \          /
    quarry {q..} -----+----------+----- yard {y..}     street:
                      /          \                   {street                }
     field {g..} ----'            '---- inn  {i..}
  ]], { f = p[1], q = p[2], g = p[3], m = p[4], y = p[5], i = p[6] })
end

-- In turn all send one worker, until none is left. Then all come home.
function mill_valley:play()
  self.houses:shuffle()
  self.first = self.players[1]
  for round = 1, self.knobs.rounds do
    self:phase("round", round, self.first)
    self.houses:deal(STREET - self.street:size(), self.street)
    local first = self.first
    for _ = 1, self.knobs.workers do
      for player in self:clockwise(first) do self:send(player) end
    end
    for _, place in ipairs(self.places) do
      for worker in place:each() do worker:move(self.players[worker.owner].camp, false) end
    end
  end
end

-- A worker goes to a place with room.
function mill_valley:send(player)
  local function free(place)
    if place:full() then return false, "no room" end
    if place:name() == "yard" then return player:can_ask(self.street, self:payable(player)), "no house can be paid" end
    return place:name() ~= "mill" or player.grain:can_pay(1), "no grain"
  end
  local place = player:ask("send", self.places, free, "stay")
  if not place then return end
  player.camp:top():move(place)
  local name = place:name()
  local goods = GIVES[name]
  if goods then self.store[goods]:pay(player[goods], math.min(YIELD[name], self.store[goods]:amount()))
  else self[name](self, player) end
end

-- Each grain is worth a point as flour.
function mill_valley:mill(player)
  local flour = player:number("flour", 1, math.min(MOST_FLOUR, player.grain:amount()))
  player.grain:pay(self.store.grain, flour)
  player:score(flour, "flour")
end

function mill_valley:yard(player)
  local house = player:ask("build", self.street, self:payable(player))
  player.wood:pay(self.store.wood, house.wood)
  player.stone:pay(self.store.stone, house.stone)
  house:move(player.built)
  player:score(house.points, "house")
end

function mill_valley:payable(player)
  return { "too dear", wood = { most = player.wood:amount() }, stone = { most = player.stone:amount() } }
end

-- Whoever sleeps at the inn is first in the next round, and gets some wood.
function mill_valley:inn(player)
  self.first = player
  self.store.wood:pay(player.wood, 1)
end

return mill_valley
