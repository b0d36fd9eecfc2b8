#!/bin/sh
# Wrong commands: one sentence that helps, and status 2.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .

run 0
says 'start byzanz'
holds 'the greeting is at most eight lines' test "$(wc -l <out)" -le 8
run 0 help
says '^  replay FILE'
run 0 --version
says '^croupier [0-9]'
for command in list rules knobs play resume replay test sim help; do
  run 0 $command --help
  says "^croupier $command"
  says '--help'
  mv out page
  run 0 help $command
  holds "help $command is the same page" cmp -s page out
done

run 2 help paly
warns 'no command or word "paly": did you mean play\?'; one_sentence
run 2 help play sim
warns 'no command or word "play sim"'; one_sentence
run 0 help agrees
says 'player:agrees\(prompt\)'
run 0 help zone.deal
says 'zone:deal\(n, zone'
says '^      [a-z/_-]+\.lua:[0-9]+: .*:deal\('
for word in dice draw swap peek counter flip tap 'discard pile'; do
  # shellcheck disable=SC2086 # two words are two arguments
  run 0 help $word
  says "^$word: "
  says '^  [a-z]+:[a-z]+'
done
run 2 help agres
warns 'did you mean agrees\?'; one_sentence
run 2 paly
warns 'no command "paly".*did you mean play\?'; one_sentence
run 2 frobnicate
warns 'no command "frobnicate"'; one_sentence
run 2 play
warns 'play wants GAME'; one_sentence
run 2 play nim trade
warns 'what to do with "trade"'; one_sentence
run 2 play nmi
warns 'no game "nmi": did you mean nim\?'; one_sentence
run 2 play no_such_game_at_all
warns 'no game "no_such_game_at_all"; .croupier list'; one_sentence
run 2 play ./no/such.lua
warns 'no game'; one_sentence
run 2 play .
one_sentence
run 2 play nim --sede 3
warns 'no option --sede: did you mean --seed'; one_sentence
run 2 play nim --seed x
warns 'the seed is a whole number'; one_sentence
run 2 play nim --seed 18446744073709551616
one_sentence
run 2 play nim --seed
warns '--seed wants S after it'; one_sentence
run 2 replay x --events=1
warns '--events takes no value'; one_sentence
for players in 1 5 9 99; do
  run 2 play nim --players $players
  warns '2 to 4 players'; one_sentence
done
run 2 play nim --players 0
warns '--players wants a number'; one_sentence
run 2 play nim --players two
one_sentence
run 2 play nim --set heep=5
warns 'did you mean heap'; one_sentence
run 2 play nim --set heap=500
warns "knob 'heap'.*1..100"; one_sentence
run 2 play nim --set heap
warns 'write KNOB=VALUE to turn a knob'; one_sentence
run 2 play nim --seat 3=human
warns 'there are 2 seats'; one_sentence
run 2 play nim --seat human
warns 'K=WHO'; one_sentence
run 2 play nim --seat 1=dog
warns '"dog"'; one_sentence
run 2 play nim --seat 1=human --seat 1=random
warns 'seat 1 already'; one_sentence
run 2 play nim --bots clever
warns '"clever".*random'; one_sentence
run 2 play nim --lang de
warns '"de".*en, hu'; one_sentence
run 2 play nim --house nothing.lua
warns 'no house rule "nothing.lua"'; one_sentence
run 2 sim nim --seat 1=human
warns 'people cannot play'; one_sentence
run 2 sim nim --format xml
warns '"xml".*text, json'; one_sentence
run 2 sim nim --shard 3/2
warns '--shard wants I/N'; one_sentence
run 2 resume nothing.jsonl
warns 'nothing.jsonl cannot be read: No such file'; one_sentence
run 2 test nothing.lua
warns 'nothing.lua cannot be read'; one_sentence
run 2 "$(printf 'ev\033il')"
warns 'ev\\x1bil'; one_sentence

# what is found where
run 0 list
says '^nim +2-4 +nim$'
says '^trade +2-4 +Trade$'
quiet 'texts'
run 0 list --lang hu
says 'Csere'
run 0 knobs trade
says '^proud +on +on, off +whether'
run 0 knobs trade --set rounds=5
says '^rounds +5 +1..5 .*\(default: 3\)'
mkdir elsewhere && mv nim.lua elsewhere/
echo 'return 1' >plain.lua
echo 'local game = croupier.game "half" {' >half.lua
CROUPIER_PATH=/nowhere:$dir/elsewhere run 0 list
says '^nim '
quiet 'plain'
warns 'half.lua is not listed'
CROUPIER_PATH=$dir/elsewhere run 0 play nim
run 0 play elsewhere/nim.lua
run 0 play ./trade.lua

rm half.lua

# output that cannot be written
what='a full disk'
if [ -w /dev/full ]; then
  "$CROUPIER" list >/dev/full 2>err; status=$?
  [ $status = 1 ] && ok || no "status $status"
  one_sentence
fi

# help and complaints about options are in the language of --lang, wherever it stands
run 2 sim kuhn --games x --lang hu
warns 'a --games után 1 és 1000000000 közötti szám kell, nem "x"$'
run 0 play --help --lang hu
says '^Játék a parancssornál\.$'
run 2 sim kuhn --games x --lang xx
warns 'croupier: --games wants a number'
finish
