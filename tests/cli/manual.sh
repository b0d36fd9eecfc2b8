#!/bin/sh
# What the program writes about itself: the manual page and completion for shells.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

run 0 manual
says '^\.TH CROUPIER 1'
for command in $("$CROUPIER" help | awk '/^  [a-z]/ { print $1 }'); do says "^\.SS croupier $command "; done
says '\\-\\-players'
says '^\.BR "undo" " \[n\]"'
if command -v groff >/dev/null; then
  holds 'groff finds no fault in it' sh -c 'test -z "$(groff -man -ww -Tutf8 out 2>&1 >/dev/null)"'
fi
says '\\-\\-one\\-page'
run 0 play --help
says 'For example:'


# next PATTERN WORD...: the last word may become that
next() { pattern=$1; shift; run 0 completion next -- "$@"; what="completion of $*"; says "$pattern"; }
next '^resume	Go on with a game' re
next '^--version	' ''
next '^byzanz	Byzanz$' play ''
next '^:files$' play ''
next '^--players	how many' play byzanz -
next '^--players	how many' play byzanz ''
next '^hand_limit=	cards a hand may hold$' play byzanz --set ''
next '^tie_break=all	$' sim --bots random byzanz --seed 3 --set tie_break=
next '^hand=7	$' knobs byzanz --set hand=
quiet 'hand=8|limit'
next '^2=search:	' play byzanz --seat 2=
quiet '^1='
next '^greedy	' play byzanz --bots ''
quiet 'human'
next '^hu	$' play byzanz --lang h
next '^current	$' replay x --rules ''
next '^:files$' replay x --rules ''
next '^fish	' completion ''
next '^:files$' test a.lua ''
next '^random,greedy' solve kuhn --bots random,gr
quiet 'exec'
next '^sim	' help s
next '^--one-page	' help --
# knobs at the ends of all numbers: every value is listed once, or none
for range in 'math.maxinteger - 1, math.maxinteger' 'math.mininteger, math.mininteger + 1' 'math.mininteger, math.maxinteger'; do
  echo "local g = croupier.game 'ends' { players = 2, knobs = { k = { math.maxinteger, range = { $range }, 'a knob' } } }" |
    sed "s/{ math.maxinteger, range = { math.mininteger,/{ math.mininteger, range = { math.mininteger,/" >ends.lua
  echo 'function g:play() end return g' >>ends.lua
  run 0 completion next -- play ./ends.lua --set k=
  case $range in
  math.max*) holds 'the highest two' test "$(cut -f 1 out | tr '\n' ' ')" = 'k=9223372036854775806 k=9223372036854775807 ' ;;
  *,*+*) holds 'the lowest two' test "$(cut -f 1 out | tr '\n' ' ')" = 'k=-9223372036854775808 k=-9223372036854775807 ' ;;
  *) holds 'too many are not listed' test ! -s out ;;
  esac
done
run 0 completion next -- nosuch ''
holds 'nothing follows a command that is not there' test ! -s out
run 0 completion next -- play nosuch --set ''
holds 'nothing is known of a game that is not there' test ! -s out
run 0 completion next
says '^play	'

run 2 completion tcsh
warns 'bash, zsh and fish'; one_sentence
run 2 completion bash zsh
warns 'what to do with "zsh"'; one_sentence

what='installing'
make -s -o all -C "$root" BUILD="$(dirname "$CROUPIER")" install DESTDIR="$dir/to" PREFIX=/usr >out 2>err </dev/null
for file in share/man/man1/croupier.1 share/bash-completion/completions/croupier share/zsh/site-functions/_croupier \
  share/fish/vendor_completions.d/croupier.fish bin/croupier; do
  if [ -s "to/usr/$file" ]; then ok; else no "there is no $file"; fi
done
finish
