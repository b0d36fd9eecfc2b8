-- House rule: a shorter game. It ends as soon as the pile runs out for the first time.
-- Házi szabály: rövidebb játék. Akkor ér véget, amikor a pakli először elfogy.
local five_towers = ...

five_towers.times_through = 1
