-- House rule: aces are wild, too.
local eights = ...
local is_wild = eights.is_wild
function eights:is_wild(card) return card.rank == 1 or is_wild(self, card) end
