#!/bin/sh
# Runs every part of the tests and adds up the `N passed, N failed` that each prints; shows what failing parts say.
# `tests/run.sh long` runs tests/long as well. BUILD names the build folder.
set -u
cd "$(dirname "$0")/.." || exit 1
export BUILD="${BUILD:-build}"
export CROUPIER="$PWD/$BUILD/croupier"
passed=0 failed=0
[ "${1:-}" = long ] && long=yes || long=no
log=$(mktemp) || exit 1 # another run may be going on
trap 'rm -f "$log"' EXIT

part() { # NAME command ...
  name=$1; shift
  "$@" >"$log" 2>&1 </dev/null
  status=$?
  # A part without a sum counts by its exit status; a part that dies after its sum has failed once more.
  sum=$(grep -Eo '^[0-9]+ passed, [0-9]+ failed' "$log" | awk '{ p += $1; f += $3 } END { if (NR) print p, f }')
  [ -n "$sum" ] || { [ $status = 0 ] && sum='1 0' || sum='0 0'; }
  p=${sum% *} f=${sum#* }
  [ $status = 0 ] || [ "$f" != 0 ] || f=1
  passed=$((passed + p)) failed=$((failed + f))
  printf '%-24s %5d passed, %d failed\n' "$name" "$p" "$f"
  [ "$f" = 0 ] || sed 's/^/    /' "$log"
  ! grep -q '^left out:' "$log" || grep '^left out:' "$log"
}

[ ! -x "$BUILD/tests/unit_main" ] || part unit "$BUILD/tests/unit_main"
set -- tests/specs/*.lua
[ ! -f "$1" ] || part specs "$CROUPIER" test "$@"
for script in tests/*.sh tests/must/run.sh tests/sessions/run.sh tests/cli/*.sh tests/terminal/*.sh; do
  case $script in tests/run.sh) continue ;; esac
  [ ! -f "$script" ] || part "${script#tests/}" sh "$script"
done
if [ $long = yes ]; then
  for script in tests/long/*.sh; do
    [ ! -f "$script" ] || part "${script#tests/}" sh "$script"
  done
fi

echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
