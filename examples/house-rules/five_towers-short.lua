-- House rule: a shorter game. It ends as soon as the pile runs out for the first time.
local five_towers = ...

five_towers.times_through = 1
