-- House rule: a shorter game. The track has six fields, and its special fields are the second and the fourth.
-- Házi szabály: rövidebb játék. A pálya hat mezős, különleges mezői a második és a negyedik.
local oh_pharaoh = ...

oh_pharaoh:knobs { track_length = 6, two_pyramids_at = 2, min_three_levels_at = 4 }
