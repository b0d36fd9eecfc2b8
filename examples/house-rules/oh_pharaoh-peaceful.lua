-- House rule: a friendly game, for children too. Nobody steals: there are no thieves, tax collectors and pharaohs.
local oh_pharaoh = ...

oh_pharaoh.kinds = { table.unpack(oh_pharaoh.kinds, 1, 10) } -- the stones and the joker
oh_pharaoh.actions = { "trade", "build", "exchange" }
