#!/bin/sh
# What a script, a journal or a spec may take of the machine: memory of the program, lines it prints, time in all.
. "$(dirname "$0")/lib"

# script NAME: a game for two whose play is the text on stdin; a and b are its players
script() {
  {
    echo "local game = croupier.game \"$1\" { players = 2 }"
    echo "function game:play() local a, b = self.players[1], self.players[2]"
    cat
    echo "end"
    echo "return game"
  } >"$1.lua"
}

# little STATUS argument...: run with 400 MB of addresses. An arena, its threads and libraries have them; 5 GB have not.
if (ulimit -v 400000 && "$CROUPIER" list) >/dev/null 2>&1; then
  little() { (ulimit -v 400000 && run "$@" && printf '%s %s\n' $passed $failed >counts); read -r passed failed <counts; }
else
  echo 'left out: bounds on memory, for with sanitizers nothing runs in little of it'
  little() { run "$@"; }
fi

# --- undo keeps positions within a budget -------------------------------------------------------

script hoard <<'L'
  self.hoard = {}
  for i = 1, 28 do self.hoard[i] = ("x"):rep(2^20 - 64 + i) end
  for _ = 1, 300 do a:agrees "go on" b:agrees "go on" end
L
little 0 sim hoard --games 1 --seed 1 --journals games
says ' 0 with errors'
little 0 replay games/hoard-1.jsonl --verify
says '^ok: 600 lines$'
little 0 replay games/hoard-1.jsonl --to 500
# a journal that goes back
{
  echo 'start hoard seed=1'
  echo 'seat 1 human'
  echo 'seat 2 human'
  for _ in $(seq 200); do echo yes; done
  echo 'undo 150'
  for _ in $(seq 100); do echo no; done
  echo 'undo 20'
  echo 'quit'
} >in
little 0
rm in
little 0 replay hoard-1-1 --verify
says '^ok: 3[0-9][0-9] lines$'

finish
