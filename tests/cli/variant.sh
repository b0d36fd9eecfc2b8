#!/bin/sh
# Variants: knobs and house rules of a game in one file, with a name; house rules and variants that `list` finds.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

# those here: each lays a table of its game and can be played
for file in "$root"/scripts/variants/*.lua; do
  name=${file##*/} name=${name%.lua}
  run 0 sim "${name%%-*}" --variant "$name" --games 20 --seed 1 --format json
  says '"errors": *0'
done
run 0 rules maharaja --variant maharaja-advanced_1 --lang en
says '^Variant: Advanced game 1: yogi, auction, homes \(auction=on, homes=on, neutral=on, yogi=on\)$'
run 0 rules maharaja --variant maharaja-advanced_1 --lang hu
says '^Változat: Haladó játék 1'
run 0 knobs maharaja --variant maharaja-advanced_1 --set yogi=off
says '^yogi +off'
says '^homes +on .*default: off'

# one of one's own, with a house rule that lies beside it; options on the command line come after it
mkdir mine mine/house-rules mine/variants
cat >mine/market.lua <<'L'
-- House rule: a small market.
local byzanz = ...
byzanz:knobs { hand_limit = 9 }
function byzanz:last_sales() end
L
cat >mine/house-rules/byzanz-poor.lua <<'L'
-- House rule: the first player begins with a point.
local byzanz, before = ...
function byzanz:deal_in()
  self.players[1]:score(1, "goods sold")
  before.deal_in(self)
end
L
cat >mine/variants/byzanz-long.lua <<'L'
return { game = "byzanz", name = { en = "The long game", hu = "Hosszú játék" },
         knobs = { hand = 5, tie_break = "all" }, house = { "../market" } }
L
printf 'return {}\n' >mine/other.lua
path=$CROUPIER_PATH
export CROUPIER_PATH="mine:$path"
run 0 list --lang en
says '^    --variant byzanz-long: The long game$'
says '^    --house market: A small market\.$'
says '^    --house byzanz-poor: The first player begins with a point\.$'
quiet other
run 0 list --lang hu
says '^    --variant byzanz-long: Hosszú játék$'
run 0 sim byzanz --variant byzanz-long --house byzanz-poor --set hand=6 --games 5 --seed 1
says '^variant: The long game$'
says '^house rules: market\.lua, byzanz-poor\.lua$'
says '^knobs: hand=6, hand_limit=9, tie_break=all$'
run 0 play byzanz --variant byzanz-long --bots random --seed 3 --journal game.jsonl --lang en
says '^Variant: The long game \(hand=5, tie_break=all\)$'
says '^House rule: market: A small market\.$'
quiet '^Knobs'
run 0 play byzanz --variant byzanz-long --set hand=6 --bots random --seed 3 --lang en
says '^Knobs: hand=6$'
run 0 replay game.jsonl --lang en
says '^Variant: The long game \(hand=5, tie_break=all\)$'
says '^House rule: market: A small market\.$'
quiet '^Knobs'
run 0 replay game.jsonl --lang hu
says '^Változat: Hosszú játék \(hand=5, tie_break=all\)$'
printf 'start byzanz variant=byzanz-long seed=3\nshow\nknobs\nquit\n' >in
run 0
says '^-- Byzanz, The long game: .* \(house rule: market\)'
says '^tie_break +all'
: >in
printf -- '-- game: byzanz, players: 3, variant: byzanz-long\nlocal test = ...\ntest("knobs", function(game, t) t:equal(game.knobs.hand, 5) end)\n' >v_test.lua
run 0 test v_test.lua
run 0 completion next -- play byzanz --variant ''
says '^byzanz-long	The long game$'
run 0 completion next -- play byzanz --house ''
says '^byzanz-poor'

# the journal holds knobs and house rules, so it needs neither the variant nor its files
export CROUPIER_PATH="$path"
rm -r mine
run 0 replay game.jsonl --verify
run 0 replay game.jsonl --lang en
says '^Variant: The long game'
run 0 replay game.jsonl --without-house --lang en
quiet '^Variant: '

