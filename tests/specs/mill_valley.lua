-- game: mill_valley, players: 2
local test = ...

test("a place gives its goods, as long as there is room", function(game, t)
  t:answers { "1: quarry", "2: quarry", "1: not quarry", "forest" }
  for _, seat in ipairs { 1, 2, 1 } do game:send(game.players[seat]) end
  t:equal(game.players[1].stone:amount(), 1)
  t:equal(game.players[1].wood:amount(), 2)
end)

test("a house costs what it says", function(game, t)
  t:scene({ street = "house 1-2, house 3-2" }, "houses")
  local player = game.players[1]
  game.store.wood:pay(player.wood, 1)
  game.store.stone:pay(player.stone, 2)
  t:answers { "1: not mill", "yard", "not house 3-2", "house 1-2" }
  game:send(player)
  t:holds("built(1)", "house 1-2")
  t:points { 6, 0 }
  t:equal(player.stone:amount(), 0)
end)

test("flour is sold at the mill; the inn makes first", function(game, t)
  local player = game.players[2]
  game.store.grain:pay(player.grain, 5)
  t:answers { "2: mill", "not 4", "3", "2: inn" }
  game:send(player)
  game:send(player)
  t:points { 0, 3 }
  t:equal(game.first, player)
end)
