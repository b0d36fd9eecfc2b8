#!/bin/sh
# The jail: a process that runs scripts from elsewhere can do nothing but play, even if a script breaks out of the VM.
# escape.c plays the one that has broken out; every command is tried.
. "$(dirname "$0")/lib"

case $(cat "$root/${BUILD:-build}/flags") in *sanitize*) echo 'left out: a sanitizer wants to be loaded first'; finish; exit ;; esac
cc=$(cut -d' ' -f1 "$root/${BUILD:-build}/flags")
what='escape.c compiles'
if $cc -w -shared -fPIC -o escape.so "$root/tests/cli/escape.c"; then ok; else no 'it does not'; finish; exit 1; fi

mkdir there && cd there || exit 1
ln -s ../victim.lua out.lua
ln -s /etc/passwd innocent.lua
echo '{}' >keys.json
mkdir -p "$dir/tree/build" "$dir/tree/scripts" "$dir/tree/examples"
ln "$CROUPIER" "$dir/tree/build/croupier" 2>/dev/null || cp "$CROUPIER" "$dir/tree/build/croupier"
CROUPIER=$dir/tree/build/croupier
export SHIPPED="$dir/tree/scripts/shipped.lua"
echo 'return 2' >"$SHIPPED"

# tries COMMAND...: what one could do who breaks out of it is in the file tried
tries() {
  rm -rf made.lua also.lua yours.lua folder
  { cat "$games/nim.lua" && echo '-- mine'; } >mine.lua
  echo 'return 1' >../victim.lua
  timeout 600 env LD_PRELOAD="$dir/escape.so" "$CROUPIER" "$@" <in >out 2>err 9>tried
  status=$?
  what="croupier $*"
}

# The keeper gives scripts, and makes files that Croupier makes; it does nothing else.
in_jail() {
  tries "$@"
  if [ "$(grep -c refused tried)" = 51 ] && [ "$(grep done tried | tr '\n' ' ')" = 'read-script done write-script done ' ]; then ok
  else no "in jail: $(grep done tried | tr '\n' ',') $(grep -c refused tried) refused"; fi
}
# Calls by other numbers end the process.
for numbers in x32 int80; do
  export NUMBERS=$numbers
  : >in
  tries play ./mine.lua --bots random --seed 1 --journal none
  unset NUMBERS
  what="calls by the numbers of $numbers"
  if [ "$status" -gt 128 ] && [ ! -s tried ]; then ok; else no "status $status, $(cat tried)"; fi
done
free() {
  tries "$@"
  if grep -q 'read-secret done' tried && grep -q 'fork done' tried; then ok; else no "it is in jail"; fi
}

: >in
in_jail play ./mine.lua --bots random --seed 1 --journal j.jsonl
holds 'the journal is there, and nobody else can read less' test -s j.jsonl
in_jail sim ./mine.lua --games 5
in_jail sim ./mine.lua --games 5 --jobs 2
in_jail check ./mine.lua --time 1
in_jail list
in_jail rules ./mine.lua
in_jail knobs ./mine.lua
in_jail replay j.jsonl
in_jail resume j.jsonl
in_jail serve ./mine.lua --stdio --bots random
printf -- '-- game: mine.lua, players: 2\nlocal test = ...\ntest("nothing", function() end)\n' >spec.lua
in_jail test spec.lua
mkdir -p ../far && cp mine.lua ../far/game.lua
in_jail play ../far/game.lua --bots random --journal ../far/new.jsonl
holds 'what the command line names is made elsewhere, too' test -s ../far/new.jsonl
printf 'start mine\nquit\n' >in
in_jail
: >in

# The games that came with the program are as free as the program; so is it with --no-jail, which it says.
cp "$root/examples/kuhn.lua" "$dir/tree/examples"
free play kuhn --bots random --journal none
free --no-jail play ./mine.lua --bots random --journal none
warns 'You said --no-jail'
cp "$dir/tree/examples/kuhn.lua" kuhn.lua
free play ./kuhn.lua --bots random --journal none
echo '-- changed' >>kuhn.lua
in_jail play ./kuhn.lua --bots random --journal none
printf 'local kuhn = ...\n' >kuhn-house.lua
in_jail play ../tree/examples/kuhn.lua --house kuhn-house.lua --bots random --journal none
finish
