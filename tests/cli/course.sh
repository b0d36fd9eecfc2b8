#!/bin/sh
# `sim --all`: who leads in the course of a game, in games whose course is known.
. "$(dirname "$0")/lib"

# Eight decisions. After the first, third, fifth and seventh the lead changes; with `late` the last one turns it once more.
cat >seesaw.lua <<'L'
local seesaw = croupier.game "seesaw" {
  players = 2,
  knobs = { late = { false, "seat 1 wins after all" }, silent = { false, "points at the end only" } },
}
function seesaw:play()
  local points = { 0, 0 }
  local function score(seat, n)
    points[seat] = points[seat] + n
    if not self.knobs.silent then self.players[seat]:score(n) end
  end
  for turn = 1, 8 do
    self.players[turn % 2 + 1]:agrees "go"
    if turn % 2 == 1 then
      local seat = turn % 4 == 1 and 1 or 2
      score(3 - seat, 1) -- within a decision the other may lead: that is no change
      score(seat, turn + 1)
    end
  end
  if self.knobs.late then score(1, 100) end
  if self.knobs.silent then for seat, n in ipairs(points) do self.players[seat]:score(n) end end
end
return seesaw
L

run 0 sim ./seesaw.lua --games 40 --seed 1 --all --lang en
says '^  lead changes +3\.00 +2\.[0-9]+ \.\. 3\.[0-9]+ +40$'
says '^  decided +87\.5 % .* 40$'
says '^  wins of who is last at half +0\.0 % +0\.0 \.\. 8\.8 % +40$'
says '^  wins of who leads at a quarter +0\.0 % +0\.0 \.\. 8\.8 % +40$'
cp out known
run 0 sim ./seesaw.lua --games 40 --seed 1 --all --lang en --jobs 1
holds 'one thread and all come to the same' sh -c 'for f in known out; do grep -v "^speed" $f >$f.same; done; cmp -s known.same out.same'
run 0 sim ./seesaw.lua --games 40 --seed 1 --all --lang en --set late=on
says '^  lead changes +4\.00 '
says '^  decided +100\.0 % '
says '^  wins of who is last at half +100\.0 % +91\.2 \.\. 100\.0 % +40$'
run 0 sim ./seesaw.lua --games 40 --seed 1 --all --lang en --set silent=on
says '^Nobody has led before the end: the points come too late for this\.'
run 0 sim ./seesaw.lua --games 40 --seed 1 --lang en
quiet 'lead changes'
run 0 sim ./seesaw.lua --games 40 --seed 1 --all --lang hu
says '^  vezetőváltások +3\.00'
run 0 sim ./seesaw.lua --games 40 --seed 1 --all --format json
holds 'JSON has it' sh -c 'tr -d " \n" <out | grep -q "\"lead_changes\":{\"value\":3.0,.*\"decided_at\":{\"value\":0.875,.*\"last_at_half\":{\"value\":0.0,"'
run 0 sim ./seesaw.lua --games 5 --seed 1 --all --journals here --format json
holds 'with journals as well' sh -c 'tr -d " \n" <out | grep -q "\"lead_changes\":{\"value\":3.0,"'
finish
