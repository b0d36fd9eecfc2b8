#!/bin/sh
# Under valgrind: planted faults in the arena are noticed (unit/poison_test.c), and a game of each script has none. The
# build tells memcheck which memory of the arena is free.
cd "$(dirname "$0")/../.." || exit 1
command -v valgrind >/dev/null || { echo 'left out: there is no valgrind'; echo '0 passed, 0 failed'; exit; }
echo '#include <valgrind/memcheck.h>' | gcc -E - >/dev/null 2>&1 ||
  { echo "left out: valgrind's headers are not there"; echo '0 passed, 0 failed'; exit; }
make -j"$(nproc)" --no-print-directory memcheck-parts >/dev/null || { echo '0 passed, 1 failed'; exit 1; }
out=$(mktemp -d) || exit 1
trap 'rm -rf "$out"' EXIT
passed=0 failed=0

# The cold heap is written through a handler of SIGSEGV, so valgrind must know all registers wherever that happens.
memcheck() { # NAME COMMAND...
  name=$1; shift
  if valgrind -q --vex-iropt-register-updates=allregs-at-mem-access --error-exitcode=9 --leak-check=full \
    --errors-for-leak-kinds=definite --log-file="$out/valgrind.%p" "$@" >"$out/said" 2>&1; then passed=$((passed + 1))
  else
    failed=$((failed + 1)); echo "FAIL  $name"
    tail -n 5 "$out/said"; cat "$out"/valgrind.* | head -n 40
  fi
  rm -f "$out"/valgrind.*
}

memcheck 'planted faults' build/memcheck/tests/unit_main -s poison_suite
for script in scripts/*.lua examples/*.lua; do
  case $script in *.texts.lua) continue ;; esac
  memcheck "$script" build/memcheck/croupier play "$script" --bots random --seed 3 --journal none
done
# what keeps much besides a game: here the leaks would be
run() { memcheck "$*" "$PWD/build/memcheck/croupier" "$@"; }
run sim kuhn --games 20 --seed 1 --jobs 1 --format html
run sim byzanz --games 4 --seed 1 --jobs 1 --cover
run sim byzanz --games 4 --seed 1 --jobs 1 --profile
run play byzanz --house byzanz-sealed_bids --bots random --seed 3 --journal none
run play maharaja --variant maharaja-short --bots random --seed 3 --journal none
run cards five_towers
run texts kuhn
run list
program=$PWD/build/memcheck/croupier sessions=$PWD/tests/sessions
export XDG_STATE_HOME="$out/state" HOME="$out"
cp tests/cli/games/*.lua "$sessions"/*.lua "$out"
cd "$out" || exit 1
for in in "$sessions"/*.in; do memcheck "session $in" sh -c "exec $program --no-jail <$in"; done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
