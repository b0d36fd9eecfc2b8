-- game: picnic, players: 2
local test = ...

test("each kind of food counts in its own way", function(game, t)
  t:scene({ ["kept(1)"] = "cake, cake, cake, sandwich, sandwich, sandwich, 1 cherry",
            ["kept(2)"] = "cheese, cheese, cheese, cheese, 3 cherry, cake" }, "deck")
  game:count_round()
  t:points { 6 + 5 + 3, 10 + 1 + 6 }
end)

test("all keep a card at once; the hands go on", function(game, t)
  t:scene({ ["hand(1)"] = "cake, cheese", ["hand(2)"] = "sandwich, 2 cherry" }, "deck")
  t:answers { "1: cake", "2: sandwich" }
  game:keep_one("left")
  t:holds("kept(1)", "cake")
  t:holds("hand(1)", "2 cherry")
  t:holds("hand(2)", "cheese")
end)
