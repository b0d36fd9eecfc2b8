#!/bin/sh
# The picture of the table before each question: the script's drawing, what lies open, who leads, what is one's own.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$games:$root/scripts:$root/examples}"

# shows WANTED: these lines stand one behind the other in what the program has said
shows() {
  printf '%s\n' "$1" >wanted
  holds "the picture: $1" awk '
    FILENAME == "wanted" { wanted[++n] = $0; next }
    { if ($0 == wanted[at + 1]) at++; else at = $0 == wanted[1]; if (at == n) { found = 1; exit } }
    END { exit !found }' wanted out
}

printf 'V1\nV1\nV1\n' >in
run 0 play map --players 3 --seed 1 --seat 1=human --lang en
shows '-- Map -------------------------------------------------------------------------
     V1      ---V2           bank 50
       \      /              box  (9)
        V3

  player 2        gold ?   houses: house 2x8
  player 3        gold ?   houses: house 3x8
> player 1 (you)  gold 15
  houses  house 1x8'
# a village that holds more than its place can show; what has no room in its columns; the other language
run 0 play map --players 3 --seed 1 --seat 1=human --lang hu
shows '-- Térkép ----------------------------------------------------------------------
     V11x2   ---V22          bank 59
       \      /              box  (9)
        V32+

  2. játékos       3 pont  arany ?   házak: 2. játékos háza x6
  3. játékos       3 pont  arany ?   házak: 3. játékos háza x6
> 1. játékos (te)  3 pont  arany 12
  házak  1. játékos háza x6'

# a drawing with a fault is an error of the script, with its line
faulty() { # LUA ERROR
  printf '%s\n' 'local map = ...' 'local setup = map.setup' "function map:setup() setup(self) $1 end" >fault.lua
  run 3 play map --players 2 --bots random --house fault.lua
  warns "fault.lua:3: $2"
}
faulty 'self:picture "V1\n  {V1}"' "line 2 of the picture: there is no zone, purse or mark 'V1'"
faulty 'self:picture("{a }", { a = 3 })' "the mark 'a' of the picture is no zone and no purse"
faulty 'self:picture("{a }", { a = self.box, b = self.bank })' "the picture has no mark 'b'"
faulty 'self:picture(("x"):rep(81))' 'line 1 of the picture is wider than 80 columns'
faulty 'self:picture(("x\n"):rep(15))' 'a picture has at most 14 lines'
# zones and purses have their own names as well, owners and members and all
cat >named.lua <<'L'
local map = ...
local setup = map.setup
function map:setup()
  setup(self)
  self:picture "<{village.V2 }|{houses(2)  }|{gold(2)}|{gold(1)}|{box}>"
end
L
run 0 play map --players 2 --seed 1 --seat 1=human --house named.lua
says '^<             \|2x8          \|\?        \|15       \|\(9\)  >$'
finish
