#!/bin/sh
# kill -9 at random instants of games: what was acknowledged is kept, and the game goes on. KILLS: how many; 500 in
# long/killed.sh.
. "$(dirname "$0")/lib"
command -v python3 >/dev/null || { echo 'left out: there is no python3'; finish; exit; }
cp "$games"/*.lua .
python3 -B "$root/tests/cli/killed.py" "$CROUPIER" "${KILLS:-24}" "${SEED:-1}" ./trade.lua "$root/scripts/byzanz.lua" ./nim.lua \
  "$root/scripts/five_towers.lua" >killed
grep -v '^[0-9]* [0-9]*$' killed
passed=$(tail -n 1 killed | cut -d' ' -f1) failed=$(tail -n 1 killed | cut -d' ' -f2)
what='kills' && holds 'most kills come in the middle of a game' sh -c '[ "$(grep -oE "after an answer: [0-9]+" killed | grep -oE "[0-9]+")" -ge '$((${KILLS:-24} / 3))' ]'
finish
