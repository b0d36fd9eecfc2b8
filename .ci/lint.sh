#!/bin/sh
# Readers of the code, which look for faults without running it: `lint.sh [cppcheck] [clang_tidy]`. BUILD: a build, for the
# headers that it makes. Prints what they find, then `N passed, N failed`. Some minutes of CPU time.
#
# Left out, each with its reason:
#   cppcheck
#     uninitvar: it does not follow arrays that a loop fills as far as they are read; gcc and valgrind do
#     autoVariables: what one call hands down to its callees lies on the stack, and is gone with it
#     internalAstError: it cannot read a compound literal behind `?`
#     memleak: it does not see that `give` in history.c keeps or frees what it is given
#     nullPointer: it thinks that the best of a list that is not empty may be missing
#   clang-tidy, bugprone-
#     easily-swappable-parameters, reserved-identifier, assignment-in-if-condition, macro-parentheses, branch-clone: style
#     implicit-widening-of-multiplication-result, narrowing-conversions, misplaced-widening-cast, signed-char-misuse,
#     too-small-loop-variable: counts of seats, pieces and zones, far below the ends of their types (runtime/README.md, Limits)
#     sizeof-expression: the number of entries of a struct of equal numbers; room for pointers
#     integer-division: what is shown is rounded down on purpose
#     not-null-terminated-result: texts with a size of their own
set -u
cd "$(dirname "$0")/.." || exit 1
.ci/deps.sh lint || exit 1
BUILD=${BUILD:-build}
out=$(mktemp -d) || exit 1
trap 'rm -rf "$out"' EXIT
passed=0 failed=0
rooms='runtime runtime/pure runtime/vm runtime/table runtime/words runtime/engine runtime/out runtime/journal'
front='repl/base repl/jail repl/games repl/seats repl/prompt repl/draw repl/lab repl/front'

run_cppcheck() {
  cat >"$out/jansson.h" <<'H'
#define json_array_foreach(a, i, v) for (i = 0; i < json_array_size(a) && (v = json_array_get(a, i)); i++)
#define json_object_foreach(o, k, v) for (k = first(o); k && (v = get(o, k)); k = next(o, k))
H
  # shellcheck disable=SC2046
  cppcheck -q "-j$(nproc)" --std=c11 --enable=warning,portability,performance --inline-suppr \
    $(for room in $rooms $front; do echo "-I$room"; done) "-I$BUILD/texts" "-I$BUILD/include" "--include=$out/jansson.h" \
    --suppress=missingIncludeSystem --suppress=uninitvar --suppress=autoVariables --suppress=internalAstError \
    --suppress=memleak --suppress=nullPointer \
    runtime repl 2>&1 | grep -E ': (error|warning|portability|performance):'
}

# finds FILE: where it finds its headers
finds() {
  case $1 in
  repl/*) for room in $front; do printf -- '-iquote %s ' "$room"; done; echo "-iquote $BUILD/texts -I$BUILD/include -isystem build/deps/linenoise" ;;
  *) for room in $rooms; do printf -- '-iquote %s ' "$room"; done; echo "-iquote $BUILD/texts -Ibuild/deps/lua/src" ;;
  esac
}

run_clang_tidy() {
  checks='-*,bugprone-*'
  for left in easily-swappable-parameters reserved-identifier assignment-in-if-condition macro-parentheses branch-clone \
    implicit-widening-of-multiplication-result narrowing-conversions misplaced-widening-cast signed-char-misuse \
    too-small-loop-variable sizeof-expression integer-division not-null-terminated-result; do
    checks="$checks,-bugprone-$left"
  done
  for file in runtime/*/*.c repl/*/*.c; do echo "$file -- -std=c11 $(finds "$file")"; done |
    xargs -P "$(nproc)" -I{} sh -c "clang-tidy --quiet '-checks=$checks' {}" 2>&1 | grep -E 'warning:|error:'
}

for tool in ${*:-cppcheck clang_tidy}; do
  if ! command -v "$(echo "$tool" | tr _ -)" >/dev/null; then echo "left out: $tool is not there"; continue; fi
  if "run_$tool" >"$out/$tool"; then # something was found
    failed=$((failed + 1))
    echo "FAIL  $tool"
    sort -u "$out/$tool" | head -n 60
  else passed=$((passed + 1))
  fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
