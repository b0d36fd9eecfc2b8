-- game: byzanz, players: 3
local test = ...

test("BYZ-T5: of three sold the most valuable is kept", function(game, t)
  t:scene { ["hand(1)"] = "cloth 4, cloth 1, cloth 1" }
  t:answers { "1: cloth 4", "cloth 1", "cloth 1" }
  game:sell(game.players[1])
  t:holds("sold(1)", "cloth 4")
  t:has("box", "cloth 1, cloth 1")
end)
