-- game: help/tricks.lua
local test = ...

-- Each hand; all other cards lie in the deck.
local function hands(t, first, second, third, fourth)
  t:scene { ["hand(1)"] = first, ["hand(2)"] = second, ["hand(3)"] = third, ["hand(4)"] = fourth }
end

local ONE_EACH = { "ace of clubs", "7 of clubs", "8 of hearts", "9 of spades" }

local function takes(game, t, trick, seat)
  hands(t, table.unpack(ONE_EACH))
  t:random(1)
  t:equal(game:play_trick(trick, game.players[1]).seat, seat)
end

test("without trumps the suit led takes", function(game, t) takes(game, t, game.plain, 1) end)

test("trumps are chosen in play", function(game, t)
  game.plain:trump "spades"
  takes(game, t, game.plain, 4)
end)

test("and none again", function(game, t)
  game.plain:trump "spades"
  game.plain:trump()
  takes(game, t, game.plain, 1)
end)

test("in the middle of a trick, too", function(game, t)
  hands(t, table.unpack(ONE_EACH))
  t:random(1)
  local trick = game.plain
  for player in trick:turns(game.players[1]) do trick:play(player, "play") end
  t:equal(trick:taker().seat, 1)
  trick:trump "hearts"
  t:equal(trick:taker().seat, 3)
end)

test("a function says the suit, and what is trumps", function(game, t) takes(game, t, game.counted, 2) end)

test("with other trumps the cards that lie there are other ones", function(game, t)
  takes(game, t, game.counted, 2)
  game.counted:trump "spades"
  t:equal(game.counted:taker().seat, 2)
end)

test("it is asked once for each card, and anew for other trumps", function(game, t)
  local function asked() return game.asked["9 of spades"] end
  takes(game, t, game.counted, 2)
  t:equal(asked(), 1)
  takes(game, t, game.counted, 2)
  t:equal(asked(), 1)
  game.counted:trump "spades"
  takes(game, t, game.counted, 2)
  t:equal(asked(), 2)
end)

test("cards that are named are the highest trumps, by the suit that is trumps", function(game, t)
  local trick = game.bowers
  local function taker(...)
    hands(t, ...)
    t:random(1)
    return game:play_trick(trick, game.players[1]).seat
  end
  trick:trump "clubs"
  t:equal(taker("ace of clubs", "jack of spades", "king of clubs", "10 of clubs"), 2)
  t:equal(taker("ace of clubs", "jack of spades", "jack of clubs", "10 of clubs"), 3)
  trick:trump "spades"
  t:equal(taker("ace of spades", "jack of spades", "jack of clubs", "king of spades"), 2)
  t:equal(taker("ace of spades", "9 of spades", "jack of clubs", "king of spades"), 1)
  trick:trump "hearts"
  t:equal(taker("ace of spades", "jack of spades", "7 of hearts", "king of spades"), 3)
  trick:trump()
  t:equal(taker("ace of spades", "jack of spades", "jack of clubs", "king of spades"), 1)
end)

test("as trumps they follow suit to trumps, and not to the suit that is printed on them", function(game, t)
  local trick = game.bowers
  hands(t, "9 of clubs", "jack of spades, king of hearts", "10 of spades", "queen of hearts")
  trick:trump "clubs"
  t:answers { "1: 9 of clubs", "2: not king of hearts", "jack of spades", "10 of spades", "queen of hearts" }
  game:play_trick(trick, game.players[1])
  hands(t, "9 of spades", "jack of spades, king of hearts", "10 of spades", "queen of hearts")
  t:answers { "9 of spades", "2: king of hearts", "10 of spades", "queen of hearts" }
  game:play_trick(trick, game.players[1])
end)

test("a single list of them is for all trumps", function(game, t)
  hands(t, "ace of hearts", "7 of diamonds", "queen of spades", "8 of hearts")
  t:random(1)
  t:equal(game:play_trick(game.matadors, game.players[1]).seat, 2)
  game.matadors:trump "spades"
  t:equal(game.matadors:taker().seat, 2)
  hands(t, "queen of clubs", "7 of diamonds", "ace of spades", "8 of hearts")
  t:random(1)
  t:equal(game:play_trick(game.matadors, game.players[1]).seat, 1)
end)

test("that suit must be followed", function(game, t)
  hands(t, "8 of hearts", "7 of clubs, 9 of hearts, king of clubs", "10 of hearts", "queen of hearts")
  t:answers { "1: 8 of hearts" }
  t:offers("7 of clubs, 9 of hearts", function() game:play_trick(game.counted, game.players[1]) end)
end)

test("and not the one that is printed", function(game, t)
  hands(t, "8 of clubs", "7 of clubs, king of clubs", "10 of hearts", "queen of hearts")
  t:answers { "1: 8 of clubs" }
  t:offers("king of clubs", function() game:play_trick(game.counted, game.players[1]) end)
end)

test("some play, clockwise from the leader", function(game, t)
  local p = game.players
  hands(t, table.unpack(ONE_EACH))
  t:answers { "4: 9 of spades", "1: ace of clubs", "3: 8 of hearts" }
  t:equal(game:play_trick(game.plain, p[4], { p[1], p[3], p[4], p[1] }).seat, 4)
  t:holds("plain", "9 of spades, ace of clubs, 8 of hearts")
  t:holds("hand(2)", "7 of clubs")
end)

