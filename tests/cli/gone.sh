#!/bin/sh
# Journals that are removed, moved, cut, replaced or written to while they are played, and disks that are full.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .
trade='play trade --players 3 --seed 5 --seat 1=human'
printf '1\n1 2\npass\n' >in
run 0 $trade --journal whole.jsonl
rm in
mkfifo pipe

lines() { [ "$(cat "$1" 2>/dev/null | wc -l)" -ge "$2" ]; }

# meanwhile WHAT COMMAND LINE...: after the first answer the command is carried out, then the lines are typed
meanwhile() {
  what=$1 command=$2; shift 2
  rm -rf play state && mkdir play
  "$CROUPIER" $trade --journal play/game.jsonl <pipe >out 2>err &
  game=$!
  exec 3>pipe
  echo 1 >&3
  await lines play/game.jsonl 6
  sh -c "$command"
  for line in "$@"; do echo "$line" >&3; done
  exec 3>&-
  wait $game
  status=$?
  if [ $status = 1 ]; then ok; else no "status $status, not 1"; fi
}
# rescued FILE: it holds the whole game, and the program said so
rescued() {
  holds "$what: the whole game is in $1" cmp -s whole.jsonl "$1"
  warns "the whole game is now in (.*/)?$(basename "$1") and"
  holds "$what: it is said once" test "$(grep -c 'the whole game is now in' err)" = 1
}

meanwhile removed 'rm play/game.jsonl' '1 2' pass
warns '^croupier: the journal play/game.jsonl is gone: somebody removed or moved it; '; one_sentence
rescued play/game.jsonl.rescued
says 'croupier replay play/game.jsonl.rescued'
meanwhile moved 'mv play/game.jsonl play/elsewhere.jsonl' '1 2' pass
warns 'play/game.jsonl is gone'; one_sentence
rescued play/game.jsonl.rescued
holds 'what was moved is left alone' lines play/elsewhere.jsonl 6
meanwhile replaced 'cp play/game.jsonl other && mv other play/game.jsonl' '1 2' pass
warns 'play/game.jsonl is gone: another file is in its place'; one_sentence
rescued play/game.jsonl.rescued
meanwhile cut 'truncate -s 1000 play/game.jsonl' '1 2' pass
warns 'somebody cut the journal play/game.jsonl: of [0-9]+ bytes, 1000 are left'; one_sentence
rescued play/game.jsonl.rescued
meanwhile emptied ': >play/game.jsonl' '1 2' pass
warns 'of [0-9]+ bytes, 0 are left'; one_sentence
rescued play/game.jsonl.rescued
meanwhile 'written to' 'tail -n 1 play/game.jsonl >>play/game.jsonl' '1 2' pass
warns 'somebody else wrote to the journal play/game.jsonl'; one_sentence
rescued play/game.jsonl.rescued
meanwhile 'removed with its folder' 'rm -r play' '1 2' pass
warns 'play/game.jsonl is gone'; one_sentence
rescued state/croupier/journals/game.jsonl.rescued
says 'croupier replay game.jsonl.rescued'
meanwhile 'removed twice' 'rm play/game.jsonl; : >play/game.jsonl.rescued' '1 2' pass
rescued play/game.jsonl.rescued2
meanwhile 'removed before it is left' 'rm play/game.jsonl'
says 'The game is saved: croupier resume play/game.jsonl.rescued'
warns 'play/game.jsonl is gone'; one_sentence
printf '1 2\npass\n' >in
run 0 resume play/game.jsonl.rescued
holds 'and it goes on there' cmp -s whole.jsonl play/game.jsonl.rescued
rm in
meanwhile 'cut before it is left' 'truncate -s -1 play/game.jsonl'
says 'The game is saved: croupier resume play/game.jsonl.rescued'
run 0 replay play/game.jsonl.rescued --verify

# nowhere: a folder that is gone, and no place for another file
what='nowhere to write'
rm -rf play state && mkdir play
HOME='' XDG_STATE_HOME='' "$CROUPIER" $trade --journal play/game.jsonl <pipe >out 2>err &
game=$!
exec 3>pipe
echo 1 >&3
await lines play/game.jsonl 6
rm -r play
echo '1 2' >&3
exec 3>&-
wait $game
status=$?
holds 'nowhere: status 1' test $status = 1
warns 'play/game.jsonl is gone: .*; no other file can be written either \(No such file or directory\)'
quiet 'The game is saved'

# at the prompt the game goes on, is saved, and the loss is not forgotten
mkdir play
HOME='' XDG_STATE_HOME='' "$CROUPIER" <pipe >out 2>err &
game=$!
exec 3>pipe
printf 'open play/game.jsonl\n' >&3
cp whole.jsonl begun.jsonl
head -n 6 whole.jsonl >play/game.jsonl
echo 'open play/game.jsonl' >&3
await grep -q 'cloth' out
rm -r play
printf '%s\n' '1 2' 'save saved.jsonl' pass score >&3
exec 3>&-
wait $game
status=$?
holds 'the prompt: status 1' test $status = 1
warns 'only this program keeps the game; `save FILE` writes it'
says 'Saved in saved.jsonl'
holds 'what was saved goes on there' cmp -s whole.jsonl saved.jsonl

