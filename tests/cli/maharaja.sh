#!/bin/sh
# Maharaja: plans that nobody else knows, the picture, and other maps.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

# what player 2 is told of the first round: nothing of player 1's plan before it is revealed (MAH-R24, MAH-R25)
run 0 play maharaja --players 3 --bots random --seat 1=random --seed 4 --journal plans.jsonl
run 0 replay plans.jsonl --events --seat 2
holds 'plans are moved face down' test "$(grep -c '"id":null,"piece":null,"from":"disc(1)","to":"plan(1)"' out)" -ge 20
quiet '"piece":"[a-z_]+","from":"disc.1.","to":"plan.1."'
quiet '"player":1,"prompt":"plan","choice":"'
says '"piece":"[a-z_]+","from":"disc.2.","to":"plan.2."'
says '"piece":"[a-z_]+","from":"plan.1.","to":"revealed.1."'
# he knows what he and the bank pay, and what he has, not what others have (MAH-R5)
says '"from":"bank","to":"gold.2.","amount":[0-9]+,"balance":[0-9]'
says '"from":"bank","to":"gold.1.","amount":[0-9]+,"balance":null'
quiet '"to":"gold.1.","amount":[0-9]+,"balance":[0-9]'
run 0 replay plans.jsonl --events
holds 'ten rounds' test "$(grep -c '"event":"phase","name":"round","number":[0-9]*,"player":null' out)" -ge 10
holds 'two actions each' test "$(grep -c '"to":"revealed(1)","under":false,"why":"revealed"' out)" = \
  "$((2 * $(grep -c '"event":"phase","name":"round","number":[0-9]*,"player":null' out)))"

# a village is answered by its number on the map, whichever others are offered, and a place by its bare name
printf '1\n20\nv8\n4\n' >in
run 0 play maharaja --players 2 --seat 1=human --bots random --seed 4 --lang en --journal numbers.jsonl
says 'Player 1 lays a house in: village V20'
says 'Player 1 lays a house in: village V8'
says '^  village V1, V2, V3,'

# the map is seen on a screen of 80 by 24, and why something is not possible is said in both languages
picture() { # LANG
  printf '1\n11\n12\n13\n14\nshow map\n1\n1\nwhy not character\n' >in
  run 0 play maharaja --players 5 --seat 1=human --bots random --seed 5 --lang "$1" --journal "$1.jsonl"
}
picture en
says 'Udaipur-13:\.\.-----14:.*-Agra-15:.*-Benares'
says '@1 @2 @3 @4 @5'
says '^M> +Pa  La  Ah  Ag  Be  Ud  \|De'
says '^  20:1 +village 20: a house of player 1; each dot is a free place'
says 'Which two actions do you plan'
picture hu
says 'Melyik két cselekedetet tervezed'

# why not, with a table that a house rule arranges
cat >scene.lua <<'L'
local maharaja = ...
function maharaja:play()
  for seat, character in ipairs { "mogul", "trader" } do
    self.free_characters:first({ character = character }):move(self.players[seat].characters)
  end
  for _, action in ipairs { "quarry", "two_houses" } do
    self.players[1].disc:first({ action = action }):move(self.players[1].plan)
  end
  self.players[1].bank:move_all(self.players[2].bank)
  self.players[2].reserve:top():move(self.villages.V1)
  self:take_turn(self.players[1])
end
L
game=maharaja asked='why not\ntwo_houses\nwhy not\n'
why_not en 'quarry: none of your houses is in the bank' 'travel: villages without houses bar the way' \
  'village V1: there is no room' \
  'city Agra: your architect is not in that city' 'inner site of Agra: that is not built there'
why_not hu 'kőbánya: nincs több házad a bankban' 'V1 falu: ott nincs hely'

