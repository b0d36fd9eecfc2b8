#!/bin/sh
# Simulations: fields, threads, shards, journals.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .

# the report without what depends on the clock
steady() { grep -v -e '_per_s"' -e '"elapsed_s"' "$1"; }

sim='sim trade --players 3 --games 200 --seed 10 --format json'
run 0 $sim
steady out >one
for field in game players games seed knobs proud rounds house_rules rules_hash bots elapsed_s games_per_s decisions_per_s errors bot_faults truncated ties nowhere \
  seats seat bot wins win_rate ci95 mean_score sd_score decisions mean p5 p50 p95 max branching forced \
  seat_edge edge value n faults command length reproducible; do
  says "\"$field\": "
done
holds 'no other fields' test "$(grep -o '"[a-z_0-9]*":' out | sort -u | wc -l)" = 42
says '"game": "trade"'
says '"seed": 10'
says '"games": 200'
run 0 $sim --jobs 3
steady out >two
holds 'threads do not change results' cmp -s one two
run 0 $sim --journals journals
steady out >two
holds 'games with journals are the same games' cmp -s one two
holds 'a journal for each game' test "$(ls journals | wc -l)" = 200
run 0 replay journals/trade-17.jsonl --verify
run 0 replay journals/trade-17.jsonl --events
says '"event":"end"'
scores=$(sed -n 's/.*"event":"end","scores":\(\[[^]]*\]\).*/\1/p' out)
run 0 play trade --players 3 --seed 17 --bots random --journal played.jsonl
run 0 replay played.jsonl --events
says "\"event\":\"end\",\"scores\":$(echo "$scores" | sed 's/[][]/\\&/g')"
# the hashes begin with the header, which also holds the language of a game that is played
links() { sed '1d; s/,"hash":"[0-9a-f]*"//' "$1"; }
holds 'the played game has the same lines' test "$(links played.jsonl)" = "$(links journals/trade-17.jsonl)"

# a journal that is there is never overwritten, and no script says where journals lie
echo kept >journals/trade-18.jsonl
run 1 sim trade --players 3 --games 2 --seed 18 --journals journals
warns 'journals/trade-18.jsonl exists already'; one_sentence
holds 'it is as it was' test "$(cat journals/trade-18.jsonl)" = kept
mkdir -p deep/er/journals
cat >escape.lua <<'END'
local g = croupier.game "escape" { players = 2 }
g.declared = { name = "../../taken", players = { 2, 2 }, knobs = {} }
function g:play() self.players[1]:agrees "q" end
return g
END
run 0 sim escape --games 1 --seed 1 --journals deep/er/journals
holds 'journals lie where they should' test "$(find deep -type f)" = deep/er/journals/escape-1.jsonl
run 0 play escape --seed 1 --bots random
holds 'and nowhere else' test "$(find . -name '*taken*' | wc -l)" = 0
sed -i 's/^g.declared = .*/if g.declared then g.declared.name = "..\/..\/taken" end/' escape.lua
run 0 sim escape --games 1 --seed 2 --journals deep/er/journals
holds 'also when only the name is changed' test "$(find . -name '*taken*' | wc -l)" = 0

# shards add up
run 0 $sim --shard 1/3
says '"games": 67'
run 0 $sim --shard 3/3 --journals third
says '"games": 66'
holds 'each shard has its own games' test "$(ls third | head -n 2 | tr '\n' ' ')" = 'trade-102.jsonl trade-105.jsonl '
run 0 $sim --shard 7/7 --out result.json
holds 'nothing on stdout with --out' test ! -s out
holds 'the result is in the file' grep -q '"games": 28' result.json

# the seats are alike in a game of luck alone: each interval holds a third, and is as wide as for so many games, or a little less: some wins are shared
run 0 sim trade --players 3 --games 20000 --seed 1
says '^seat +bot +wins'
for seat in 1 2 3; do
  what="a third of the games, seat $seat"
  # columns: seat bot wins rate % low .. high %
  if awk -v seat=$seat '$1 == seat && $2 == "random" { found = 1
      held = $6 < 100 / 3 && $8 > 100 / 3 && $4 > $6 && $4 < $8 && $8 - $6 > 1.15 && $8 - $6 < 1.45
      games = $3 / 200 - $4; held = held && games < 0.06 && games > -0.06 }
    END { exit !(found && held) }' out; then ok; else no "$(grep "^ *$seat  random" out)"; fi
done
holds 'all wins are somebody'"'"'s' test "$(awk '$2 == "random" { wins += $3 } END { printf "%.0f", wins }' out)" = 20000
says '^options in a decision'
run 0 sim trade --games 1 --seed 18446744073709551615 --set rounds=1
says 'from seed 18446744073709551615'
run 0 sim nim --games 3 --set heap=1 --format json
says '"forced": 1.0'
says '"p95": 1,'
run 1 sim nim --games 3 --out no/such/file
warns 'no/such/file cannot be written'; one_sentence
run 1 sim nim --games 3 --journals no/such/folder
one_sentence