# serve
rm -rf play && mkdir play
"$CROUPIER" serve nim --stdio --seed 1 --seat 1=human --journal play/game.jsonl <pipe >out 2>err &
game=$!
exec 3>pipe
await grep -q '"ask","id":1,' out
rm play/game.jsonl
echo '{"type":"answer","id":1,"option":0}' >&3
await grep -q '"ask","id":2,' out
exec 3>&-
wait $game
status=$?
holds 'serve: status 1' test $status = 1
warns 'play/game.jsonl is gone.*the whole game is now in play/game.jsonl.rescued and'; one_sentence
run 0 replay play/game.jsonl.rescued --verify

# none from the beginning: none is wanted, or the folder of journals cannot be written
rm -rf play state && mkdir play
printf '1\n1 2\npass\n' >in
run 0 $trade --journal none
says '^The game has no journal: it is not saved\.$'
quiet 'The game is saved'
holds 'nothing is said of a journal that nobody wants' test ! -s err
holds 'no file is written' test ! -e none -a ! -e state
run 0 $trade --journal ./none
holds 'a file of that name has a slash' cmp -s whole.jsonl none
printf '{"type":"answer","id":%d,"option":0}\n' 1 2 >in
run 0 serve nim --stdio --seed 1 --seat 1=human --journal none
says '"type":"ask","id":2,'
holds 'serve writes none either' test ! -e state -a ! -s err
run 1 serve nim --stdio --seed 1 --seat 1=human --seat '2=exec:exit 3' --fault stop --journal none
says 'because a bot failed; it has no journal'
: >in
export XDG_STATE_HOME=/dev/null/state
for command in 'play nim --seed 1' "$trade" 'serve nim --stdio --seed 1'; do
  run 0 $command
  warns 'the journal /dev/null/state/.*1\.jsonl cannot be created: Not a directory; the game is played without a journal, so it cannot be resumed; `--journal FILE` writes one'
  one_sentence
done
run 0 play nim --seed 1 --journal play/named.jsonl
says 'The game is saved: croupier replay play/named.jsonl'
holds 'a journal that is named is written' test ! -s err
printf '%s\n' 'start trade 3 seed=5' save 'fork other' branches 1 reload 'save play/kept.jsonl' '1 2' >in
run 0
warns '^the journal /dev/null/state/.*; the game is played without a journal, so it cannot be resumed; `save FILE` writes one$'
holds 'each command that needs a journal says so' test "$(grep -c '^this game has no journal; `save FILE` writes one$' err)" = 3
says 'No file of this game has changed; [0-9]+ answers repeated'
says '^Saved in play/kept\.jsonl'
says 'The game is saved: croupier replay play/kept\.jsonl'
run 0 replay --verify play/kept.jsonl
says '^ok: '
export XDG_STATE_HOME="$dir/state"

# a disk that is full: what was acknowledged before is there, in whole lines
rm -rf play && mkdir play
what='a full disk'
size=$(head -n 4 whole.jsonl | wc -c)
printf '1\n1 2\npass\n' >in
for limit in $(seq $(((size + 511) / 512)) $((($(wc -c <whole.jsonl) - 1) / 512))); do
  rm -f play/*
  (ulimit -f "$limit"; exec "$CROUPIER" $trade --journal play/game.jsonl <in >out 2>err)
  status=$?
  holds 'a full disk: status 1' test $status = 1
  warns 'the journal play/game.jsonl cannot be written any more \(File too large\); the lines before are still there'
  quiet 'The game is saved'
  run 0 replay play/game.jsonl --verify
  holds 'in whole lines' test ! -s err
  holds 'no other file is left' test "$(ls play)" = game.jsonl
done

# file systems of their own: a small one that fills up, and one that nobody may write to
if unshare -rm true 2>/dev/null; then
  # on OPTIONS COMMAND: the folder play is mounted so; the command is run in it
  export CROUPIER root
  on() { rm -rf play && mkdir play; unshare -rm sh -c "mount -t tmpfs -o $1 none play && $2" <in >out 2>err; status=$?; }
  for pages in 4 8; do
    what="a file system of $pages KB"
    on size=$((pages * 1024)) '"$CROUPIER" play "$root/scripts/byzanz.lua" --seed 5 --bots random --journal play/game.jsonl
      status=$?; "$CROUPIER" replay game.jsonl.rescued --verify || status=5; exit $status'
    holds "$what: status 1" test $status = 1
    warns 'the journal play/game.jsonl cannot be .* \(No space left on device\); .*the whole game is now in game.jsonl.rescued and continues there'
    says '^ok: [0-9]+ lines$'
    rm -rf state
  done
  on ro '"$CROUPIER" play "$root/scripts/byzanz.lua" --seed 5 --bots random --journal play/game.jsonl'
  holds 'a folder that nobody may write to: status 1' test $status = 1
  warns 'the journal play/game.jsonl cannot be created: Read-only file system'; one_sentence
else echo 'left out: this system mounts nothing for its users (unshare -rm)'
fi
rm in

# one at a time: the lock outlasts that the game is looked at again
what='two at one journal'
head -n 6 whole.jsonl >play/two.jsonl
"$CROUPIER" resume play/two.jsonl <pipe >out 2>err &
game=$!
exec 3>pipe
printf '%s\n' 'fork side' 'switch main' replay 'diff side' 'record test' >&3
await grep -q '^test("seed 5' out
"$CROUPIER" resume play/two.jsonl </dev/null >out2 2>err2
status=$?
holds 'a second one is refused' test $status = 2
holds 'and told why' grep -q 'is playing the game' err2
exec 3>&-
wait $game
finish
