#!/bin/sh
# What players of each game see: its zones, its phases, and why something is not offered.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

# zones GAME PLAYERS "zone seats;..." (seats that see it, of the first player's and the table's zones)
zones() {
  run 0 play "$1" --players "$2" --seat 1=random --bots random --seed 1 --journal "$dir/$1$2.jsonl"
  run 0 replay "$dir/$1$2.jsonl" --events
  sed -n 's/^{"event":"zone","zone":"\([^"]*\)".*"sees":\[\([0-9,]*\)\]}$/\1 \2/p' out |
    grep -v '([2-9])' | tr '\n' ';' | sed 's/ ;/ -;/g' >found
  printf '%s' "$3" >wanted
  holds "zones of $1: $(cat found)" cmp -s found wanted
}
phases() { holds "$1 phases" test "$(grep -c '^{"event":"phase"' out)" = "$2"; }

# face down: stock, box, cards in other hands, and what was sold (BYZ-R2, BYZ-R18)
zones byzanz 3 'stock -;lot 1,2,3;market 1,2,3;bid cards 1,2,3;box -;'\
'hand(1) 1;bid(1) 1,2,3;sale(1) 1,2,3;sold(1) 1;bid card(1) 1,2,3;'
phases 'eight rounds:' 8
# all is open but the pile and what was demolished (TOW-R4, TOW-R7, TOW-R11)
zones five_towers 2 'pile -;display 1,2;discard 1,2;hand(1) 1,2;'\
'tower(1).candy 1,2;tower(1).scary 1,2;tower(1).wood 1,2;tower(1).scrap 1,2;tower(1).sand 1,2;demolished(1) -;'
holds 'rounds of five_towers' test "$(grep -c '^{"event":"phase","name":"round"' out)" -ge 16
# money in hand is its owner's; all bought, paid and turned up is open (ALH-R5, ALH-R8, ALH-R16, ALH-R17, ALH-R34)
alhambra_zones='building pile -;yard.yellow 1,2;yard.green 1,2;yard.blue 1,2;yard.orange 1,2;discards 1,2;money pile -;'\
'money display 1,2;pile.first -;pile.second -;pile.third -;pile.fourth -;pile.fifth -;aside 1,2;box 1,2;'
of_a_player='buildings(1) 1,2;starting money(1) 1,2;hand(1) 1;scoring card(1) 1,2;'
zones alhambra 2 "${alhambra_zones}dummy 1,2;$of_a_player"
says '"score","player":null,"name":"dummy","points":[1-9]'
quiet '"name":"dummy","points":0'
zones alhambra 3 "$(printf '%s' "$alhambra_zones$of_a_player" | sed 's/1,2/1,2,3/g')"
for phase in 'starting money' 'scoring A' 'scoring B' 'last buildings' 'scoring C'; do
  holds "$phase once" test "$(grep -c "^{\"event\":\"phase\",\"name\":\"$phase\"" out)" = 1
done
holds 'starting money is seen before it is taken' \
  test "$(grep -c '"from":"money pile","to":"starting money(1)"' out)" = \
  "$(grep -c '"from":"starting money(1)","to":"hand(1)"' out)"
run 0 play alhambra --players 3 --bots random --seat 1=random --seed 1 --lang en --journal story.jsonl
says '^Money discards, shuffled: the new money pile$'
quiet ': money discards >'
# how the pile is parted for the scoring cards is left out of the story
quiet 'money pile > pile'
# what goes the same way is told in one line: cards that nobody sees are counted, others named as far as a line goes
run 0 play hearts --seat 1=random --bots random --seed 1 --lang en --journal deal.jsonl
run 0 replay deal.jsonl --lang en --seat 2
says '^13 cards: deck > hand of player 1$'
run 0 replay deal.jsonl --lang hu
says '^[^ ]+ [0-9]+(, [^,]+){11} és még 1: pakli > kéz \(1\. játékos\)$'
# all is open but plans and gold, which the purses' events show (MAH-R5, MAH-R24)
run 0 play maharaja --players 2 --seat 1=random --bots random --seed 1 --journal maharaja.jsonl
run 0 replay maharaja.jsonl --events
holds 'secret zones of maharaja' test "$(grep -c '^{"event":"zone".*"owner":1,"sees":\[1\]}' out)" = 2
holds 'open zones of maharaja' test "$(grep -c '^{"event":"zone".*"sees":\[1,2\]}' out)" = $((1 + 1 + 17 + 3 * 7 + 30 + 2 * 5))
says '^{"event":"zone","zone":"governors","owner":null,"sees":\[\]}'
holds 'rounds of maharaja' test "$(grep -c '^{"event":"phase","name":"round"' out)" -ge 10
# hands are their owners', the pile is nobody's, all else is open (PHA-R3, PHA-R4, PHA-R7)
pharaoh_zones='discard 1,2,3,4;pile -;row 1,2,3,4;beside the track 1,2,3,4;'
for n in 0 1 2 3 4 5 6 7 8 9 10; do pharaoh_zones="${pharaoh_zones}track.$n 1,2,3,4;"; done
pharaoh_zones="${pharaoh_zones}hand(1) 1;"
for pyramid in pyramid 'second pyramid'; do
  for n in 1 2 3 4 5 6 7 8 9; do pharaoh_zones="${pharaoh_zones}$pyramid(1).$n 1,2,3,4;"; done
