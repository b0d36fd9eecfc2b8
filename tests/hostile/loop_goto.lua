-- tries: an endless loop of a jump
-- expect: stopped time
::again:: goto again
