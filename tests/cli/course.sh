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
says '^lead changes +mean 3\.00 ± 0\.[0-9]+$'
says '^decided +after 87\.5 ± [0-9.]+ % of the game the winner leads for good$'
says '^last at half +wins 0\.0 %, 95 % 0\.0 \.\. 8\.8 %, of 40 games$'
says '^first at a quarter +wins 0\.0 %, 95 % 0\.0 \.\. 8\.8 %, of 40 games$'
cp out known
run 0 sim ./seesaw.lua --games 40 --seed 1 --all --lang en --jobs 1
holds 'one thread and all come to the same' sh -c 'for f in known out; do grep -v "^speed" $f >$f.same; done; cmp -s known.same out.same'
run 0 sim ./seesaw.lua --games 40 --seed 1 --all --lang en --set late=on
says '^lead changes +mean 4\.00 '
says '^decided +after 100\.0 '
says '^last at half +wins 100\.0 %, 95 % 91\.2 \.\. 100\.0 %, of 40 games$'
run 0 sim ./seesaw.lua --games 40 --seed 1 --all --lang en --set silent=on
says '^nobody has led before the end: the points come too late for this$'
run 0 sim ./seesaw.lua --games 40 --seed 1 --lang en
quiet 'lead changes'
run 0 sim ./seesaw.lua --games 40 --seed 1 --all --lang hu
says '^vezetőváltások +átlag 3\.00'
run 0 sim ./seesaw.lua --games 40 --seed 1 --all --format json
holds 'JSON has it' sh -c 'tr -d " \n" <out | grep -q "\"lead_changes\":{\"mean\":3.0,.*\"decided_at\":{\"mean\":0.875,.*\"last_at_half\":{\"win_rate\":0.0,"'
run 0 sim ./seesaw.lua --games 5 --seed 1 --all --journals here --format json
holds 'with journals as well' sh -c 'tr -d " \n" <out | grep -q "\"lead_changes\":{\"mean\":3.0,"'
finish
