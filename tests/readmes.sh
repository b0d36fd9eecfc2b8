#!/bin/sh
# The README of each folder names every source file that lies there, or in a room of it.
set -u
cd "$(dirname "$0")/.." || exit 1
passed=0 failed=0
for file in runtime/*/*.c stdlib/*.lua scripts/*.lua examples/*.lua repl/*/*.c; do
  name=${file##*/}
  stem=${name%.*}
  case $name in *.texts.lua) continue ;; esac
  if grep -qE "\`$stem(\.c|\.lua)?\`" "${file%%/*}/README.md"; then passed=$((passed + 1))
  else failed=$((failed + 1)); echo "FAIL  ${file%%/*}/README.md does not say what $name is"
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
