-- game: hanabi, players: 3
local test = ...

test("a card that fits is laid, for a point of all, and another is drawn", function(game, t)
  t:scene({ ["card(1).a"] = "red 1", ["firework.red"] = "" }, "deck")
  game:lay(game.players[1], game.players[1].cards.a)
  t:holds("firework.red", "red 1")
  t:points { 1, 1, 1 }
  t:equal(game.players[1].cards.a:size(), 1, "cards there")
end)

test("what does not fit burns a fuse", function(game, t)
  t:scene({ ["card(1).a"] = "red 2", ["firework.red"] = "" }, "deck")
  game:lay(game.players[1], game.players[1].cards.a)
  t:holds("discards", "red 2")
  t:points { 0, 0, 0 }
  t:equal(game.fuses:amount(), 2, "fuses")
end)

test("a five brings a clue token back", function(game, t)
  t:scene({ ["card(1).a"] = "red 5", ["firework.red"] = "red 1, red 2, red 3, red 4" }, "deck")
  game.clues:pay(game.given, 2)
  game:lay(game.players[1], game.players[1].cards.a)
  t:equal(game.clues:amount(), 7, "clue tokens")
end)

test("a clue names a colour or a number of the hand, and costs a token", function(game, t)
  t:scene({ ["card(2).a"] = "red 1", ["card(2).b"] = "blue 1", ["card(2).c"] = "red 4" }, "deck")
  t:answers { "1: clue", "1: player 2", "1: red" }
  game:act(game.players[1], "turn", { "clue", "lay", "discard" })
  t:all_answered()
  t:equal(game.clues:amount(), 7, "clue tokens")
end)

test("nobody discards while all clue tokens lie there", function(game, t)
  t:scene({ ["card(1).a"] = "red 4" }, "deck")
  t:equal(game:can_act(game.players[1], "discard"), false, "a discard")
  game.clues:pay(game.given, 1)
  game:discard(game.players[1], game.players[1].cards.a)
  t:equal(game.clues:amount(), 8, "clue tokens")
end)

test("the third fuse loses the game; its points still stand", function(game, t)
  t:random(1)
  game:play()
  t:ranks { 2, 2, 2 }
end)