# what is planned but not possible stands below the options, with the reason; cities with what the way costs; ? explains
# travelling; two players have one place in a village
cat >turn.lua <<'L'
local maharaja = ...
function maharaja:play()
  for seat, character in ipairs { "mogul", "trader" } do
    self.free_characters:first({ character = character }):move(self.players[seat].characters)
  end
  for _, action in ipairs { "palace", "palace_and_house" } do
    self.players[1].disc:first({ action = action }):move(self.players[1].plan)
  end
  for village, seat in pairs { V3 = 1, V4 = 2, V5 = 1, V6 = 1 } do
    self.players[seat].reserve:top():move(self.villages[village])
  end
  self.players[2].reserve:move_all(self.players[2].bank)
  for _, village in ipairs { "V7", "V8" } do self.players[2].bank:top():move(self.villages[village]) end
  self.players[2].palaces:deal(5, self.outer.Agra)
  self.players[2].palaces:deal(1, self.inner.Udaipur)
  self:take_turn(self.players[1])
end
L
turn() { # LANG LINE ... : player 1 types these lines
  lang=$1; shift
  printf '%s\n' "$@" >in
  rm -f turn.jsonl
  run 0 play maharaja --players 2 --seat 1=human --bots random --house turn.lua --set neutral=off --lang "$lang" --journal turn.jsonl
}
turn en 'travel' '?' 'why not Delhi' 'why not city Patna' 'Agra' 'palace' '1' 'why not palace'
says '^      not now: palace: your architect is in no city: travel first$'
says '2  city Udaipur \(1 gold\) +3  city Agra \(free\)$'
says '4  city Benares \(2 gold\)$'
says 'travel .*: 7.1 The architect may travel'
says '^  city Delhi: villages without houses bar the way$'
says '^  city Patna: villages without houses bar the way$'
says '^Ahmadabad-2:\.-----1:\.-'
says '\|5:1 +/7:2 '
says 'Player 1 builds a palace at: inner site of Agra'
turn hu 'utazás'
says '^      most nem: palota: az építészed nem városban van: előbb utazz$'
says '3  Agra város \(ingyen\)$'
# a word within a name finds the only option that has it
turn hu 'utazás' 'Agra' 'palota' 'belső'
says '^1\. játékos ide épít palotát: Agra belső palotahelye$'
sed -i 's/self.players\[2\].palaces:deal(1, self.inner.Udaipur)/self.players[2].palaces:deal(1, self.inner.Agra) self.players[1].palaces:deal(1, self.outer.Agra)/' turn.lua
turn en 'travel' 'Agra'
says '^      not now: palace: no site is free in the garden where your architect is$'
sed -i 's/  self:take_turn/  self.players[1].gold:pay(self.bank, 12) self:take_turn/' turn.lua
turn en
says '^      not now: palace: you lack the gold for a palace: 12, or 9 with the artist$'
sed -i 's/ self:take_turn/ self.players[1].palaces:move_all(self.outer.Delhi) self:take_turn/' turn.lua
turn hu
says '^      most nem: palota: minden palotádat felépítetted$'

# actions keep their numbers from plan to plan, whatever was done with their cards
{ printf '1\n20\n16\n28\n5\n'; for _ in 1 2 3; do printf '5, 1\nquarry\ngold\nend of the turn\n'; done; } >in
run 0 play maharaja --players 2 --seat 1=human --bots random --seed 4 --lang en --journal plan.jsonl
holds 'three plans' test "$(grep -c '^Player 1 plans: quarry, gold' out)" -ge 3
holds 'a secret answer is told once' test "$(grep -c '^Player 2 has answered in secret' out)" = "$(grep -c '^Player 1 plans: ' out)"
holds 'each from the same list' test "$(grep -A 3 '^Which two actions do you plan' out | grep -E '^ +[0-9]+  ' | sort -u | wc -l)" = 3

# a character's number stays its own when others are gone
printf '5\n20\n22\n23\n13\n' >in
run 0 play maharaja --players 5 --seat 5=human --bots random --seed 6 --lang en --journal five.jsonl
sed '/^Player 5 takes/q' out >first
holds 'numbers of characters' grep -Eq '^   1  mogul +5  mason$' first
holds 'the standing is told before all have characters' test -z "$(grep 'cannot be told' err)"

