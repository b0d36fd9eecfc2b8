#!/bin/sh
# Small games solved: the values are those of the literature.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

value() { # KEY LOW HIGH: in the JSON that came out
  number=$(grep -oE "\"$1\":-?[0-9.]+" out | head -n 1 | cut -d: -f2)
  holds "$1 $number is in $2 .. $3" awk "BEGIN { exit !($number >= $2 && $number <= $3) }"
}
run 0 solve kuhn --format json
value situations 12 12
value value -0.0565556 -0.0545556
value exploitability 0 0.001
says '"bot":"random","value":0.125000,"exploitability":0.458333'
run 0 solve leduc --rounds 300 --format json
value situations 936 936
value value -0.0906 -0.0806
value exploitability 0 0.005
says '"bot":"random","value":-0.078125,"exploitability":2.373611'
run 0 solve goofspiel --set cards=3 --rounds 300
says '^value +-?0\.0000 for player 1'

run 2 solve hearts; warns 'only games of two'; one_sentence
run 2 solve byzanz; warns 'only games of two'; one_sentence
run 1 solve five_towers; warns 'cannot be solved: chance'; one_sentence
run 2 solve kuhn --format xml; warns 'no format'; one_sentence
run 2 solve kuhn --rounds 0; warns 'rounds'; one_sentence
printf 'local game = croupier.game\nlocal g = game "long" { players = 2 }\nfunction g:play() while true do self.players[1]:ask("what", { "a" }) end end\nreturn g\n' >long.lua
run 1 solve long.lua; warns 'its games can be too long'; one_sentence
printf 'local game = croupier.game\nlocal g = game "bad" { players = 2 }\nfunction g:play() self.players[1]:ask("what", { "a" }) error "oh" end\nreturn g\n' >bad.lua
run 1 solve bad.lua; warns 'oh'; one_sentence
finish
