-- Leduc poker: two players, three ranks in two suits. Each puts one chip into the pot and gets a card. After a round
-- of betting a card is turned up for both, and there is a second round. In a round there are at most two raises, of
-- two chips in the first and four in the second. A pair with the open card wins, else the higher rank; equal hands
-- share.
local game = croupier.game

local SUITS, RANKS, ANTE, RAISES = { "clubs", "hearts" }, 3, 1, 2
local RAISE_BY = { 2, 4 }
local UNRAISED, RAISED, LAST = { "call", "raise" }, { "fold", "call", "raise" }, { "fold", "call" }

local leduc = game "leduc" { players = 2, stakes = true }

function leduc:setup()
  self.deck = self:zone "deck"
  self.board = self:zone { "board", sees = "all" }
  for _, player in ipairs(self.players) do player.hand, player.paid = player:zone "hand", 0; player:shows "paid" end
  for _, suit in ipairs(SUITS) do
    for rank = 1, RANKS do self.deck:create { "{suit} {rank}", suit = suit, rank = rank } end
  end
end

function leduc:play()
  self.deck:shuffle()
  self.deck:deal(1, "hand")
  self:play_rounds()
end

function leduc:play_rounds()
  local first, second = self.players[1], self.players[2]
  first.paid, second.paid = ANTE, ANTE
  for round = 1, 2 do
    self:phase("round", round)
    if round == 2 then self.deck:deal(1, self.board) end
    local folder = self:betting(RAISE_BY[round])
    if folder then return self:pay(folder:left()) end
  end
  local difference = self:strength(first) - self:strength(second)
  if difference ~= 0 then self:pay(difference > 0 and first or second) end
end

-- Returns who folds, if anyone does. A round ends when a raise is called, or when both have called.
function leduc:betting(amount)
  local raises, calls, player = 0, 0, self.players[1]
  while calls < (raises == 0 and 2 or 1) do
    local choice = player:ask("act", raises == 0 and UNRAISED or raises < RAISES and RAISED or LAST)
    if choice == "fold" then return player end
    player.paid = player:left().paid
    if choice == "raise" then
      raises, calls = raises + 1, 0
      player.paid = player.paid + amount
    else
      calls = calls + 1
    end
    player = player:left()
  end
end

function leduc:strength(player)
  local rank = player.hand:top().rank
  return rank == self.board:top().rank and rank + RANKS or rank
end

function leduc:pay(winner)
  local loser = winner:left()
  winner:score(loser.paid, "pot")
  loser:score(-loser.paid, "pot")
end

return leduc
