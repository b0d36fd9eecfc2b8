#!/bin/sh
# With AddressSanitizer and UBSan: unit tests, the golden games, sessions, changed journals and the words with hostile
# arguments. `make test-asan` runs all the rest so, too.
cd "$(dirname "$0")/../.." || exit 1
command -v clang >/dev/null || { echo 'left out: there is no clang'; echo '0 passed, 0 failed'; exit; }
make -j"$(nproc)" --no-print-directory BUILD=build/asan asan-parts >/dev/null || { echo '0 passed, 1 failed'; exit 1; }
export BUILD=build/asan CROUPIER=$PWD/build/asan/croupier ASAN_OPTIONS=detect_leaks=0
words=$(mktemp -d)
trap 'rm -rf "$words"' EXIT
build/asan/tests/unit_main
sh tests/golden.sh
sh tests/sessions/run.sh
for script in tests/cli/games/*.lua; do
  case $script in *.texts.lua) ;; *) build/asan/must/mutated 1000 "$script" ;; esac
done
! command -v python3 >/dev/null || { python3 tests/must/words.py stdlib/README.md 1 300 "$words" && build/asan/must/words "$words"; }
