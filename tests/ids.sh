#!/bin/sh
# Every test case, rule and ruling of the rulebooks has a spec that names it, and tests/README.md says where.
set -u
cd "$(dirname "$0")" || exit 1
passed=0 failed=0

ids() { # PREFIX LAST: PREFIX1 ... PREFIXLAST
  seq -f "$1%g" 1 "$2"
}
all=$(ids BYZ-T 13; ids BYZ-R 24; ids BYZ-Q 12; ids TOW-T 11; ids TOW-R 21; ids TOW-Q 12
  ids ALH-R 36; ids ALH-T 17; ids ALH-D 5; ids ALH-Q 15
  ids MAH-T 22; ids MAH-R 71; ids MAH-D 7; ids MAH-Q 26
  ids PHA-T 17; ids PHA-R 34; ids PHA-D 4; ids PHA-Q 20)

# the spec files in which a test's name has the id
files_with() {
  grep -lE "^test\(\"([^\"]*[^A-Z0-9-])?$1[^0-9]" specs/*.lua | sed 's,.*/,,; s/\.lua$//' | tr '\n' ' ' | sed 's/ $//'
}

rows=
for id in $all; do
  files=$(files_with "$id")
  row="| $id | $files |"
  rows="$rows$row
"
  if [ -n "$files" ] && grep -qF "$row" README.md; then passed=$((passed + 1))
  else
    failed=$((failed + 1))
    [ -n "$files" ] && echo "FAIL  tests/README.md lacks: $row" || echo "FAIL  no spec names $id"
  fi
done
[ "${1:-}" != rows ] || printf '%s' "$rows" # for the README
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
