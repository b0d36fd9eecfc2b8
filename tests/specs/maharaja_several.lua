-- game: maharaja, players: 3, knobs: several=on homes=on
local test = ...

local function all_given(t)
  t:scene { ["characters(1)"] = "mason", ["characters(2)"] = "mogul, monk, artist", ["characters(3)"] = "trader, sadhu",
            ["free characters"] = "" }
end

test("MAH-R69, MAH-Q21: one character each at the beginning, of 1 to 6", function(game, t)
  t:holds("free characters", "mogul, trader, sadhu, monk, mason, artist")
  t:answers { "1: mogul", "2: trader", "3: sadhu" }
  game:choose_characters()
  for _, player in ipairs(game.players) do t:equal(#player.characters, 1) end
end)

test("MAH-R70, MAH-Q22: from the bank as long as it has any, and nothing given back", function(game, t)
  t:scene { ["characters(1)"] = "mason", ["characters(2)"] = "mogul, monk", ["characters(3)"] = "trader, sadhu",
            ["plan(1)"] = "character" }
  t:answers { "character", "not mogul", "not player 2", "artist", "end turn" }
  game:take_turn(game.players[1])
  t:has("characters(1)", "mason, artist")
end)

test("MAH-R70: a swap: he names a card, and gives which he likes", function(game, t)
  all_given(t)
  t:scene { ["plan(3)"] = "character" }
  t:answers { "3: character", "3: not player 1", "3: artist", "3: sadhu", "3: end turn" }
  game:take_turn(game.players[3])
  t:has("characters(3)", "trader, artist")
  t:has("characters(2)", "mogul, monk, sadhu")
end)

test("MAH-R70: a lure: only from who has more, who chooses the card and gets nothing", function(game, t)
  t:scene { ["characters(1)"] = "mason", ["characters(2)"] = "mogul, monk, artist, sadhu", ["characters(3)"] = "trader",
            ["free characters"] = "", ["plan(1)"] = "character" }
  t:answers { "1: character", "1: not player 3", "1: player 2", "2: not trader", "2: monk", "1: end turn" }
  game:take_turn(game.players[1])
  t:has("characters(1)", "mason, monk")
  t:has("characters(2)", "mogul, artist, sadhu")
end)

test("MAH-R69: all abilities of all cards", function(game, t)
  t:scene { ["characters(1)"] = "trader, mason, artist, monk", ["characters(2)"] = "mogul", ["characters(3)"] = "sadhu",
            ["city.Agra"] = "architect 1", ["village.V13"] = "house 2", ["village.V14"] = "house 2",
            ["plan(1)"] = "palace" }
  t:answers { "travel", "city.Udaipur", "mason", "reserve(1)", "city.Udaipur", "palace", "inner.Udaipur", "end turn" }
  game:take_turn(game.players[1])
  t:equal(game.players[1].gold:amount(), 15 + 1 - 9)
end)

test("MAH-R71: the lowest card counts, for the order and for ties", function(game, t)
  all_given(t)
  t:equal(game:number(game.players[2]), 1)
  t:equal(game:number(game.players[3]), 2)
  local order = game:in_order { table.unpack(game.players) }
  t:equal(order[1].seat .. order[2].seat .. order[3].seat, "231")
  t:scene { ["city.Delhi"] = "maharaja, house 2, house 3" } -- and the mason is at home
  game:score_city()
  for seat, amount in ipairs { 18, 26, 22 } do t:equal(game.players[seat].gold:amount(), amount) end
end)
