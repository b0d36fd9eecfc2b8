#!/bin/sh
# What passes says one line, what fails says all: run.sh with parts made here, and .ci/quietly.sh, which runs the build.
set -u
cd "$(dirname "$0")/.." || exit 1
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
passed=0 failed=0
check() { # NAME command ...
  name=$1; shift
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAIL  $name"; sed 's/^/      /' "$folder/out"; fi
}
has() { grep -Eq -e "$1" "$folder/out"; }
lacks() { ! has "$1"; }
is() { [ "$1" = "$2" ]; }

mkdir -p "$folder/tests" "$folder/.ci"
cp tests/run.sh "$folder/tests"
cp .ci/quietly.sh "$folder/.ci"
echo 'echo "some noise"; echo "left out: a compiler"; echo "3 passed, 0 failed"' >"$folder/tests/good.sh"
echo 'i=0; while [ $i -lt 200000 ]; do i=$((i + 1)); done; echo "1 passed, 0 failed"' >"$folder/tests/busy.sh"
echo 'test -z "${CROUPIER_PATH:-}" && echo "1 passed, 0 failed"' >"$folder/tests/own.sh"
run() { (cd "$folder" && CROUPIER_PATH=/elsewhere BUILD=none sh "$@" >out 2>&1 </dev/null; echo $? >status); }

run tests/run.sh
check 'good parts: status 0' is "$(cat "$folder/status")" 0
check 'a line for each part' has '^good\.sh +3 passed, 0 failed +0\.0 s$'
check 'with its CPU time' has '^busy\.sh +1 passed, 0 failed +([1-9]|0\.[1-9]|0\.0[1-9]|[0-9]+\.[1-9]).* s$'
check 'and no word more' lacks noise
check 'what is left out is said' has '^left out: a compiler$'
check 'the sum is the last line' is "$(tail -n 1 "$folder/out")" '5 passed, 0 failed'

echo 'echo "FAIL  it differs"; echo "2 passed, 1 failed"; exit 1' >"$folder/tests/bad.sh"
echo 'echo "5 passed, 0 failed"; exit 3' >"$folder/tests/dies.sh"
run tests/run.sh
check 'bad parts: status 1' is "$(cat "$folder/status")" 1
check 'a part that fails says all' has '^    FAIL  it differs$'
check 'one that dies after its sum has failed' has '^dies\.sh +5 passed, 1 failed'
check 'the good are still quiet' lacks noise
check 'the sum has all' is "$(tail -n 1 "$folder/out")" '12 passed, 2 failed'

run .ci/quietly.sh build sh -c 'echo gcc a.c; echo "a.c:1:2: warning: odd"'
check 'a build that succeeds: status 0' is "$(cat "$folder/status")" 0
check 'it says one line' has '^build +[0-9]+\.[0-9] s$'
check 'not what it compiles' lacks '^gcc'
check 'but its warnings' has '^a\.c:1:2: warning: odd$'
run .ci/quietly.sh build sh -c 'echo gcc a.c; exit 2'
check 'a build that fails: its status' is "$(cat "$folder/status")" 2
check 'it says all' has '^gcc a\.c$'
run .ci/quietly.sh build sh -c 'i=0; while [ $i -lt 300000 ]; do i=$((i + 1)); done'
check 'the time of the build counts' lacks ' 0\.0 s$'

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
