-- Kuhn poker: two players, three cards. Each puts one chip into the pot and gets a card. In turn they pass or bet one
-- chip more; a bet is answered by a bet or by a pass, which folds. The higher card takes the pot.
local game = croupier.game

local CHOICES, ANTE = { "pass", "bet" }, 1

local kuhn = game "kuhn" { players = 2, stakes = true }

function kuhn:setup()
  self.deck = self:zone "deck"
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
  for rank = 1, 3 do self.deck:create { "card {rank}", rank = rank } end
end

function kuhn:play()
  self.deck:shuffle()
  self.deck:deal(1, "hand")
  self:betting()
end

-- Each bets or passes. After a pass and a bet, the first may still bet as well.
function kuhn:betting()
  local first, second = self.players[1], self.players[2]
  local opens, answers = first:ask("act", CHOICES), second:ask("act", CHOICES)
  if opens == "pass" and answers == "bet" then
    opens = first:ask("act", CHOICES)
  end
  if opens == answers then
    local winner = first.hand:top().rank > second.hand:top().rank and first or second
    return self:pay(winner, opens == "bet" and ANTE + 1 or ANTE)
  end
  return self:pay(opens == "bet" and first or second, ANTE) -- the other has folded
end

function kuhn:pay(winner, chips)
  winner:score(chips, "pot")
  winner:left():score(-chips, "pot")
end

return kuhn
