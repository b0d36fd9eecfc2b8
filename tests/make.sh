#!/bin/sh
# The Makefile itself, in a folder of its own and with tools that do nothing: what is built when, and how often.
set -u
cd "$(dirname "$0")/.." || exit 1
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
passed=0 failed=0
check() { # WHAT command ...
  what=$1; shift
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAIL  $what"; fi
}
make_traced() { make --trace BUILD="$dir/b" CC=true AR=true OBJCOPY=true COMPILER=true "$@" >"$dir/trace" 2>&1; }
made() { grep -c "^Makefile:[0-9]*: .*target '$dir/b/$1'" "$dir/trace"; }
same() { cmp -s "$1" "$dir/b/include/${1##*/}"; }

check 'both goals at once are built' make_traced -j4 all built-with-tests
check 'the texts are read once' [ "$(made texts/made)" = 1 ]

# a header that is older than the one that lies there, and one that nobody has any more
echo '/* another branch */' >"$dir/b/include/lex.h"
touch -d tomorrow "$dir/b/include/lex.h"
touch "$dir/b/include/croupier_gone.h"
check 'it builds again' make_traced -j4 built
check 'headers are as they are now' same runtime/pure/lex.h
check 'and no others' [ ! -e "$dir/b/include/croupier_gone.h" ]
check 'what lies there already keeps its time' [ "$(find "$dir/b/include" -name croupier.h -newer "$dir/b/include/lex.h")" = '' ]
echo "$passed passed, $failed failed"
[ $failed = 0 ]