done
zones oh_pharaoh 4 "$pharaoh_zones"
zones oh_pharaoh 3 "$(printf '%s' "$pharaoh_zones" | sed 's/1,2,3,4/1,2,3/g')"
asked_pharaoh='"ask","player":[1-4],"prompt":"pharaoh","values":{"card":"[a-z ]*","levels":[0-9]*,"player":[1-4]},"options":'
run 0 replay oh_pharaoh4.jsonl --events
holds 'who has no pharaoh is asked as well' grep -q "$asked_pharaoh\[\"no\"\]" out
run 0 replay oh_pharaoh4.jsonl --events --seat 2
holds 'what is offered is named' grep -q '"note","code":"{giver} offers {taker} {given} for {wanted}","text":"{giver} offers {taker}: {given}; wants: {wanted}","given":\["' out
quiet '"player":[134],"prompt":"offer","choice":"[^d]'
quiet '"player":[134],"prompt":"(pharaoh|answer offer|offer)","values":.*,"options":\['
zones kuhn 2 'deck -;hand(1) 1;'
zones goofspiel 2 'prizes -;lost 1,2;prize 1,2;hand(1) 1;played(1) 1,2;won(1) 1,2;'
zones leduc 2 'deck -;board 1,2;hand(1) 1;'
holds 'one or two rounds' grep -q '^{"event":"phase"' out
zones hearts 4 'deck -;hand(1) 1;taken(1) 1,2,3,4;trick 1,2,3,4;'
phases 'one deal:' 1
zones euchre 4 'deck -;turned 1,2,3,4;hand(1) 1;taken(1) 1,2,3,4;trick 1,2,3,4;'

# why a tower's top cannot be demolished; a house rule arranges the table
cat >scene.lua <<'L'
local towers = ...
function towers:play()
  local builder = self.players[1]
  self.pile:first({ kind = "wood", value = 0 }):move(builder.towers.wood)
  for _, value in ipairs { 9, 8 } do self.pile:first({ kind = "sand", value = value }):move(builder.towers.sand) end
  self.pile:first({ kind = "sand", value = 15 }):move(builder.hand)
  self:demolish(builder)
end
L
game=five_towers asked='why not\n'
why_not en 'candy tower: you have no tower of that kind' 'wood tower: a tower top cannot be demolished' \
  'sand tower: then the cards you took could not all be laid'
why_not hu 'édességtorony: nincs ilyen tornyod' 'fatorony: a toronytető nem bontható le' 'homoktorony: akkor nem férne el'

# why a card cannot be played: it does not follow suit, or it is barred
cat >scene.lua <<'L'
local hearts = ...
local HANDS = { { "clubs 2", "clubs 9", "hearts 4" }, { "clubs 3", "hearts 5", "diamonds 6" },
                { "clubs 8", "spades 2", "hearts 7" }, { "spades 3", "diamonds 2", "hearts 6" } }
function hearts:play()
  for seat, names in ipairs(HANDS) do
    for _, name in ipairs(names) do self.deck:first({ name = name }):move(self.players[seat].hand) end
  end
  self:play_tricks()
end
L
tricks() { # LANG PATTERN...
  lang=$1; shift
  run 0 play hearts --seat 1=human --seat 2=human --seat 3=human --seat 4=human --house scene.lua --ask-all \
    --lang "$lang" --journal "tricks$lang.jsonl"
  for pattern; do says "$pattern"; done
}
printf '%s\n' 'why not' 'clubs 2' 'why not' 'clubs 3' 'clubs 8' 'why not hearts 6' 'diamonds 2' 'why not' >in
tricks en 'clubs 9: it is not what is asked for' 'hearts 4: the first trick takes no such card' \
  'hearts 5: you must follow suit' 'diamonds 6: you must follow suit' 'hearts 6: the first trick takes no such card' \
  'hearts 7: hearts are not free yet'
printf '%s\n' 'miért nem' 'treff 2' 'miért nem' 'treff 3' 'treff 8' 'káró 2' 'miért nem' >in
tricks hu 'treff 9: nem ilyet kell' 'kőr 5: színre színt kell adni' 'kőr 7: kőrt még nem szabad hívni'

# why a builder cannot act: what lies in hand, and on the table, decides
cat >scene.lua <<'L'
local pharaoh = ...
function pharaoh:play()
  local builder = self.players[1]
  for _, kind in ipairs { "5", "5", "7" } do self.pile:first({ kind = kind }):move(builder.hand) end
  self:take_actions(builder)
end
L
printf 'why not\n' >in
run 0 play oh_pharaoh --players 3 --seat 1=human --bots random --house scene.lua --ask-all --lang en --journal why.jsonl
for reason in 'trade: it takes two who have cards' 'build: your stones make no pyramid' 'play a thief: you have no such card' \
  'exchange a joker: you have no stone that a joker stands for'; do says "$reason"; done
run 0 play oh_pharaoh --players 3 --seat 1=human --bots random --house scene.lua --ask-all --lang hu --journal why2.jsonl
for reason in 'építés: a köveidből nem lesz piramis' 'adószedő kijátszása: nincs ilyen lapod'; do says "$reason"; done
finish
