#!/bin/sh
# `croupier new`: a game of each kind runs, is tested, finds nothing wrong and has all its texts; nothing is overwritten.
. "$(dirname "$0")/lib"

# what is there but for the files of `run`
there() { ls -A | grep -vx -e in -e out -e err | tr '\n' ' '; }

run 2 new
warns '^croupier: say what kind of game it is'
kinds=$(sed 's/^ *//; s/ .*//' out)
holds 'eight kinds' test "$(echo "$kinds" | wc -l)" = 8
for kind in shedding tricks auction collecting push-your-luck drafting deck-building co-operative; do says "^  $kind  *[a-z]"; done
run 2 new --lang hu
says '^  auction *licitálj'

# --- each kind, in an empty folder ---

for kind in $kinds; do
  mkdir "$kind" && cd "$kind" || exit 1
  begun=$(date +%s%N)
  run 0 new night_market --kind "$kind"
  for file in night_market.lua night_market.texts.lua night_market_test.lua .luarc.json .luacheckrc; do
    says "^  $(echo $file | sed 's/\./\\./g')\$"
    holds "$kind: $file" test -s $file
  done
  says '^  croupier play \./night_market\.lua$'
  says '^  croupier check \./night_market\.lua$'
  says '^  croupier test night_market_test\.lua$'
  holds "$kind: three commands" test "$(grep -c '^  croupier ' out)" = 3
  run 0 play ./night_market.lua --seed 1
  says '^The game is over|^[0-9]\. |^All have '
  took=$((($(date +%s%N) - begun) / 1000000))
  [ $took -lt 2000 ] || echo "      ($kind: $took ms from new to a told game; no test measures time)"
  run 0 test night_market_test.lua
  says '^[3-9] passed, 0 failed$'
  run 0 check ./night_market.lua --time 2
  quiet 'never ran'
  says '^Nothing wrong was found'
  quiet 'texts or more are missing'
  run 0 texts ./night_market.lua --lang hu
  quiet 'return'
  run 0 sim ./night_market.lua --games 50
  says ' 0 with errors'
  run 0 rules ./night_market.lua
  says '^Knobs '
  run 0 rules ./night_market.lua --lang hu
  holds "$kind: under 60 lines" test "$(wc -l <night_market.lua)" -lt 60
  holds "$kind: it begins with its rules" test "$(head -n 1 night_market.lua | cut -c 1-17)" = '-- Night market: '
  holds "$kind: no trace of the template" sh -c "! grep -rqi -e my_game -e 'my game' -e '$kind\.' *.lua"
  holds "$kind: sound settings" python3 -c 'import json; json.load(open(".luarc.json"))'
  if command -v luacheck >/dev/null; then
    if luacheck -q . >out 2>err; then ok; else no "$kind: luacheck"; fi
    echo 'io.write(croupier.gam)' >wrong.lua
    luacheck -q . >out 2>err
    says 'wrong.lua'
  fi
  cd ..
done

# --- names ---

mkdir names && cd names || exit 1
for name in 'Night Market' 9lives a-b ../up /tmp/x a.lua '' Ö 'a
b' "$(printf '%060d' 7)"; do
  run 2 new "$name" --kind auction
  warns 'cannot be the name of a game'
done
run 2 new 'Night Market' --kind auction
warns 'did you mean night_market\?$'
run 2 new night.lua --kind auction
warns 'did you mean night\?$'
for name in player self end croupier; do
  run 2 new $name --kind tricks
  warns "^croupier: the script uses the word '$name' for something else"
done
run 2 new ok --kind trick
warns '^croupier: there is no kind of game "trick": did you mean tricks\?$'
says '^  tricks '
run 2 new --kind tricks
run 2 new a b --kind tricks
holds 'nothing was written' test -z "$(there)"

# --- what is there stays ---

echo mine >ok_test.lua
run 2 new ok --kind tricks
warns '^croupier: ok_test\.lua is there already'
holds 'nothing else was written' test "$(there)" = 'ok_test.lua ' 
holds 'it stays as it was' test "$(cat ok_test.lua)" = mine
rm ok_test.lua
ln -s nowhere ok.lua
run 2 new ok --kind tricks
warns '^croupier: ok\.lua is there already'
rm ok.lua
run 0 new ok --kind tricks
echo '{}' >.luarc.json
run 0 new other --kind auction
says '^  \.luarc\.json \(is there already, and stays\)'
holds 'settings stay' test "$(cat .luarc.json)" = '{}'
mkdir -p .croupier && echo mine >.croupier/third.lua
run 2 new third --kind auction
warns '^croupier: \.croupier/third\.lua is not from `croupier stubs`'
cd ..

# --- the script alone ---

mkdir bare && cd bare || exit 1
run 0 new alone --kind shedding --bare
holds 'one file' test "$(there)" = 'alone.lua ' 
run 0 sim ./alone.lua --games 20
run 0 new decks --kind deck-building --bare
holds 'and the table that the script reads' test "$(there)" = 'alone.lua decks.csv decks.lua ' 
run 0 sim ./decks.lua --games 20
cd ..

# --- a folder that cannot be written ---

if [ "$(id -u)" != 0 ]; then
  mkdir closed && chmod 555 closed && cd closed || exit 1
  run 1 new ok --kind tricks
  warns 'ok\.lua cannot be written|ok\.lua'
  cd ..
fi

# --- edited while it is played ---

cd deck-building || exit 1
rm -f wrong.lua
said() { for _ in $(seq 1200); do ! grep -q "$1" told || return 0; sleep 0.05; done; }
{
  echo '= self.supply.gold:size()'; said '^15$'
  sed -i 's/^gold,6,3,,,15/gold,6,3,,,9/' night_market.csv
  echo reload; said 'rules in night_market\.csv'
  echo '= self.supply.gold:size()'; said '^9$'
  sed -i 's/deal(1, player.hand)/deal(2, player.hand)/' night_market.lua
  echo reload; said 'rules in night_market\.lua'
  echo quit
} | timeout 600 "$CROUPIER" play ./night_market.lua --seat 1=human --journal none >told 2>err
cp told out
what='edited while it is played'
says '^15$'
says 'now uses the rules in night_market\.csv'
says '^9$'
says 'now uses the rules in night_market\.lua'
finish
