#!/bin/sh
# A handful of the forty faults, in small games; left out without Python. All of them: tests/long/check.sh.
command -v python3 >/dev/null || { echo "0 passed, 0 failed"; exit 0; }
here=$(dirname "$0")
if python3 "$here/faults.py" "${CROUPIER:-build/croupier}" "${CHECK_SECONDS:-6}" "${CHECK_WANTED:-3}" ${CHECK_FAULTS:-7 15 20}; then
  echo "1 passed, 0 failed"
else
  echo "0 passed, 1 failed"
  exit 1
fi
