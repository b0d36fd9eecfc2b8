-- game: maharaja, players: 4, with: help/maharaja.lua
local test, help = ...
local scene, track, A_TO_G, has_gold, turn = help.scene, help.track, help.A_TO_G, help.has_gold, help.turn

test("MAH-R14, MAH-R18, MAH-Q9: the mason builds a house from the reserve for nothing, once a turn", function(game, t)
  scene(t, { ["characters(1)"] = "mason", ["characters(3)"] = "mogul", ["plan(1)"] = "gold" })
  turn(game, t, { "mason", "reserve(1)", "village.V7", "not mason", "gold", "end turn" })
  t:holds("village.V7", "house 1")
  has_gold(game, t, { 17, 15, 15, 15 })
end)

test("MAH-R18, MAH-Q9: or he moves one; not to use him costs nothing; a later holder uses him again", function(game, t)
  scene(t, { ["characters(1)"] = "mason", ["characters(3)"] = "mogul", ["plan(1)"] = "character",
             ["village.V1"] = "house 1", ["plan(3)"] = "character" })
  t:answers { "1: mason", "village.V1", "village.V2", "character", "monk", "not mason", "end turn",
              "3: character", "mason", "mason", "reserve(3)", "village.V1", "end turn" }
  game:take_turn(game.players[1])
  game:take_turn(game.players[3])
  t:holds("village.V2", "house 1")
  has_gold(game, t, { 15, 15, 15, 15 })
end)

test("MAH-R15, MAH-T7, MAH-R50: the trader's gold at the beginning, then the monk, and he travels free",
  function(game, t)
    scene(t, { ["characters(1)"] = "trader", ["free characters"] = "monk, mogul", ["plan(1)"] = "character",
               ["village.V1"] = "house 2", ["village.V2"] = "house 3, house 3" })
    turn(game, t, { "character", "monk", "travel", "city.Ahmadabad", "end turn" })
    has_gold(game, t, { 16, 16, 17, 15 })
  end)

test("MAH-Q8: the trader got in the midst of a turn gives nothing; who is robbed and takes him gets it in his turn",
  function(game, t)
    scene(t, { ["plan(1)"] = "character", ["plan(2)"] = "" })
    turn(game, t, { "1: character", "1: sadhu", "2: trader", "1: end turn" })
    has_gold(game, t, { 15, 15, 15, 15 })
    t:answers { "end turn" }
    game:take_turn(game.players[2])
    has_gold(game, t, { 15, 16, 15, 15 })
    scene(t, { ["plan(3)"] = "character" })
    t:answers { "3: character", "trader", "end turn" }
    game:take_turn(game.players[3])
    has_gold(game, t, { 15, 16, 15, 15 })
  end)

test("MAH-T8, MAH-R18, MAH-R19, MAH-R50: the mason's free house, then the artist, and the palace costs nine",
  function(game, t)
    scene(t, { ["characters(1)"] = "mason", ["characters(3)"] = "mogul", ["characters(4)"] = "monk",
               ["free characters"] = "artist, trader", ["plan(1)"] = "character, palace",
               ["city.Agra"] = "architect 1" })
    turn(game, t, { "mason", "reserve(1)", "city.Agra", "character", "artist", "palace", "inner.Agra", "end turn" })
    has_gold(game, t, { 6, 15, 15, 15 })
  end)

test("MAH-T22, MAH-R26: the house of PALACE/HOUSE, the character, then the palace", function(game, t)
  scene(t, { ["characters(4)"] = "monk", ["free characters"] = "artist, trader", ["city.Agra"] = "architect 1",
             ["plan(1)"] = "palace_and_house, character" })
  turn(game, t, { "palace_and_house", "city.Agra", "character", "artist", "palace_and_house", "inner.Agra",
                  "end turn" })
  has_gold(game, t, { 15 - 1 - 9, 15, 15, 15 })
end)

test("MAH-R35, MAH-R48, MAH-R49, MAH-Q15: any card but one's own; who is robbed chooses from the bank at once",
  function(game, t)
    scene(t, { ["plan(1)"] = "character" })
    turn(game, t, { "1: character", "1: not mogul", "1: mason", "3: not mason", "3: mogul", "1: end turn" })
    t:holds("characters(1)", "mason")
    t:holds("characters(3)", "mogul")
  end)

test("MAH-T9, MAH-R51, MAH-R10: nobody acts twice; of the others the lowest character at that moment", function(game, t)
  scene(t, track(A_TO_G))
  scene(t, { ["characters(1)"] = "sadhu", ["characters(2)"] = "monk", ["characters(3)"] = "mason",
             ["characters(4)"] = "artist", ["free characters"] = "mogul, trader" })
  t:answers { "1: character", "1: gold", "2: gold", "2: gold", "3: gold", "3: gold", "4: gold", "4: gold",
              "1: character", "1: mason", "3: sadhu", "1: gold", "1: end turn",
              "3: gold", "3: gold", "3: end turn", "2: gold", "2: gold", "2: end turn", "4: gold", "4: gold",
              "4: end turn" }
  game:play_round()
end)

test("MAH-R49: who was robbed takes his card back in his own turn", function(game, t)
  scene(t, { ["plan(1)"] = "character", ["plan(3)"] = "character" })
  t:answers { "1: character", "1: mason", "3: trader", "1: end turn", "3: character", "3: mason", "1: mogul",
              "3: end turn" }
  game:take_turn(game.players[1])
  game:take_turn(game.players[3])
  t:holds("characters(3)", "mason")
  t:holds("characters(1)", "mogul")
end)
