-- game: oh_pharaoh, players: 3
local test = ...

test("PHA-R3, PHA-R4: three players: 7 cards each, three that differ lie open", function(game, t)
  game:deal_in()
  for _, player in ipairs(game.players) do t:equal(player.hand:size(), 7) end
  t:equal(#game.row:values "kind", 3)
  t:equal(game.pile:size() + game.discard:size(), 89 - 21 - 3)
end)

test("PHA-R26, PHA-R27: the tax collector asks both others at once, also who has no pharaoh", function(game, t)
  t:scene { ["hand(1)"] = "tax collector", ["hand(2)"] = "pharaoh", ["hand(3)"] = "4" }
  t:answers { "2: pharaoh", "3: no" }
  game:tax(game.players[1])
  t:holds("hand(1)", "4")
  t:holds("hand(2)", "")
end)

test("PHA-R5, PHA-R33, PHA-R34: whole games end with the end card, after ten scored pyramids or more", function(game, t)
  t:random(3)
  local scored, score = 0, game.score
  function game:score(pyramid)
    scored = scored + (self.over and 0 or 1)
    score(self, pyramid)
  end
  game:play()
  t:equal(scored >= 10, true)
  t:holds("track.10", "marker")
  t:holds("beside the track", "end card")
end)

test("PHA-R29, PHA-Q14: after his turn nobody holds more than 7; before the end, 7", function(game, t)
  t:random(4)
  local take_turn = game.take_turn
  function game:take_turn(player)
    take_turn(self, player)
    if not self.over then t:equal(player.hand:size(), 7) end
  end
  game:play()
end)

test("PHA-R6, PHA-R7, PHA-R9, PHA-R15, PHA-R18, PHA-R25: after every turn pyramids and open cards are as they must be",
  function(game, t)
    t:random(5)
    local take_turn = game.take_turn
    function game:take_turn(player)
      take_turn(self, player)
      for _, owner in ipairs(self.players) do
        for _, pyramid in ipairs(owner.pyramids) do
          local levels, low = {}, nil
          for value, level in ipairs(pyramid) do
            if not level:empty() then
              low = low or value
              t:equal(value, low + #levels, "no level is left out")
              t:equal(#levels == 0 or level:size() < levels[#levels], true, "it narrows")
              levels[#levels + 1] = level:size()
              t:equal(level:count { kind = tostring(value) } + level:count { kind = "joker" }, level:size())
            end
          end
          t:equal(#levels ~= 1, true, "two levels or none")
        end
        t:equal(#self:standing(owner.pyramids) <= (self:field() >= 3 and 2 or 1), true)
      end
      if not self.over then t:equal(#self.row:values "kind", 3) end
    end
    game:play()
  end)
