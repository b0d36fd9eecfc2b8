-- game: ./tricks.lua, players: 3
local test = ...

test("players follow suit; a trump takes the trick", function(game, t)
  t:scene({ ["hand(1)"] = "9 of hearts", ["hand(2)"] = "king of hearts, 2 of spades",
            ["hand(3)"] = "2 of clubs" }, "deck")
  for _, player in ipairs(game.players) do player.tricks = 0 end
  game.trick:trump "clubs"
  t:answers { "1: 9 of hearts", "2: not 2 of spades", "king of hearts", "3: 2 of clubs" }
  game:play_tricks(game.players[1])
  t:equal(game.players[3].tricks, 1)
  t:equal(game.players[2].tricks, 0)
end)

test("exactly the tricks that were bid bring ten points more", function(game, t)
  local bids, tricks = { 2, 0, 1 }, { 2, 1, 0 }
  for seat, player in ipairs(game.players) do
    player.bid, player.tricks = bids[seat], tricks[seat]
    game:count(player)
  end
  t:points { 12, 1, 0 }
end)

test("a whole game ends", function(game, t)
  t:random(7)
  t:play()
  t:equal(game.played:size() + game.turned_up:size() + game.deck:size(), 52)
end)
