#!/bin/sh
# One of the forty faults, in a small game; left out without Python. All of them: tests/long/check.sh.
command -v python3 >/dev/null || { echo "0 passed, 0 failed"; exit 0; }
here=$(dirname "$0")
if python3 "$here/faults.py" "${CROUPIER:-build/croupier}" "${CHECK_SECONDS:-6}" "${CHECK_WANTED:-1}" ${CHECK_FAULTS:-15}; then
  echo "1 passed, 0 failed"
else
  echo "0 passed, 1 failed"
  exit 1
fi
