-- game: help/pack.lua
local test = ...

test("a deck of 52 with two jokers", function(game, t)
  local deck = game.deck
  t:equal(deck:size(), 54)
  t:equal(deck:count { suit = "hearts" }, 13)
  t:equal(deck:count { rank = "queen" }, 4)
  t:equal(deck:sum("value", { suit = "clubs" }), 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14)
  t:equal(deck:first { name = "10 of clubs" }.value, 10)
  t:equal(deck:first { name = "10 of clubs" }.rank, "10")
  t:equal(deck:count { name = "joker" }, 2)
  t:equal(deck:first { rank = "joker" }.suit, nil)
end)

test("one of several values", function(game, t)
  local deck = game.deck
  t:equal(deck:count { suit = { "hearts", "spades" } }, 26)
  t:equal(deck:count { suit = { "hearts", "spades" }, rank = { "ace", "10", "2" } }, 6)
  t:equal(deck:count { rank = "ace", suit = { "clubs" } }, 1)
  t:equal(deck:count { value = { 2, 14 } }, 8)
  t:equal(deck:count { suit = {} }, 0)
  t:fails("no piece has the word 'cups'", function() deck:count { suit = { "hearts", "cups" } } end)
  t:fails("a filter's field 'value' cannot be that", function() deck:count { value = { 2, "ace" } } end)
end)

test("by name", function(game, t)
  local deck = game.deck
  t:equal(deck:count { name = { "joker", "ace of spades" } }, 3)
  t:equal(deck:count { name = { "joker", "ace of spades" }, suit = "spades" }, 1)
  t:fails("no piece is called 'ace of cups'", function() deck:first { name = "ace of cups" } end)
end)

test("by a function, which changes nothing", function(game, t)
  local deck, open = game.deck, game.open
  local function high(card) return card.value and card.value > 12 end
  t:equal(deck:count(high), 8)
  t:equal(deck:sum("value", high), 4 * 13 + 4 * 14)
  t:equal(deck:lowest("value", high).rank, "king")
  t:equal(#deck:list(high), 8)
  t:equal(#game:pieces_in({ deck, open }, high), 8)
  for card in deck:each(high) do t:equal(high(card), true) end
  t:fails("while legality is being decided", function() deck:count(function(card) card:move(open) end) end)
  t:equal(deck:size(), 54)
  t:equal(deck:move_all(open, high), 8)
  t:equal(deck:count(high), 0)
end)

test("one of several words may be said instead", function(game, t)
  local player = game.players[1]
  t:answers { "draw", "pass", "joker", "go", "3" }
  local card, word = player:ask("play", game.deck, { name = "joker" }, { "draw", "pass" })
  t:equal(card)
  t:equal(word, "draw")
  card, word = player:select { "play", from = game.deck, where = { name = "joker" }, instead = { "draw", "pass" } }
  t:equal(card)
  t:equal(word, "pass")
  card, word = player:ask("play", game.deck, { name = "joker" }, { "draw", "pass" })
  t:equal(card.rank, "joker")
  t:equal(word)
  card, word = player:number("how many", 1, 3, "go")
  t:equal(card)
  t:equal(word, "go")
  t:equal(player:number("how many", 1, 3, { "go", "pass" }), 3)
  t:fails("at most 6 words may be said instead",
          function() player:ask("play", { 1 }, nil, { "a", "b", "c", "d", "e", "f", "g" }) end)
end)

test("ties are decided for each player, in whatever order the script has put them", function(game, t)
  local players = game.players
  players[1], players[3] = players[3], players[1]
  local favour = { [players[1]] = 2, [players[2]] = 1, [players[3]] = 0 }
  local ranks = game:standings { ties = { function(player) return favour[player] end } }
  t:equal(ranks[3], 1)
  t:equal(ranks[1], 3)
end)
