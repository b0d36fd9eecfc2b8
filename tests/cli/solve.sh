#!/bin/sh
# Small games solved: the values are those of the literature.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

value() { # KEY LOW HIGH: in the JSON that came out
  number=$(grep -oE "\"$1\":-?[0-9.]+" out | head -n 1 | cut -d: -f2)
  holds "$1 $number is in $2 .. $3" awk "BEGIN { exit !($number >= $2 && $number <= $3) }"
}
bot() { # BOT CONDITION: in awk, of e (how much can be won from it), l (at least), s1, s2, r1, r2 (what it wins)
  numbers=$(grep -oE "\"bot\":\"$1\",[^}]*" out | sed 's/"bot":"[^"]*"//; s/"[a-z_]*"://g; s/[][]//g; s/^,//')
  holds "$1 ($numbers): $2" awk -F , "BEGIN { \$0 = \"$numbers\"; if (NF != 7) exit 1
    e = \$2; l = \$3; s1 = \$4; s2 = \$5; r1 = \$6; r2 = \$7; exit !($2) }"
}
run 0 solve kuhn --bots random,greedy,search:200 --draws 20 --format json
value situations 12 12
value value -0.0565556 -0.0545556
value exploitability 0 0.001
says '"bot":"random","value":0.125000,"exploitability":0.458333'
bot random 'e == l && r1 == 0.125 && r2 == -0.125'
bot search:200 'e < 0.4 && l > 0 && l <= e && s1 < -0.05 && s2 < 0.0557 && r1 > 0.125 && r2 > 0'
bot greedy 'e > 0 && s1 < -0.05 && r1 > 0.125'
cp out before
run 0 solve kuhn --bots random,greedy,search:200 --draws 20 --format json
holds 'a bot is sampled alike each time' cmp -s before out
run 0 solve leduc --rounds 300 --bots random,greedy --draws 2 --format json
value situations 936 936
value value -0.0906 -0.0806
value exploitability 0 0.005
says '"bot":"random","value":-0.078125,"exploitability":2.373611'
bot greedy 'r1 > 0.5 && r2 > 0.5 && s1 < 0 && s2 < 0.0907 && l <= e'

# Goofspiel is fair. Who knows that the other one lays at random does best to lay the card that the prize shows (Ross 1971).
run 0 solve goofspiel --set cards=3 --rounds 300 --draws 8
says '^value +-?0\.0000 for player 1'
says '^random .* 0\.6667$'
says '^search:200 .* -?0\.0[0-9]+ \.\. 0\.0[0-9]+$'
says 'sample, 8 draws'
run 0 solve goofspiel --set cards=4 --rounds 300 --bots random --format json
value situations 7304 7304
value value -0.0005 0.0005
value exploitability 0 0.005
says '"bot":"random","value":-?0.000000,"exploitability":1.250000'

# With other hands it is not fair. The value is that of solving all matrices of bids in fractions, from the last prize on.
cat >uneven.lua <<'L'
local goofspiel = ...
local hands = { { 2, 3, 4, 6 }, { 1, 2, 4, 5 } }
function goofspiel:setup()
  self.prizes, self.lost = self:zone "prizes", self:zone { "lost", sees = "all" }
  self.prize = self:zone { "prize", sees = "all" }
  for worth = 1, 4 do self.prizes:create { "prize {worth}", worth = worth } end
  for seat, player in ipairs(self.players) do
    player.hand, player.played = player:zone "hand", player:zone { "played", sees = "all" }
    player.won = player:zone { "won", sees = "all" }
    for _, rank in ipairs(hands[seat]) do player.hand:create { "{rank}", rank = rank } end
  end
end
L
run 0 solve goofspiel --house uneven.lua --rounds 300 --bots random --format json
value value 1.4268 1.4273

# The bot that takes the most cannot be exploited, and is found by its options.
printf 'local game = croupier.game\nlocal g = game "most" { players = 2 }\nfunction g:play() self.players[1]:score(self.players[1]:ask("what", { 3, 9, 1 })) end\nreturn g\n' >most.lua
run 0 solve most.lua --draws 7 --bots greedy --format json
bot greedy 'e == 0 && l == 0 && s1 == 4.5 && s2 < -4.499'

run 2 solve kuhn --bots human; warns '"human" can be judged; there are: random'; one_sentence
run 2 solve kuhn --bots exec:bot; warns '"exec:bot" can be judged'; one_sentence
run 2 solve kuhn --bots random,; warns '"" can be judged'; one_sentence
run 2 solve kuhn --bots random,random,random,random,random,random,random,random,random; warns '8 at most'; one_sentence
run 2 solve kuhn --draws 1; warns 'draws wants a number from 2'; one_sentence
run 2 solve hearts; warns 'only games of two'; one_sentence
run 2 solve byzanz; warns 'only games of two'; one_sentence
run 1 solve five_towers; warns 'cannot be solved: chance'; one_sentence
run 2 solve kuhn --format xml; warns 'no format'; one_sentence
run 2 solve kuhn --rounds 0; warns 'rounds'; one_sentence
printf 'local game = croupier.game\nlocal g = game "long" { players = 2 }\nfunction g:play() while true do self.players[1]:ask("what", { "a" }) end end\nreturn g\n' >long.lua
run 1 solve long.lua; warns 'its games can be too long'; one_sentence
printf 'local game = croupier.game\nlocal g = game "bad" { players = 2 }\nfunction g:play() self.players[1]:ask("what", { "a" }) error "oh" end\nreturn g\n' >bad.lua
run 1 solve bad.lua; warns 'oh'; one_sentence

# a mark for each decision on the way, of a script with much state
cat >wide.lua <<'L'
local wide = croupier.game "wide" { players = 2 }
function wide:setup()
  self.big = {}
  for i = 1, 60000 do self.big[i] = { i } end
end
function wide:play()
  for i = 1, 40 do self.players[i % 2 + 1]:ask("q", { "a" }) end
  self.players[1]:ask("q", { "a", "b" })
end
return wide
L
run 0 solve wide --bots random --rounds 5
says '^solution'
# A game that is too large is told after ten seconds, with the share that they sufficed for.
if [ -n "${LONG:-}" ]; then
  run 1 solve goofspiel --set cards=7
  warns 'too large: [0-9.e-]+ % of it took 1[0-9] s'; one_sentence
fi
finish
