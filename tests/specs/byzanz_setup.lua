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

-- game: byzanz, players: 3
-- game: byzanz, players: 4
-- game: byzanz, players: 5
-- game: byzanz, players: 6
local test = ...

-- by the number of players
local BID_CARDS = { [3] = { 2, 4, 6 }, [4] = { 2, 3, 4, 5 }, [5] = { 1, 2, 3, 4, 5 }, [6] = { 1, 2, 3, 4, 5, 6 } }
local STOCK = { [3] = 96, [4] = 84, [5] = 90, [6] = 84 }
local TO_BOX = { [3] = 4, [4] = 12, [5] = 2, [6] = 4 }
local ROUNDS = { [3] = 8, [4] = 6, [5] = 6, [6] = 4 }
local CARDS_A_ROUND = { [3] = 12, [4] = 14, [5] = 15, [6] = 21 }

test("BYZ-T1, BYZ-R2, BYZ-R3: the bid cards, the highest on top; what goes to the box", function(game, t)
  local players = #game.players
  game:deal_in()
  t:holds("bid cards", "bid card " .. table.concat(BID_CARDS[players], ", bid card "))
  t:equal(game.box:size(), TO_BOX[players])
  t:equal(game.stock:size(), STOCK[players])
  for _, player in ipairs(game.players) do t:equal(player.hand:size(), 4) end
end)

test("BYZ-T2, BYZ-R14, BYZ-R22: the rounds use up the stock exactly, and everybody wins once in each",
  function(game, t)
    local players, rounds = #game.players, 0
    local play_round, hold_auction, share_out_market = game.play_round, game.hold_auction, game.share_out_market
    function game:play_round()
      t:equal(self.stock:size(), STOCK[players] - CARDS_A_ROUND[players] * rounds)
      rounds = rounds + 1
      play_round(self)
    end
    function game:hold_auction()
      t:equal(self.stock:size() >= self.bid_cards:top().size, true, "there are cards for the lot")
      hold_auction(self)
    end
    function game:share_out_market()
      for _, player in ipairs(self.players) do t:equal(player.bid_card:size(), 1) end
      share_out_market(self)
    end
    t:random(1)
    game:play()
    t:equal(rounds, ROUNDS[players])
    t:holds("stock", "")
  end)
