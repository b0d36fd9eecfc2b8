#!/bin/sh
# Who sits where: changed in the midst of a game, it is a line of the journal, and so it stays.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .
trade='play trade --players 3 --seed 5 --seat 1=human --bots random'
type() { printf '%s\n' "$@" >in; }
# who sits in the three seats after a resume
sit() {
  type seat
  run 0 resume "$1"
  holds "in the three seats of $1: $2" test "$(sed -nE 's/^ *[123]  ((human|greedy|random|search).*)$/\1/p' out | tr '\n' ' ')" = "$2 "
}

type 'seat 2 bot search:20' 'seat 3 bot' quit
run 0 $trade --journal a.jsonl
holds 'lines of the journal' sh -c 'grep -Ec "^\{\"seat\":[23],\"player\":\"search:(20|100ms)\",\"hash\":\"[0-9a-f]{16}\"\}$" a.jsonl | grep -qx 2'
sit a.jsonl 'human search:20 search:100ms'
run 0 replay --verify a.jsonl
says '^ok: 2 lines'
type 'seat 3 human' 'seat 1 greedy' quit
run 0 resume a.jsonl
sit a.jsonl 'greedy search:20 human'
run 0 replay a.jsonl --verify

# not undone with what was played, and in nobody's way
type 1 'seat 2 random' undo 'seat 3 random' redo 'seat 2 greedy' undo quit
run 0 $trade --journal b.jsonl
holds 'undo and redo' sh -c 'test "$(grep -c "\"undo\"" b.jsonl) $(grep -c "\"redo\"" b.jsonl) $(grep -c "\"player\"" b.jsonl)" = "2 1 3"'
sit b.jsonl 'human greedy random'
run 0 replay b.jsonl --verify
type 1 undo redo undo quit
run 0 $trade --journal c.jsonl
run 0 replay b.jsonl; mv out with
run 0 replay c.jsonl
holds 'what was played is the same' cmp -s with out

# by other rules, in a branch, in a copy
type 'seat 2 search:20' reload 'save copy.jsonl' 'fork other' 'seat 2 human' quit
run 0 $trade --journal d.jsonl
says 'answers repeated'
sit state/croupier/journals/trade-5-1.jsonl 'human search:20 random'
sit state/croupier/journals/trade-5-1+other.jsonl 'human human random'
sit copy.jsonl 'human search:20 random'

# a program whose seat is taken is not waited for; the one that a journal names is not run
type 'seat 2 random' 1 '1 2' pass
run 0 $trade --seat '2=exec:exec sleep 97.54' --patience 1 --journal e.jsonl
says 'game is over'
holds 'nobody has complained of it' test ! -s err
type 1 quit
run 0 $trade --seat '2=exec:touch ran' --journal f.jsonl
warns 'ended'
rm ran
type reload seat 1 quit
run 0 resume f.jsonl
warns 'seat 2 was played by the program'
says '^ *2  random$'
holds 'it was not run' test ! -e ran

# beside a script from elsewhere nobody but the command line may name a program
type 'seat 2 bot exec:touch ran' 1 quit
run 1 $trade --journal k.jsonl
warns 'the bot in seat 2 is not started.*--seat 2=exec:touch ran, or with --no-jail'
holds 'it was not run either' test ! -e ran

# one that sits down in the middle of a game; it is not sent away while it may still write the end down
cat >lays <<'S'
while read -r line; do
  echo "$line" >>heard
  case $line in *'"type":"ask"'*)
    id=${line#*'"id":'}
    echo "{\"type\":\"answer\",\"id\":${id%%,*},\"option\":0}" ;;
  esac
done
S
type 1 'seat 2 bot exec:sh lays' seat 'pass' 'pass' 'pass' 'pass' 'pass' 'pass' quit
run 0 --no-jail $trade --journal h.jsonl
says '^ *2  exec:sh lays$'
holds 'it is told what is there, and the end' sh -c \
  'head -n 1 heard | grep -q "\"type\":\"hello\"" && grep -q "\"type\":\"ask\",.*\"seat\":2,.*\"view\"" heard && tail -n 1 heard | grep -q "\"type\":\"end\""'
type 'seat 2 bot exec:exit 7' 1 '1 2' seat quit
run 0 --no-jail $trade --ask-all --journal i.jsonl
warns 'ended with status 7'
says '^ *2  exec:exit 7: does not run; a random player replaces it$'

type 'seat 2 bot exec:sh lays' pass quit
run 0 --no-jail $trade --journal j.jsonl
rm heard
type 'seat 2 bot exec:sh lays' pass pass pass pass quit
run 0 --no-jail resume j.jsonl
holds 'after a resume as well' grep -q '"type":"end"' heard

# damaged: what stands before the line is what counts
damage() { # NAME SED
  sed "$2" a.jsonl >"$1.jsonl"
  run 4 replay "$1.jsonl" --verify
  warns "$1.jsonl is damaged: line 3 "; one_sentence
  type seat
  run 4 resume "$1.jsonl"
  says '^ *2  search:20$'
  says '^ *3  random$'
}
damage player '3s/100ms/900ms/'
damage seat '3s/"seat":3/"seat":2/'
damage nobody '3s/"seat":3/"seat":4/'
damage nowhere '3s/"seat":3,//'
damage number '3s/"search:100ms"/7/'
damage missing 3d
damage garbled '3s/"player":.*/"pl/'
head -n 3 a.jsonl | sed '3s/"player":.*/"pla/' | head -c -1 >half.jsonl
sit half.jsonl 'human search:20 random'
warns 'is incomplete and is left out'
for wrong in 'seat 2 dog' 'seat 9 human' 'seat x' 'seat 2 exec:'; do
  type "$wrong" quit
  run 0 $trade --journal g.jsonl
  one_sentence
  holds "nothing is written after: $wrong" sh -c '! sed 1d g.jsonl | grep -q .'
  rm -f g.jsonl
done
finish
