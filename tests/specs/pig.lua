-- game: pig, players: 2
local test = ...

test("stop, and the sum is yours", function(game, t)
  t:rolls { 6, 4 }
  t:answers { "1: roll", "roll", "stop" }
  t:equal(game:turn(game.players[1]), 10)
end)

test("a one loses the sum and ends the turn", function(game, t)
  t:rolls { 6, 1 }
  t:answers { "1: roll", "roll" }
  t:equal(game:turn(game.players[1]), 0)
end)

test("no roll is allowed once the sum is enough", function(game, t)
  game.players[1]:score(95)
  t:rolls { 5 }
  t:answers { "1: roll" }
  t:equal(game:turn(game.players[1]), 5)
end)

test("who has 100 wins, at the end of the turn", function(game, t)
  game.players[2]:score(99)
  t:rolls { 1, 2 }
  t:answers { "1: roll", "2: roll" }
  t:play()
  t:points { 0, 101 }
  t:ranks { 2, 1 }
end)
