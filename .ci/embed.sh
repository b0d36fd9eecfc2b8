#!/bin/sh
# Prints C for the files named: croupier_stdlib[], see runtime/stdlib.h.
set -eu
echo '#include "stdlib.h"'
for file; do
  echo "static const unsigned char $(basename "$file" .lua)_lua[] = {"
  od -An -v -tx1 "$file" | sed 's/ *\([0-9a-f][0-9a-f]\)/0x\1,/g'
  echo '0};'
done
echo 'const struct stdlib_file croupier_stdlib[] = {'
for file; do
  text="$(basename "$file" .lua)_lua"
  echo "  {\"$file\", (const char *)$text, sizeof $text - 1},"
done
echo '  {NULL, NULL, 0}};'
