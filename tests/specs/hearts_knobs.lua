-- game: hearts, knobs: hands=2 first_pass=across queen_breaks=off
local test = ...

test("knobs: the queen of spades does not open the hearts", function(game, t)
  t:scene { ["hand(1)"] = "clubs 2, diamonds 3, diamonds 13", ["hand(2)"] = "clubs 10, diamonds 4, hearts 9",
            ["hand(3)"] = "spades 3, spades 12, spades 4", ["hand(4)"] = "clubs 9, diamonds 6, hearts 6, spades 9" }
  t:answers { "1: clubs 2", "2: clubs 10", "3: spades 3", "4: clubs 9", "2: diamonds 4", "3: spades 12",
              "4: diamonds 6", "1: diamonds 3" }
  t:offers("spades 9", function() game:play_tricks() end)
end)

test("knobs: the first pass goes across; the hand after that there is none", function(game, t)
  local ways = {}
  function game:pass_cards(seats) ways[#ways + 1] = seats end
  t:random(1)
  game:play()
  t:equal(#ways, 1)
  t:equal(ways[1], 2)
end)
