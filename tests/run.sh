#!/bin/sh
# Runs every part of the tests and adds up the `N passed, N failed` that each prints; shows what failing parts say. Each
# part has a line, with its seconds of CPU time.
# `tests/run.sh long` runs tests/long as well, and sets LONG: parts that look at less without it look at all. BUILD names
# the build folder.
set -u
cd "$(dirname "$0")/.." || exit 1
export BUILD="${BUILD:-build}"
export CROUPIER="$PWD/$BUILD/croupier"
unset CROUPIER_PATH # games of another tree are not meant
passed=0 failed=0
[ "${1:-}" = long ] && export LONG=yes || unset LONG
log=$(mktemp) || exit 1 # another run may be going on
trap 'rm -f "$log" "$log".*' EXIT
times >"$log.begin"

# seconds FILE: of CPU time that this shell's commands have used since `times` was written to FILE
seconds() {
  cat "$1" "$log.now" | awk 'NR % 4 == 2 || NR == 4 {
    split($1, user, /[ms]/); split($2, sys, /[ms]/); t[NR] = 60 * (user[1] + sys[1]) + user[2] + sys[2] }
    END { printf "%.1f", t[4] - t[2] }'
}

part() { # NAME command ...
  name=$1; shift
  times >"$log.before"
  "$@" >"$log" 2>&1 </dev/null
  status=$?
  times >"$log.now"
  # A part without a sum counts by its exit status; a part that dies after its sum has failed once more.
  sum=$(grep -Eo '^[0-9]+ passed, [0-9]+ failed' "$log" | awk '{ p += $1; f += $3 } END { if (NR) print p, f }')
  [ -n "$sum" ] || { [ $status = 0 ] && sum='1 0' || sum='0 0'; }
  p=${sum% *} f=${sum#* }
  [ $status = 0 ] || [ "$f" != 0 ] || f=1
  passed=$((passed + p)) failed=$((failed + f))
  printf '%-24s %5d passed, %d failed %8s s\n' "$name" "$p" "$f" "$(seconds "$log.before")"
  [ "$f" = 0 ] || sed 's/^/    /' "$log"
  ! grep -q '^left out:' "$log" || grep '^left out:' "$log"
}

[ ! -x "$BUILD/tests/unit_main" ] || part unit "$BUILD/tests/unit_main"
set -- tests/specs/*.lua
[ ! -f "$1" ] || part specs "$CROUPIER" test "$@"
for script in tests/*.sh tests/must/run.sh tests/check/*.sh tests/sessions/run.sh tests/cli/*.sh tests/terminal/*.sh; do
  case $script in tests/run.sh) continue ;; esac
  [ ! -f "$script" ] || part "${script#tests/}" sh "$script"
done
if [ -n "${LONG:-}" ]; then
  for script in tests/long/*.sh; do
    [ ! -f "$script" ] || part "${script#tests/}" sh "$script"
  done
fi

echo "all parts: $(seconds "$log.begin") s of CPU time"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" != 0 ]