# one that is saved while the game is on, and after `resume`; its knobs are still its own
mkdir variants
export CROUPIER_PATH=".:$path"
variant() { printf 'return { game = "byzanz", name = "%s", knobs = { hand = %s, hand_limit = 9 } }\n' "$1" "$2" >variants/odd.lua; }
variant Odd 5
what='a variant that is saved'
rm out
{ await test -s out; variant Odder 6; printf 'reload\nknobs\nrules\nquit\n'; } |
  timeout 600 "$CROUPIER" play byzanz --variant odd --set hand_limit=8 --seed 3 --seat 1=human --journal odd.jsonl --lang en >out 2>err
says '^The game now uses the rules in odd\.lua'
says '^hand +6'
says '^hand_limit +8'
says '^Variant: Odder \(hand=6, hand_limit=9\)$'
printf 'reload\nquit\n' >in
variant Odd 5
run 0 resume odd.jsonl --lang en
says '^Variant: Odd \(hand=5, hand_limit=9\)$'
says '^Knobs: hand_limit=8$'
says '^-- Byzanz, Odd: round 1 -'
: >in
rm -r variants
export CROUPIER_PATH="$path"

# under the list stands what is wrong with one that lies in the folder of variants
mkdir -p bad/variants
export CROUPIER_PATH="bad:$path"
listed() { # LUA PATTERN, or none
  printf '%s\n' "$1" >bad/variants/odd.lua
  run 0 list --lang en
  if [ -n "${2-}" ]; then warns "odd.lua: $2"; one_sentence; else holds "sound: $1" test ! -s err; fi
}
listed 'return { game = "byzanz", name = "x", knobs = { hand = 3 } }'
listed 'return { gam = "byzanz", name = "x" }' "a variant has no field 'gam'"
listed 'return { game = "bizanz", name = "x" }' 'there is no game "bizanz" for this variant$'
listed 'return { game = "byzanz", name = "x", knobs = { hands = 3 } }' "there is no knob 'hands' in byzanz"
listed 'return { game = "byzanz", name = "x", knobs = { hand = 99 } }' "knob 'hand' cannot be '99'"
listed 'return { game = "byzanz", name = "x", house = { "markt" } }' 'there is no house rule "markt" for this variant$'
rm -r bad
export CROUPIER_PATH="$path"

# what is wrong with one is said
wrong() { # STATUS LUA PATTERN
  printf '%s\n' "$2" >bad.lua
  run "$1" play byzanz --variant ./bad.lua
  warns "bad.lua.*$3"; one_sentence
}
wrong 3 'return { game = "byzanz", name = "x", knob = {} }' "no field 'knob'; there are: game, name, knobs, house"
wrong 3 'return { game = "byzanz" }' 'a variant has a name'
wrong 3 'return { game = "byzanz", name = { hu = "x" } }' "lacks the English text"
wrong 3 'return { game = "byzanz", name = { xx = "x" } }' "'name' is a text, or one in each language"
wrong 3 'return { game = "byzanz", name = "x", knobs = { 5 } }' "'knobs' has names"
wrong 3 'return { game = "byzanz", name = "x", knobs = { hand = {} } }' 'the value of a knob is'
wrong 3 'return { game = "byzanz", name = "x", house = "y" }' "'house' is a list"
wrong 3 'return { game = "byzanz", name = "x", house = { a = "y" } }' "'house' is a list"
wrong 3 'return { game = "byzanz", name = "x", ' ':'
wrong 3 'while true do end return { game = "byzanz", name = "x" }' 'ran for more than'
wrong 2 'return { game = "hearts", name = "x" }' 'is one of hearts, not of byzanz'
printf 'return { game = "byzanz", name = "x", knobs = { hands = 3 } }\n' >bad.lua
run 2 play byzanz --variant ./bad.lua
warns "no knob 'hands' in byzanz.*did you mean hand"
printf 'return { game = "byzanz", name = "x", house = { "market" } }\n' >bad.lua
run 2 play byzanz --variant ./bad.lua
warns 'there is no house rule "market"'
run 2 play maharaja --variant maharaja-shor
warns 'there is no variant "maharaja-shor".*did you mean maharaja-short'
printf 'local byzanz = ...\nbyzanz:knobs { hand = 5 }\n' >rule.lua
run 2 play byzanz --variant ./rule.lua
warns 'rule.lua is a house rule, not a variant: .*--house'
run 2 play byzanz --house maharaja-short
warns 'there is no house rule "maharaja-short"'
finish
