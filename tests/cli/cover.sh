#!/bin/sh
# `sim --cover`: how often each line of a script has run, in a game whose lines are counted by hand.
. "$(dirname "$0")/lib"
cat >lines.lua <<'L'
-- A comment has nothing to run.
local lines = croupier.game "lines" { players = 2, knobs = { rare = { false, "the rare rule" } } }
function lines:play()
  for _ = 1, 3 do
    self.players[1]:agrees "go"
  end
  if self.knobs.rare then self:rare() end
end

function lines:rare()
  self.players[1]:score(1)
  self.players[2]:score(1)
end
return lines
L
cat >dull.lua <<'L'
-- House rule: nothing.
local lines = ...
function lines:dull()
  return 7
end
L
run 0 sim ./lines.lua --games 10 --seed 1 --jobs 1 --cover --lang en
says '^lines\.lua: 2 of 9 lines with something to run never ran:$'
says '^11-12$'
says '^              -- A comment has nothing to run\.$'
says '^          30      self\.players\[1\]:agrees "go"$'
says '^          10    if self\.knobs\.rare'
says '^       never    self\.players\[1\]:score\(1\)$'
says '^           1  return lines$'
run 0 sim ./lines.lua --games 10 --seed 1 --jobs 2 --cover --lang en --set rare=on --house dull.lua
says '^lines\.lua: 0 of 9 lines with something to run never ran\.$'
says '^          10    self\.players\[2\]:score\(1\)$'
says '^dull\.lua: 1 of 3 lines with something to run never ran:$'
says '^       never    return 7$'
run 0 sim ./lines.lua --games 10 --seed 1 --jobs 1 --cover --lang hu
says '^        soha    self'
run 0 sim ./lines.lua --games 10 --seed 1 --jobs 1 --cover --format json
holds 'JSON has the counts' sh -c 'tr -d " \n" <out | grep -q "\"cover\":{\"lines.lua\":\[null,1,1,[0-9]*,30,null,10,"'
run 0 sim ./lines.lua --games 10 --seed 1 --lang en
quiet 'never'
finish
