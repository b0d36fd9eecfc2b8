#!/bin/sh
# quietly.sh NAME command ...: one line if the command succeeds, and its warnings; all that it says if it fails.
# Two in one tree wait for each other, because they build the same files.
set -u
name=$1; shift
mkdir -p build
log=$(mktemp) || exit 1
trap 'rm -f "$log"' EXIT
lock='flock build/lock'
command -v flock >/dev/null || lock=
$lock "$@" >"$log" 2>&1
status=$?
if [ $status = 0 ]; then grep -A 4 'warning: ' "$log"; else cat "$log"; fi
times >"$log" # not in a pipe: that is another shell
awk -v name="$name" -v status=$status 'NR == 2 && !status {
  split($1, user, /[ms]/); split($2, sys, /[ms]/)
  printf "%-24s %32.1f s\n", name, 60 * (user[1] + sys[1]) + user[2] + sys[2] }' "$log"
exit $status