test("who does not play does not lead: the next one does", function(game, t)
  hands(t, table.unpack(ONE_EACH))
  t:answers { "3: 8 of hearts", "1: ace of clubs" }
  t:equal(game:play_trick(game.plain, game.players[2], { game.players[1], game.players[3] }).seat, 3)
end)

test("all play to the next trick", function(game, t)
  local p = game.players
  hands(t, "ace of clubs, 7 of spades", "7 of clubs", "8 of hearts, 8 of spades", "9 of spades")
  t:answers { "1: ace of clubs", "3: 8 of hearts", "1: 7 of spades", "2: 7 of clubs", "3: 8 of spades",
              "4: 9 of spades" }
  game:play_trick(game.plain, p[1], { p[1], p[3] })
  game.plain:take(p[1].taken)
  t:equal(game:play_trick(game.plain, p[1]).seat, 4)
end)

test("nobody else plays, and nobody is no list of players", function(game, t)
  local p, trick = game.players, game.plain
  hands(t, table.unpack(ONE_EACH))
  t:random(1)
  t:fails("player 2 does not play to this trick", function()
    for _ in trick:turns(p[1], { p[1], p[3] }) do trick:play(p[2], "play") end
  end)
  t:fails("the list of its players is empty", function() trick:turns(p[1], {}) end)
  t:fails("a player expected", function() trick:turns(p[1], { 1 }) end)
  t:fails("everybody has played to this trick", function()
    for player in trick:turns(p[1], { p[1], p[1] }) do
      trick:play(player, "play")
      trick:play(player, "play")
    end
  end)
end)

test("trumps are words of the cards", function(game, t)
  t:fails("no piece has the word 'cups'", function() game.plain:trump "cups" end)
  t:fails("a word expected", function() game.plain:trump(3) end)
end)

test("nothing changes while a function counts", function(game, t)
  hands(t, table.unpack(ONE_EACH))
  t:fails("cannot choose trumps while legality is being decided", function()
    game:play_trick(game.plain, game.players[1], nil, nil, function() game.plain:trump "spades" end)
  end)
end)

test("barred cards and wanted ones", function(game, t)
  local function offered(cards, barred, only)
    hands(t, "ace of clubs, 8 of hearts, 9 of hearts", "", "", "")
    t:offers(cards, function() game:play_trick(game.plain, game.players[1], nil, barred, only) end)
  end
  local HEARTS = { suit = "hearts" }
  offered("ace of clubs", HEARTS)
  offered("ace of clubs", { "hearts wait", suit = "hearts" })
  offered("8 of hearts, 9 of hearts", nil, { "hearts now", suit = "hearts" })
  offered("9 of hearts", nil, function(card) return card.value == 9, "a nine" end)
  offered("ace of clubs, 8 of hearts, 9 of hearts", { value = { 8, 9, 14 } })
end)

test("of a list of filters one is enough", function(game, t)
  local hand = game.players[1].hand
  hands(t, "ace of clubs, 8 of hearts, 9 of hearts, 9 of spades", "", "", "")
  t:equal(hand:count { { suit = "clubs" }, { value = { 9, 10 } } }, 3)
  t:equal(hand:count { { suit = "clubs", value = 8 }, { name = "8 of hearts" }, { value = { above = 13 } } }, 2)
  t:equal(hand:count { { value = {} }, { suit = false } }, 0)
  t:equal(hand:count { {}, { suit = "clubs" } }, 4)
  t:offers("ace of clubs, 8 of hearts", function()
    game:play_trick(game.plain, game.players[1], nil, nil, { "only these", { suit = "clubs" }, { value = 8 } })
  end)
  t:fails("a filter names fields, or it is a list", function() hand:count { { suit = "clubs" }, value = 9 } end)
  local endless = {}
  endless[1] = endless
  t:fails("a filter names fields", function() hand:count(endless) end)
  t:fails("a filter names fields", function() hand:count { { suit = "clubs" }, function() return true end } end)
end)

test("a reason is a word, and only of a question", function(game, t)
  local p = game.players[1]
  hands(t, "ace of clubs", "", "", "")
  t:fails("a filter names fields", function() p:ask("play", p.hand, { 7, suit = "clubs" }) end)
  t:fails("a filter names fields", function() p:ask("play", p.hand, { "this", "that", suit = "clubs" }) end)
  t:fails("a filter names fields", function() p.hand:count { "clubs", suit = "clubs" } end)
end)

test("the trick goes to a zone, or to the taker's zone of that name; the taker is returned", function(game, t)
  hands(t, table.unpack(ONE_EACH))
  t:random(1)
  game:play_trick(game.counted, game.players[1])
  t:equal(game.counted:take("taken").seat, 2)
  t:has("taken(2)", "ace of clubs, 7 of clubs, 8 of hearts, 9 of spades")
  t:fails("nobody has played to this trick", function() game.counted:take "taken" end)
  hands(t, table.unpack(ONE_EACH))
  game:play_trick(game.plain, game.players[1])
  t:fails("the taker has no zone 'won': player.won = player:zone \"won\"", function() game.plain:take "won" end)
  t:equal(game.plain:take(game.deck).seat, 1)
  t:holds("plain", "")
end)
