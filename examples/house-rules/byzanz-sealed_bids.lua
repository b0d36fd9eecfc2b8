-- House rule: quicker auctions. All lay their bids at once, in secret. The highest wins, in a tie the first in turn.
-- Házi szabály: gyors árverés. Mindenki egyszerre, titokban licitál. A legtöbb nyer, egyezésnél a sorban előbb álló.
local byzanz = ...

function byzanz:auction_off(bidders)
  if #bidders == 1 then return self:last_auction(bidders[1]) end
  local bids = self:ask_all { "bid", players = bidders, from = "hand", to = "bid", where = { good = true },
                              least = 1, most = self.knobs.hand_limit, instead = "pass" }
  local winner
  for _, bidder in ipairs(bidders) do
    local high = winner and winner.bid:sum "value" or 0
    if bids[bidder.seat] and bidder.bid:sum "value" > high then winner = bidder end
  end
  for _, bidder in ipairs(bidders) do
    if bidder ~= winner then bidder.bid:move_all(bidder.hand, "passed") end
  end
  return self:award(winner, bidders[1])
end

byzanz:texts {
  en = { ["bid?"] = "Which goods do you bid? All bid at once, and the highest bid wins" },
  hu = { ["bid?"] = "Mely árukkal licitálsz? Mindenki egyszerre licitál, és a legmagasabb licit nyer" },
}
