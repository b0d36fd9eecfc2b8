-- game: hill_town, players: 2
local test = ...

test("a market draws a card, plays another and pays; a tavern draws three", function(game, t)
  t:scene({ ["hand(1)"] = "market, tavern, penny", ["deck(1)"] = "penny, penny, hut, florin" }, "supply")
  t:answers { "1: market", "tavern", "not palace", "house" } -- 1 coin, and 5 in hand
  game:turn(game.players[1])
  local player = game.players[1]
  t:equal(#game:pieces_in({ player.hand, player.deck, player.discards }, { kind = "house" }), 1)
  t:equal(player.hand:size(), 5)
end)

test("brigands leave three cards, unless a watchman is shown", function(game, t)
  t:scene({ ["hand(1)"] = "brigands", ["hand(2)"] = "penny, penny, hut, hut, florin" }, "supply")
  t:answers { "2: hut", "hut" }
  game.actions, game.coins = 1, 0
  game:play_card(game.players[1], game.players[1].hand:top())
  t:equal(game.coins, 2)
  t:has("hand(2)", "penny, penny, florin")
  t:scene({ ["hand(1)"] = "brigands", ["hand(2)"] = "penny, watchman, hut, hut, florin" }, "supply")
  t:answers { "2: yes" }
  game.actions, game.coins = 1, 0
  game:play_card(game.players[1], game.players[1].hand:top())
  t:equal(game.players[2].hand:size(), 5)
end)

test("rats cost a point in the end", function(game, t)
  t:scene({ ["hand(1)"] = "rat_catcher", ["hand(2)"] = "palace" }, "supply")
  game.actions, game.coins = 1, 0
  game:play_card(game.players[1], game.players[1].hand:top())
  game:count_up()
  t:points { 0, 5 }
end)
