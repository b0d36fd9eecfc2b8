#!/bin/sh
# `check` finds what depends on the order in which those answer who are asked at once, and what goes another way when it is
# played again. No script can have these faults (faults.txt says why), so engine.c plants them in the engine.
. "$(dirname "$0")/../cli/lib"
FAULTY=$root/${BUILD:-build}/tests/croupier_engine
case ${BUILD:-} in /*) FAULTY=$BUILD/tests/croupier_engine ;; esac
sound=$CROUPIER

cat >sealed.lua <<'L'
local sealed = croupier.game "sealed" { players = 3 }
function sealed:play()
  for _ = 1, 4 do
    for seat, bid in ipairs(self:ask_all { "bid", high = 9 }) do self.players[seat]:score(bid) end
  end
end
return sealed
L

# finds CODE WORDS: in little time, in a game that is shrunk; its test fails with the fault, and passes without it
finds() {
  export ENGINE_FAULT="$1"
  CROUPIER=$FAULTY
  rm -f sealed.found.lua
  run 1 check ./sealed.lua --lang en --jobs 1 --time 4
  says "^$1 +$2"
  says '^              3 players: [1-3] choices in [1-3] answers'
  run 1 test sealed.found.lua
  says "$1: $2"
  CROUPIER=$sound
  run 0 test sealed.found.lua
}
finds order 'the game depends on who answers first of those who are asked at once'
finds differs 'the same seed leads to two different games'
finish
