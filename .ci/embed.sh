#!/bin/sh
# Prints C for the files named, a list that ends with a NULL name:
#   .ci/embed.sh HEADER 'struct ENTRY LIST' FILE...
set -eu
header=$1 list=$2
shift 2
echo "#include \"$header\""
number=0
for file; do
  number=$((number + 1))
  echo "static const unsigned char file_$number[] = {"
  od -An -v -tx1 "$file" | sed 's/ *\([0-9a-f][0-9a-f]\)/0x\1,/g'
  echo '0};'
done
echo "const $list[] = {"
number=0
for file; do
  number=$((number + 1))
  echo "  {\"$file\", (const char *)file_$number, sizeof file_$number - 1},"
done
echo '  {NULL, NULL, 0}};'
