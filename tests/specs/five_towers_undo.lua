-- game: five_towers, players: 4, knobs: checked_bids=off
local test = ...

-- Seats: Hedvig 1, Péter 2, Anna 3, Lina 4. Hedvig starts. Neither she nor Anna can build the sand 7.
local function display_of_five(game, t)
  t:scene({ pile = "sand 7, candy 1, scary 2, wood 3, scrap 4", discard = "",
            ["tower(3).sand"] = "sand 6, sand 4", ["tower(1).sand"] = "sand 5, sand 3" }, "demolished(2)")
  game.starter = game.players[1]
end

local ALL_FIVE = "sand 7; candy 1; scary 2; wood 3; scrap 4"

-- The answers of a round, written as a story.
local function answers(t, story)
  local list = {}
  for answer in story:gmatch "[^;]+" do list[#list + 1] = answer:match "^%s*(.-)%s*$" end
  t:answers(list)
end

-- The round with the display of five.
local function plays(game, t, story)
  display_of_five(game, t)
  answers(t, story)
  game:play_round()
end

test("TOW-T3, TOW-R12: Anna's five cannot be built; she bids 4, and Lina gets the chance to bid 5", function(game, t)
  plays(game, t, "1: 3; 2: pass; 3: 5; 3: " .. ALL_FIVE .. "; 3: tower(3).sand;" ..
                 "3: not 5; 4; 4: 5; 4: " .. ALL_FIVE .. "; 4: nothing")
  t:holds("tower(3).sand", "sand 6, sand 4")
  t:holds("demolished(3)", "")
  t:holds("hand(3)", "")
  t:holds("tower(4).sand", "sand 7")
  t:equal(game.starter, game.players[1])
end)

test("TOW-R12: Anna bids 4, Lina passes: Anna builds the four others", function(game, t)
  plays(game, t, "1: 3; 2: pass; 3: 5; 3: " .. ALL_FIVE .. "; 3: nothing;" ..
                 "3: 4; 4: pass; 3: candy 1; scary 2; wood 3; scrap 4; 3: nothing")
  t:holds("tower(3).scrap", "scrap 4")
  t:holds("tower(3).sand", "sand 6, sand 4")
  t:holds("discard", "sand 7")
  t:equal(game.starter, game.players[4])
end)

test("TOW-R12: all taken cards go back to the display, a demolished one on its tower", function(game, t)
  display_of_five(game, t)
  answers(t, "1: 3; 2: pass; 3: 4; 4: pass; 3: sand 7; candy 1; scary 2; wood 3; 3: tower(3).sand")
  t:offers("pass", function() game:play_round() end)
  t:has("display", "sand 7, candy 1, scary 2, wood 3, scrap 4")
  t:holds("tower(3).sand", "sand 6, sand 4")
  t:holds("demolished(3)", "")
end)

test("TOW-Q3: the changed bid must be higher than those before it, else he passes", function(game, t)
  display_of_five(game, t)
  answers(t, "1: 2; 2: pass; 3: 5; 3: " .. ALL_FIVE .. "; 3: nothing")
  t:offers("3, 4, pass", function() game:play_round() end)
end)

test("TOW-Q3: who had his chance gets none, who follows does; the bid before stands", function(game, t)
  plays(game, t, "1: 4; 2: pass; 3: 5; 3: " .. ALL_FIVE .. "; 3: nothing; 3: not 4; pass;" ..
                 "4: not 4; pass; 1: candy 1; scary 2; wood 3; scrap 4; 1: nothing")
  t:holds("tower(1).scrap", "scrap 4")
  t:equal(game.starter, game.players[2])
end)

test("TOW-R12: another whose bid then stands may not be able to build either", function(game, t)
  plays(game, t, "1: 1; 2: pass; 3: 5; 3: " .. ALL_FIVE .. "; 3: nothing; 3: pass; 4: pass;" ..
                 "1: sand 7; 1: nothing; 1: not 1; 0")
  t:has("discard", "sand 7, candy 1, scary 2, wood 3, scrap 4")
  t:equal(game.starter, game.players[1])
end)

test("TOW-R12: undone twice: 5, 4 and then 3", function(game, t)
  plays(game, t, "1: 0; 2: pass; 3: 5; 3: " .. ALL_FIVE .. "; 3: nothing;" ..
                 "3: 4; 4: pass; 3: sand 7; candy 1; scary 2; wood 3; 3: nothing;" ..
                 "3: not 4; 3; 3: candy 1; scary 2; wood 3; 3: nothing")
  t:holds("tower(3).wood", "wood 3")
  t:has("discard", "sand 7, scrap 4")
end)

test("TOW-Q4: who started, could not build and passes has bid 0; the others may still bid", function(game, t)
  plays(game, t, "1: 5; 1: " .. ALL_FIVE .. "; 1: nothing; 1: pass; 2: not 0; 1; 3: pass; 4: pass;" ..
                 "2: sand 7; 2: nothing")
  t:holds("tower(2).sand", "sand 7")
  t:equal(game.starter, game.players[3])
end)

test("TOW-Q4, TOW-R15: and if nobody does, the display is discarded and he starts again", function(game, t)
  plays(game, t, "1: 5; 1: " .. ALL_FIVE .. "; 1: nothing; 1: not 5; pass; 2: pass; 3: pass; 4: pass")
  t:has("discard", "sand 7, candy 1, scary 2, wood 3, scrap 4")
  t:equal(game.starter, game.players[1])
end)

test("TOW-R12: what can be built stands, with a demolition that is needed", function(game, t)
  t:scene({ pile = "sand 7, candy 1", ["tower(1).sand"] = "sand 6" }, "discard")
  game.starter = game.players[1]
  answers(t, "1: 2; 1: sand 7; candy 1; 1: tower(1).sand")
  game:play_round()
  t:holds("tower(1).sand", "sand 7")
  t:holds("demolished(1)", "sand 6")
end)

test("TOW-R6, TOW-R12: a top cannot be demolished here either", function(game, t)
  t:scene({ pile = "sand 7, candy 1", ["tower(1).sand"] = "sand 6, sand 0" }, "discard")
  game.starter = game.players[1]
  answers(t, "1: 2; 1: sand 7; candy 1; 1: not tower(1).sand; nothing; 1: pass; 2: pass; 3: pass; 4: pass")
  game:play_round()
  t:holds("tower(1).sand", "sand 6, sand 0")
  t:holds("hand(1)", "")
end)