# in a narrow window the map is a list, so it is where a house rule brings no drawing
printf '%s\n' 'local maharaja = ...' 'maharaja.map.drawing = nil' >undrawn.lua
printf '1\n20\nshow map\n' >in
run 0 play maharaja --players 3 --seat 1=human --bots random --seed 4 --house undrawn.lua --journal undrawn.jsonl
says '^Udaip 20:[1-3.]* +21:[1-3.]* +Lahor '
says '^Agra +\[\.\]--\.\.\.\.$'
says '^  24:\.---25:\. +a road, closed if a village on it has no house'
quiet 'none of yours|costs you' # a house rule may change it

# another map takes its place, or a sentence says what is wrong with it (MAH-D3)
map() { # HOUSE-RULE STATUS
  printf '%s\n' 'local maharaja = ...' 'local map = maharaja.map' "$1" >map.lua
  run "$2" sim maharaja --games 2 --players 3 --house map.lua
}
wrong() { # HOUSE-RULE SENTENCE
  map "$1" 3
  warns "$2"
  one_sentence
}
map 'map.roads[3] = { "Udaipur", "V5", "V6", "Benares" }' 0
map 'map.drawing = nil map.start = "Agra" map.cities[3] = "start"' 0
wrong 'map.roads[16] = nil' 'the board has 29 places on its roads, not 30'
wrong 'map.roads[16] = { "Patna", "V30", "V1", "Delhi" }' "road 16 of the board passes 'V1', which another road passes"
wrong 'map.roads[16] = { "Patna", "V30", "Agra", "Delhi" }' "road 16 of the board passes 'Agra', which is an end"
wrong 'map.roads[16] = { "Patna", "V30", "Delhy" }' "road 16 of the board ends at 'Delhy', which is no end of roads"
wrong 'map.roads[16] = { "Lahore", "V30", "Agra" }' "6 roads that meet at 'Agra', not 3 to 5"
wrong 'map.cities[8] = "Goa"' "no road of the board leads to 'Goa'"
wrong 'map.roads[10] = { "Ahmadabad", "Lahore" }' '29 places on its roads'
wrong 'map.roads[1] = { "start", "V1", "V2", "V19", "V3", "V4", "Ahmadabad" } map.roads[10] = { "Ahmadabad", "V5", "Lahore" }
map.roads[2] = { "start", "V6", "Udaipur" } map.roads[3] = { "start", "V31", "Agra" } map.must.between = 31' \
  'the board has 5 places on road 1, not 1 to 4'
wrong 'map.must.paths = 3' "'must' of a board has no field 'paths'"
# what an option, an action, a place is; why one is missing; what is left of an action that was begun
printf '%s\n' artist 1 7 8 20 '? 7' '? Agra' '? v20' '? sadhu' '8 7' 'why not house' 'palace and house' 1 'why not 1' 3 travel 4 quit >in
run 0 play maharaja --players 3 --seed 7 --bots random --seat 1=human --journal none --lang en
says '^palace and house$'
says '^  Build a palace for 12 gold and a house for 1 gold\.$'
says '^  inner site of Agra: empty$'
says '^  village V20: house of player 1$'
says '^3 sadhu, number 3$'
says '^  house: it is not among the actions that you have still to do$'
warns '^croupier: "1" is not offered: there is no room$'
says '^  village V1: there is no room$'
says '^ +7  palace and house \(a palace is left\)'
# the mason's action has a name, and no number in it
printf '%s\n' mason 1 7 8 20 '1 1' mason quit >in
run 0 play maharaja --players 3 --seed 7 --bots random --seat 1=human --journal none --lang en
says '^ +1  gold +10  travel +11  mason$'
says '^  reserve$'
finish
