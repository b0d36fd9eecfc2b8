-- game: liars_dice
local test = ...

test("the first player must bid; each bid is higher", function(_, t)
  t:rolls { 3, 3 }
  t:answers { "1: not liar", "1 × 6", "2: not 1 × 6", "2: not 1 × 1", "2: 2 × 1", "1: liar" }
  t:play()
  t:points { 1, -1 } -- no die is a one or a six
end)

test("a bid that holds wins; sixes count as any face", function(_, t)
  t:rolls { 6, 4 }
  t:answers { "1: 1 × 4", "2: 2 × 4", "1: liar" }
  t:play()
  t:points { -1, 1 }
end)

test("after the highest bid only the lie is left", function(_, t)
  t:rolls { 6, 1 }
  t:answers { "1: 2 × 6", "2: not 2 × 6", "liar" }
  t:play()
  t:points { -1, 1 }
end)
