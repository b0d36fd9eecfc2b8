-- House rule: more contest for the cards. The bidding goes round until all but one have passed.
-- Házi szabály: nagyobb harc a lapokért. A licit addig megy körbe, amíg egy kivételével mindenki passzol.
local five_towers, before = ...

function five_towers:setup()
  assert(self.knobs.checked_bids, "a bid that goes round is not taken back: leave checked_bids on")
  return before.setup(self)
end

function five_towers:open_auction()
  return self:auction { "ascending", from = self.starter, least = 0, cap = self.display:size(), must_open = true }
end
