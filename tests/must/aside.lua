-- Not a game: all players have seen these cards, and one moves some of them unseen: out of two, out of three,
-- back again, on to another player. A seat that did not see the move cannot know the card, and neither may its bot.
local game = croupier.game

local aside = game "aside" { players = 3 }

function aside:setup()
  self.open = self:zone { "open", sees = "all" }
  for n = 1, 3 do self.open:create { "card {n}", n = n } end
  for _, player in ipairs(self.players) do player.hand, player.kept = player:zone "hand", player:zone "kept" end
end

function aside:play()
  local one, other, third = self.players[1], self.players[2], self.players[3]
  for n = 1, 2 do self.open:first({ n = n }):move(one.hand) end
  one:ask("lay aside", one.hand):move(one.kept)
  self:guess(other, one.kept)
  self.open:top():move(one.hand)
  one:ask("lay aside", one.hand):move(one.kept)
  self:guess(other, one.kept)
  one:ask("take back", one.kept):move(one.hand)
  one:ask("give", one.hand):move(other.hand)
  self:guess(third, other.hand)
end

-- What lies at the top?
function aside:guess(player, zone)
  if player:ask("guess", { 1, 2, 3 }) == zone:top().n then player:score(1) end
end

return aside
