-- game: byzanz, players: 4
local test = ...

test("BYZ-R1: 96 goods, 6 kinds of 16, and 16 merchants", function(game, t)
  t:equal(game.stock:size(), 112)
  t:equal(game.stock:count { good = true }, 96)
  t:equal(game.stock:count { kind = "merchant", value = 0 }, 16)
  for _, kind in ipairs { "cloth", "spice", "wine", "wood", "flour", "olives" } do
    for value, copies in ipairs { 6, 5, 3, 2 } do
      t:equal(game.stock:count { kind = kind, value = value, good = true }, copies, kind .. " " .. value)
    end
    t:equal(game.stock:sum("value", { kind = kind }), 33, "the sum of all " .. kind)
  end
end)

test("BYZ-T1, BYZ-R2, BYZ-R3: bid stack 2 to 5, the 5 on top; 12 cards to the box", function(game, t)
  game:deal_in()
  t:holds("bid cards", "bid card 2, bid card 3, bid card 4, bid card 5")
  t:equal(game.box:size(), 12)
  t:equal(game.stock:size(), 84)
  for _, player in ipairs(game.players) do t:equal(player.hand:size(), 4) end
end)

test("BYZ-R2: goods and merchants are shuffled together", function(game, t)
  game:deal_in()
  local dealt = 0
  for _, player in ipairs(game.players) do dealt = dealt + player.hand:count { kind = "merchant" } end
  t:equal(dealt < 16, true, "the merchants, made last, are not all dealt first")
  t:equal(game.stock:count({ kind = "cloth" }) < 16, true, "the cloth, made first, does not all lie at the bottom")
end)

test("BYZ-R4, BYZ-R5: the market is empty; left of the dealer starts", function(game, t)
  game:deal_in()
  t:holds("market", "")
  t:equal(game.opener, game.players[1])
end)

test("BYZ-T2, BYZ-R22: six rounds of 14 cards use up the stock exactly", function(game, t)
  local rounds, hold_auction = 0, game.hold_auction
  function game:hold_auction()
    t:equal(self.stock:size() >= self.bid_cards:top().size, true, "there are cards for the lot")
    hold_auction(self)
  end
  local play_round = game.play_round
  function game:play_round()
    rounds = rounds + 1
    t:equal(self.stock:size(), 84 - 14 * (rounds - 1))
    play_round(self)
  end
  t:random(1)
  game:play()
  t:equal(rounds, 6)
  t:holds("stock", "")
end)
