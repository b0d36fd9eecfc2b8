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
run 0 play map --players 3 --seed 1 --seat 1=human --bots random --lang en
shows '-- Map -------------------------------------------------------------------------
     V1      ---V2           bank 50
       \      /              box  (9)
        V3

  player 2        gold ?   houses: house 2 (x8)
  player 3        gold ?   houses: house 3 (x8)
> player 1 (you)  gold 15
  houses  house 1 (x8)'
# a village that holds more than its place can show; what has no room in its columns; the other language
run 0 play map --players 3 --seed 1 --seat 1=human --bots random --lang hu
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
faulty 'self:picture "V1\n  {V1}"' "line 2 of the picture: there is no zone, purse, shown variable or mark 'V1'"
faulty 'self:picture("{a }", { a = 3 })' "the mark 'a' of the picture is no zone and no purse"
faulty 'self:picture("{a }", { a = self.box, b = self.bank })' "the picture has no mark 'b'"
faulty 'self:picture(("x"):rep(81))' 'line 1 of the picture has 81 columns, 1 more than the 80'
faulty 'self:picture(("x\n"):rep(61))' 'a picture has at most 60 lines'
faulty 'self:picture "{bank..}"' "the purse 'bank' of the picture has no pieces for dots"
faulty 'self:picture {}' 'a picture is drawn for 1 to 4 widths'
faulty 'self:zone { "row", picture = "all" }' 'what a picture shows of a zone: "whole", "count" or "none"'
faulty 'self:purse { "row", picture = "count" }' 'a purse is in pictures of the table, or picture = "none"'
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

# dots are sites, each for a piece: what they leave of the place goes on as a road, or goes to the place behind them; more
# pieces than sites are a +. The first drawing that is no wider than the window is taken; `show map` adds the legend.
cat >sites.lua <<'L'
local map = ...
map:texts { en = { signs = "1...   houses of player 1, and sites (.) for more of them", far = "far" },
            hu = { signs = "1...   az 1. játékos házai", far = "távol" } }
local setup = map.setup
function map:setup()
  setup(self)
  self.players[2].far = self.players[2]:zone { "far", sees = "all", picture = "count" }
  self.players[1].far = self.players[1]:zone { "far", sees = "all", picture = "none" }
  for _, player in ipairs(self.players) do player.houses:deal(2, player.far) end
  for _ = 1, 2 do self.players[1].houses:top():move(self.villages.V1) end
  for _ = 1, 4 do self.players[2].houses:top():move(self.villages.V3) end
  self:picture({ "{wide                                                                          }",
                 "town [{V1....-}-{V2..-}]--{V2[.]}{V3... }{V1    }!" }, { wide = self.box, V1 = self.villages.V1,
                 V2 = self.villages.V2, V3 = self.villages.V3 }, "signs")
end
L
sed 's/{ "{wide.*/{/; s/{ wide = self.box, V1/{ V1/' sites.lua >narrow.lua
printf 'show map\nshow maps\n' >in
run 0 play map --players 2 --seed 1 --seat 1=human --house narrow.lua
shows 'town [11..------..-----]--[.]22+ 1x2             !'
says '^  1\.\.\.   houses of player 1, and sites'
says '^  player 2 .*  far \(2\)'
quiet '^> player 1 .*  far'
warns 'type `show` or `show map`'
run 0 play map --players 2 --seed 1 --seat 1=human --house sites.lua
says '^\(9\)$'
quiet town
run 0 play trade --seed 1 --seat 1=human
warns 'there is no map, or none that fits'

# how many are wanted stands behind the question
printf '1 +\n' >in
run 0 play hearts --seed 1 --seat 1=human --journal pass.jsonl
says 'do you pass on\? \(choose 3\)$'
says 'do you pass on\? \(choose 2 more\)'
run 0 play byzanz --seed 1 --seat 1=human --lang hu --journal bid.jsonl
says 'Mely árukat rakod le első licitként\? \(legalább 1 választandó\)'

# a hand is sorted; who has fewest points leads where that wins, others where most do
cat >score.lua <<'L'
local map = ...
function map:play()
  self.players[1]:score(3)
  self.players[2]:score(1)
  self.players[1]:agrees "where"
end
L
sed '3,4d' score.lua >even.lua
sed 's/players = { 2, 4 },/players = 2, lowest = true,/' "$games/map.lua" >low.lua
run 0 play map --players 2 --seat 1=human --house score.lua
says '^> player 1 \(you\)  3 points \(leads\) '
says '^  player 2        1 point  *gold'
quiet 'player 2 .*leads'
run 0 play ./low.lua --seat 1=human --house score.lua --lang hu
says '^  2. játékos       1 pont \(vezet\) '
quiet 'te.*vezet'
run 0 play map --players 2 --seat 1=human --house even.lua
quiet 'leads'

# Who would win if the game ended now: the rule count_up says it, in brackets. What nobody can know is a question mark.
cat >counted.lua <<'L'
local map = ...
function map:play() self.players[1]:agrees "where" end
function map:count_up()
  self.players[1]:score(3)
  self.players[2]:score(8)
end
L
sed 's/score(8)/score(self:random(6))/' counted.lua >luck.lua
printf 'score\n' >in
run 0 play map --players 2 --seat 1=human --house counted.lua
says '^-- Map .*\(in brackets: if it ended now\) ---'
says '^> player 1 \(you\)  \(3\) '
says '^  player 2        \(8, leads\) '
says '^  Player 1      0   if it ended now     3   place 2'
run 0 play map --players 2 --seat 1=human --house luck.lua
says '^  player 2        \(\?\) '
says '^  Player 2      0   if it ended now     \?$'
quiet leads
run 0 play map --players 2 --seat 1=human --house even.lua
quiet 'brackets'
run 0 play kuhn --seed 3 --seat 1=human
quiet 'bots take all'
run 0 play kuhn --seed 3 --bots random
quiet 'bots take all'
run 0 play kuhn --seed 3
says 'Bots take all seats, because there is no terminal'
# pieces that are called like their zone say its name
printf 'auto 5\nshow\nquit\n' >in
run 0 play "$root/scripts/byzanz.lua" --players 4 --seed 21 --seat 1=human --bots random --journal none --lang en
says 'player [2-4] .*  bid card [2-5]$'
quiet 'bid card: bid card'
# places with several pieces are parted by semicolons, and their pieces are sorted
printf 'scene pyramid(1).2 = 2, joker, 2; pyramid(1).3 = 3, 3; pyramid(1).4 = 4\n' >in
run 0 play "$root/scripts/oh_pharaoh.lua" --players 3 --seed 3 --seat 1=human --bots random --journal none --lang en
says '^  first pyramid +2: 2 2, joker; 3: 3 3; 4: 4$'
# what players hold hidden stands in the order in which it was made, whoever has none of it
cat >order.lua <<'L'
local order = croupier.game "order" { players = 2 }
function order:setup()
  for _, player in ipairs(self.players) do
    player.first, player.second = player:zone "first", player:zone "second"
    player[player.seat == 1 and "second" or "first"]:create { "card" }
  end
end
function order:play() self.players[1]:agrees "go" end
return order
L
: >in
run 0 play order.lua --seat 1=human --bots random --journal none --lang en
says '^  player 2 +first \(1\) +second \(0\)$'
: >in
finish
