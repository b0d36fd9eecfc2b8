#!/bin/sh
# What is read: regular files up to a size, whatever is named; and `list`, which ends whatever lies in its folders.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .
run 0 play nim --seed 1 --bots random --journal sound.jsonl
mkfifo fifo.lua fifo.jsonl house
ln -s fifo.lua link.lua
ln -s fifo.jsonl link.jsonl
mkdir folder.lua folder.jsonl
ln -s /dev/zero zero.lua
ln -s /dev/zero zero.jsonl
ln -s loop.lua loop.lua
python3 -c 'import socket; s = socket.socket(socket.AF_UNIX); s.bind("socket.lua")' 2>/dev/null || mkfifo socket.lua

# refused STATUS PATH REASON ARGUMENT...: at once, one sentence with file and reason
refused() {
  expected=$1 file=$2 reason=$3; shift 3
  timeout 60 "$CROUPIER" "$@" >out 2>err <in
  status=$? what="croupier $*"
  if [ $status = "$expected" ]; then ok; else no "status $status, not $expected"; fi
  warns "^croupier: .*$file.*(cannot be read|not listed).*$reason"; one_sentence
}
irregular='not a regular file'
: >in
for name in fifo link zero socket; do
  for command in play sim knobs rules serve solve; do
    more=; [ $command = serve ] && more=--stdio
    refused 2 $name.lua "$irregular" $command $name.lua $more
  done
  refused 2 $name.lua "$irregular" play nim --house $name.lua
  refused 2 $name.lua "$irregular" replay sound.jsonl --rules $name.lua
  refused 2 $name.lua "$irregular" test $name.lua
done
for command in play sim; do refused 2 folder.lua 'Is a directory' $command ./folder.lua; done
run 2 play ./loop.lua
warns 'there is no game "./loop.lua"'; one_sentence
for name in fifo link zero; do
  for command in resume replay 'replay --verify'; do
    refused 4 $name.jsonl "$irregular" $command $name.jsonl
  done
done
refused 4 folder.jsonl 'Is a directory' replay folder.jsonl
refused 2 /dev/null "$irregular" play /dev/null
run 2 play fifo.lua --lang hu
warns 'fifo.lua nem olvasható: nem közönséges fájl'; one_sentence
cp nim.lua piped.lua
mkfifo piped.texts.lua
refused 2 piped.texts.lua "$irregular" play piped
rm piped*

# standard input is a file or a pipe
cp nim.lua in
run 0 sim /dev/stdin --games 5 --seed 1
: >in
what='a pipe as standard input'
timeout 60 sh -c 'cat nim.lua | "$1" play /dev/stdin' - "$CROUPIER" >out 2>err
warns "/dev/stdin.*$irregular"; one_sentence

# too much, before it is read
{ echo '-- croupier.game'; head -c 1048576 /dev/zero | tr '\0' ' '; } >large.lua
for command in play sim; do refused 2 large.lua 'more than 1 MB' $command large.lua; done
refused 2 large.lua 'more than 1 MB' play nim --house large.lua
head -c 1048576 large.lua >whole.lua # the largest there is
run 3 play whole.lua
quiet 'MB'
truncate -s 1T sparse.jsonl
cp nim.lua sparse.lua && truncate -s 1T sparse.lua
refused 2 sparse.lua 'more than 1 MB' play sparse.lua
refused 4 sparse.jsonl 'more than 32 MB' replay sparse.jsonl
refused 4 sparse.jsonl 'more than 32 MB' resume sparse.jsonl
run 2 play sparse.lua --lang hu
warns 'sparse.lua nem olvasható: 1 MB-nál nagyobb'
# a file that does not know its size is read to its end
run 4 replay /proc/version
warns '/proc/version is not a journal'; one_sentence

# and no further than the bound, whatever it was thought to have
if [ "$(head -c 1048577 /proc/kallsyms 2>/dev/null | wc -c)" = 1048577 ]; then
  holds 'it says to be empty' test ! -s /proc/kallsyms
  refused 2 /proc/kallsyms 'more than 1 MB' play /proc/kallsyms
fi

# the prompt goes on
printf '%s\n' 'start ./fifo.lua' 'start nim house=fifo.lua' 'open fifo.jsonl' 'open zero.jsonl' 'start nim seed=1' 'record test house' \
  'fork fifo' 'switch fifo' >in
run 0
holds 'five files are refused' test "$(grep -c "$irregular" err)" = 5
: >in

# what a journal names is looked for by name only, and read as files are
sed '1s/"game":"nim"/"game":"\/dev\/zero"/' sound.jsonl >zero_named.jsonl
run 4 resume zero_named.jsonl
mkfifo g.lua
sed "1s/\"name\":\"gather.lua\"/\"name\":\"g.lua\"/; 1s/\"name\":\"h.lua\"/\"name\":\"fifo.lua\"/" "$root/tests/cli/journals/v1.jsonl" |
  head -n 16 >named.jsonl
echo quit >in
what='a journal that names a FIFO'
timeout 60 "$CROUPIER" resume named.jsonl >out 2>err <in
if [ $? = 0 ]; then ok; else no 'hangs'; fi
: >in
rm -rf ./*.lua house

# --- list ---

cp "$games"/*.lua .
run 0 list
cp out usual
mkfifo fifo.lua
head -c 1048577 /dev/zero >zeros.lua
run 0 list
holds 'the others are listed' cmp -s out usual
warns 'fifo.lua is not listed: .*not a regular file'
warns 'zeros.lua is not listed: .*more than 1 MB'
rm fifo.lua zeros.lua

# spend: sets $spent, the seconds of CPU time that commands of this test have used; a clock also counts what others do
spend() {
  times >"$dir/times" # not in $(...): that is another shell
  spent=$(awk 'NR == 2 { split($1, user, /[ms]/); split($2, sys, /[ms]/)
    printf "%d", 60 * (user[1] + sys[1]) + user[2] + sys[2] }' "$dir/times")
}

# forty that never end
for i in $(seq 10 49); do
  case $i in
  1?) echo 'while true do end -- croupier.game' ;;
  2?) printf 'local g = croupier.game "loop%s" { players = 2 } while true do pcall(function() while true do end end) end\nreturn g' $i ;;
  3?) echo 'string.find(string.rep("a", 30000), ".-.-.-.-b") return croupier.game "loop" { players = 2 }' ;; # in C
  4?)
    printf 'return croupier.game "loop%s" { players = 2 }' $i
    echo 'while true do end' >loop$i.texts.lua
    ;;
  esac >loop$i.lua
done
spend; begun=$spent
what='list over forty that loop'
run 0 list
spend; lasted=$((spent - begun))
holds "list ends in a few seconds, not $lasted" test $lasted -le 20
holds 'the others are listed all the same' cmp -s out usual
for i in 10 19 20 29 30 39 40 49; do warns "loop$i.lua is not listed: .*loop$i(.texts)?.lua:[12]:.* 100 ms"; done
holds 'each is named' test "$(grep -o 'loop[0-9]*.lua is not listed' err | sort -u | wc -l)" = 40
# and more than there is time for: that takes all of the time
if [ -n "${LONG:-}" ]; then
  for i in $(seq 100 299); do cp loop10.lua loop$i.lua; done
  spend; begun=$spent
  run 0 list --lang hu
  spend; lasted=$((spent - begun))
  holds "list over 240 ends as well, not after $lasted" test $lasted -le 20
  warns 'ezek megnézésére nem maradt idő: loop.*lua, loop.* és még [0-9]+; a'
fi
finish
