#!/bin/sh
# Each folder of runtime/ and repl/ uses only the folders that its README lists, and none in a circle: see rooms.py.
set -u
cd "$(dirname "$0")/.." || exit 1
exec python3 tests/rooms.py "${BUILD:-build}"
