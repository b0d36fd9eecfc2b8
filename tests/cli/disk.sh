#!/bin/sh
# Every line of a journal is on disk before the game goes on; a disk that fails is said, and nothing is called kept. Run
# with the program linked around disk.c.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .
CROUPIER=$root/${BUILD:-build}/tests/croupier_disk
case ${BUILD:-} in /*) CROUPIER=$BUILD/tests/croupier_disk ;; esac

# in_order JOURNAL: the folder first; then each line is written, and synced whole, before anything else is said
in_order() {
  awk 'NR == FNR { size += length($0) + 1; line[NR] = size; lines = NR; next }
    $1 == "folder" { folders++ }
    $1 == "write" { unsynced = 1 }
    $1 == "sync" { if (!folders || $2 != line[++synced]) bad = "sync " synced; unsynced = 0 }
    $1 == "out" && unsynced { bad = "said before line " synced + 1 " was synced" }
    END { if (synced != lines) bad = bad " " synced " of " lines " lines synced"; if (bad) print bad; exit bad != "" }' \
    "$1" trace.csv
}

# traced STATUS JOURNAL argument...
traced() {
  expected=$1 journal=$2; shift 2
  rm -f trace.csv "$journal"
  export DISK_TRACE=trace.csv
  run "$expected" "$@" --journal "$journal"
  unset DISK_TRACE
  holds "each line is synced in its turn: $*" in_order "$journal"
}

trade='play trade --players 3 --seed 5 --seat 1=human --ask-all'
printf '%s\n' 1 '1 2' undo 'undo 2' redo '1 2' pass >in
traced 0 whole.jsonl $trade
says 'The game is saved'
lines=$(wc -l <whole.jsonl)
holds 'there are undo and redo in it' test "$(grep -Ec '"(un|re)do"' whole.jsonl)" -ge 2
export DISK_SHORT=yes
run 0 $trade --journal short.jsonl
unset DISK_SHORT
holds 'writes in small parts, interrupted, are the same journal' cmp -s whole.jsonl short.jsonl

# failing CALL K ERROR HOW JOURNAL argument...: the disk fails once or from then on
failing() {
  call=$1 k=$2 error=$3 how=$4 journal=$5; shift 5
  export DISK_FAILS="$call $k $error $how"
  # shellcheck disable=SC2086
  run 1 $*
  unset DISK_FAILS
  what="$what, $call $k fails with $error, $how"
  case $error in EIO) why='Input/output error' ;; *) why='No space left on device' ;; esac
}

# the game goes on in another file, which has all of it
goes_on_elsewhere() {
  failing "$1" "$2" "$3" once "$4" "$5"
  warns "the journal .*$4 cannot be written any more \($why\).*the whole game is now in .*$4.rescued and continues there"; one_sentence
  if grep -Eq 'The game is (kept|written down)' out; then says 'The game is (kept|written down): .*rescued'; fi
}

# nothing keeps it, and that is said
is_not_kept() {
  failing "$1" "$2" "$3" on "$4" "$5"
  warns "the journal .*$4 cannot be written any more \($why\).*no other file can be written either"
  quiet 'game is (kept|written down)'
}

# wherever the disk fails, in a game of a person's; what was kept before that is sound
cp in typed
for k in $(seq "$lines"); do
  for error in EIO ENOSPC; do
    for call in sync write; do
      rm -f failed.jsonl*
      cp typed in
      goes_on_elsewhere $call "$k" $error failed.jsonl "$trade --journal failed.jsonl"
      holds "all of it is there: $call $k" cmp -s whole.jsonl failed.jsonl.rescued
      rm -f failed.jsonl*
      cp typed in
      is_not_kept $call "$k" $error failed.jsonl "$trade --journal failed.jsonl"
      holds "no other file is left: $call $k" test "$(ls failed.jsonl*)" = failed.jsonl
    done
    [ "$k" = 1 ] || run 0 replay failed.jsonl --verify
    holds "the lines before it are there: $call $k" test "$(wc -l <failed.jsonl)" = $((k - 1))
  done
done

# the folder: a journal that would not be found is none
: >in
for error in EIO ENOSPC; do
  rm -f failed.jsonl
  failing folder 1 $error once failed.jsonl "$trade --journal failed.jsonl"
  warns "the journal failed.jsonl cannot be created: $why"; one_sentence
  holds 'nothing is left of it' test ! -e failed.jsonl
  export DISK_FAILS="folder 3 $error once"
  run 0 $trade
  unset DISK_FAILS
  warns "the journal .*trade-5-1.jsonl cannot be created: $why; the game is played without a journal"; one_sentence
  says '^The game has no journal: it is not saved'
  holds 'nothing is left of that' test ! -e state/croupier/journals/trade-5-1.jsonl
done
# not all file systems can sync everything
export DISK_FAILS='folder 1 EINVAL once'
run 0 $trade --journal folder.jsonl
export DISK_FAILS='sync 1 EINVAL once'
run 0 $trade --journal pipe.jsonl
unset DISK_FAILS

# what else is written: edits, who sits where, free actions, and games gone on with
export CROUPIER_PATH="$root/scripts"
session() { # NAME KINDS LINE...: every line of its journal fails once
  name=$1 kinds=$2; shift 2
  printf '%s\n' "$@" >typed
  cp typed in
  rm -rf state
  export DISK_TRACE=trace.csv
  rm -f trace.csv
  run 0
  unset DISK_TRACE
  holds "$name: each line is synced in its turn" in_order "state/croupier/journals/$name-5-1.jsonl"
  for kind in $kinds; do
    holds "$name: there is a line of the kind $kind" grep -q "\"$kind\":" "state/croupier/journals/$name-5-1.jsonl"
  done
  for k in $(seq 2 "$(wc -l <"state/croupier/journals/$name-5-1.jsonl")"); do # without the first there is no game
    rm -rf state
    cp typed in
    goes_on_elsewhere sync "$k" EIO "$name-5-1.jsonl" ''
    rm -rf state
    cp typed in
    is_not_kept sync "$k" EIO "$name-5-1.jsonl" ''
  done
}
session trade 'answer edit player undo redo' 'start trade 3 seed=5' 1 'edit' '= p1:score(3)' 'edit' 'seat 2 bot search:20' 'scene shown(1) = cloth 4' 2 undo redo
cat >hands.lua <<'L'
local byzanz = ...
local deal_in = byzanz.deal_in
function byzanz:deal_in()
  deal_in(self)
  for value = 1, 3 do self.stock:first({ kind = "cloth", value = value }):move(self.players[2].hand) end
end
L
session byzanz 'answer free player' 'start byzanz 3 seed=5 house=hands.lua' 'seat 2 human' '2: sell' 'cloth 1, cloth 2, cloth 3' pass

head -n 4 whole.jsonl >going.jsonl
printf '1\n' >in
goes_on_elsewhere sync 1 EIO going.jsonl 'resume going.jsonl'
head -n 4 whole.jsonl | head -c -1 >going.jsonl # its last line end is written anew
rm -f going.jsonl.rescued
goes_on_elsewhere sync 1 ENOSPC going.jsonl 'resume going.jsonl'
rm -f going.jsonl.rescued
goes_on_elsewhere write 1 ENOSPC going.jsonl 'resume going.jsonl'

# another program is asked again only when its answer is on disk: it has had as many questions as it had answered, and one
serve='serve trade --players 3 --seed 5 --seat 1=human --bots random --stdio'
for id in 1 2 3 4 5 6; do echo "{\"type\":\"answer\",\"id\":$id,\"option\":0}"; done >typed
cp typed in
traced 0 served.jsonl $serve
grep -c '"type":"ask"' out >asked
for k in $(seq "$(wc -l <served.jsonl)"); do
  cp typed in
  rm -f failed.jsonl*
  is_not_kept sync "$k" EIO failed.jsonl "$serve --journal failed.jsonl"
  may=$(head -n "$k" served.jsonl | grep -c '"seat":1,"answer"')
  holds "line $k fails: asked $may times" test "$(grep -c '"type":"ask"' out)" = "$may"
  quiet '"type":"end"'
done
finish