# a full disk shows when a file is closed
if [ -w /dev/full ]; then
  run 1 sim nim --games 3 --out /dev/full
  warns '/dev/full cannot be written: No space left'; one_sentence
  mkdir full
  ln -s /dev/full full/nim-1.jsonl
  run 1 sim nim --games 1 --seed 1 --journals full
  warns 'full/nim-1.jsonl'; one_sentence
fi

# games that fail: the first of them is named, of whatever thread and shard, with all that makes it again
cat >falls.lua <<'L'
local falls = croupier.game "falls" { players = 2, knobs = { sides = { 6, range = { 1, 99 }, "sides of the die" } } }
function falls:play()
  if self:random(self.knobs.sides) == 1 then error "fallen" end
end
return falls
L
echo '' >nothing_new.lua
for shard in 1/1 2/3; do
  for jobs in 1 4; do
    run 3 sim falls --players 2 --seed 100 --games 300 --shard $shard --jobs $jobs --set sides=40 --house nothing_new.lua
    warns 'games failed, first: falls.lua:3: fallen'; one_sentence
    shown=$(sed -n 's/.*--seed \([0-9]*\).*/\1/p' err)
    holds 'the seed is of the shard' test $(((shown - 100) % ${shard#*/} + 1)) = "${shard%/*}"
    holds 'the command has all that was turned' grep -q -e '--set sides=40 --house nothing_new.lua' err
    first=none
    for seed in $(seq $((99 + ${shard%/*})) "${shard#*/}" "$shown"); do
      "$CROUPIER" play falls --players 2 --seed "$seed" --set sides=40 >/dev/null 2>&1 || { first=$seed; break; }
    done
    holds 'no game before it fails' test "$first" = "$shown"
  done
done

# Ctrl-C: the report of what was played; longer where it has hardly begun
for seconds in 2 20; do
  timeout -s INT $seconds "$CROUPIER" sim trade --players 3 --bots greedy --games 100000000 --jobs 2 >out 2>err
  ! grep -q 'broken off: [1-9]' err || break
done
what='broken off'
warns 'broken off: [1-9][0-9]* of 100000000 games were played'
says 'Trade, 3 players, [1-9][0-9]* games'
says 'decisions in a game'
# SIGTERM too, and what was played goes through a pipe
mkfifo played
cat played >out &
reader=$!
"$CROUPIER" sim trade --players 3 --bots greedy --games 100000000 >played 2>err &
await worked $!
kill $!
wait $!
holds 'the status says that it was broken off' test $? = 1
wait $reader
what='sim, ended by SIGTERM'
warns 'broken off: [1-9][0-9]* of 100000000 games were played'
says 'Trade, 3 players, [1-9][0-9]* games'

# a bot that looks ahead into a rule without an end says which, and the sim which game; so does play
cat >loops.lua <<'L'
local loops = croupier.game "loops" { players = 2 }
function loops:play()
  for _ = 1, 20 do
    if self.players[1]:ask("turn", { "go", "stay" }) == "go" and self:random(3) == 1 then self:spin() end
    self.players[2]:ask("turn", { "go", "stay" })
  end
end
function loops:spin()
  local list = {}
  while true do list[#list + 1] = { #list } end
end
return loops
L
run 3 sim ./loops.lua --bots search:50 --games 1000 --seed 7
says ' 3 with errors'
warns 'in 3 games a bot stopped thinking, .* First: loops.lua:10: stopped: it needs more than 32 MB .*\(in spin, .*, seed 7\); `croupier play ./loops.lua --players 2 --seed 7 --seat 1=search:50 --seat 2=search:50` shows it'
one_sentence
"$CROUPIER" play ./loops.lua --players 2 --seed 7 --seat 1=search:50 --seat 2=search:50 >out 2>err
what='play shows it'
warns 'the bot in seat 1 has stopped thinking, .*loops.lua:10: .*\(in spin, '
holds 'once' test "$(grep -c 'stopped thinking' err)" = 1
# many letters of a long name are left out, but not its end
run 0 sim trade --players 2 --games 2 --seat '1=exec:: áááááááááááááááááááá; sed -un "s/.*\"ask\",\"id\":\([0-9]*\),.*/{\"type\":\"answer\",\"id\":\1,\"option\":0}/p"'
says '^   1  \.\.\.'
# where bots take turns, no seat is that of the bot that sat there first
run 0 sim nim --games 4 --seed 1 --bots greedy,random
says '^ +1  greedy,random +[0-9]'
says '^ +2  greedy,random +[0-9]'
finish
