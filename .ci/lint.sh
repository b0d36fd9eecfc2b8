#!/bin/sh
# Readers of the code, which look for faults without running it: `lint.sh [cppcheck] [clang_tidy] [clang_analyzer]
# [gcc_analyzer]`. BUILD: a build, for the headers that it makes. Prints what they find, then `N passed, N failed`. The
# analyzers follow paths through the code: clang's takes three minutes of CPU time, gcc's half of one.
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
#   clang-tidy, clang-analyzer-
#     security.insecureAPI: functions of Annex K, which no C library of ours has
#     optin.performance.Padding: the order of a struct is for readers
#   gcc -fanalyzer, -Wanalyzer-
#     malloc-leak: it loses what a struct or an array holds; valgrind looks for leaks in tests/long/memcheck.sh
# What else an analyzer is told to leave: `excepted`.
set -u
cd "$(dirname "$0")/.." || exit 1
.ci/deps.sh lint || exit 1
BUILD=${BUILD:-build}
out=$(mktemp -d) || exit 1
trap 'rm -rf "$out"' EXIT
passed=0 failed=0
rooms='runtime runtime/pure runtime/vm runtime/table runtime/words runtime/engine runtime/out runtime/journal'
front='repl/base repl/jail repl/games repl/seats repl/prompt repl/draw repl/lab repl/front'

# each_file COMMAND [FLAG]...: the command for each file, with its flags behind it
each_file() {
  command=$1; shift
  for file in runtime/*/*.c repl/*/*.c; do echo "$file $* -include runtime/literal.h $(finds "$file")"; done |
    xargs -P "$(nproc)" -I{} sh -c "$command {}" 2>&1
}

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

# Places where an analyzer cannot know what another file promises: FILE CHECK | PART OF THE LINE | REASON.
excepted() {
  cat <<'E'
runtime/engine/descent.c null-dereference | q->seat | a game that asks has a question
runtime/engine/redeal.c core.CallAndMessage | option_of(w, q, OPTION_ITEM, picks[i]) | the picks are filled as far as the question has been answered
runtime/engine/variant.c possible-null-argument | strcpy(copy, text) | tested in the line above
runtime/out/entries.c core.DivideZero | (r->right - r->column) / entries | one entry at least is seen where one is listed
runtime/pure/board.c core.UndefinedBinaryOperatorResult | l->at[i].is == OPEN | the labels of a node are filled as far as they are counted
runtime/pure/knowledge.c core.uninitialized | free[ | as many places are free as cards of their class are to be dealt
runtime/pure/outcomes.c core.NullDereference | best->visits == 0 | a question has an option
runtime/pure/outcomes.c null-dereference | best->visits == 0 | the same
runtime/pure/stacking.c core.CallAndMessage | list_orders(l, rest & | the table of first cards is filled by its own file
runtime/pure/text.c null-argument | strstr(text, "{n}") | every key has a text in English
runtime/pure/walk.c core.uninitialized | p.partner[place] | a pairing that is made gives everyone a partner
repl/base/file.c core.UndefinedBinaryOperatorResult | st_size > most ? too_large( | errno is not 0 after a failure
repl/base/options.c null-argument | (value, &end, 10) | an option without a value is refused before
repl/base/request.c core.NonNullParamChecker | *rest + strspn(*rest | complain() returns the status that it gets
repl/front/new.c null-dereference | lex_code(template_of( | every kind has its templates
repl/games/contents.c use-of-uninitialized-value | croupier_zone z = croupier_zone_at( | a struct that a function returns
repl/games/log.c unix.Malloc | log->text | complain() returns the status that it gets
repl/games/table.c possible-null-dereference | names[ | tested in the condition of the loop
repl/lab/finding.c core.CallAndMessage | fabs(finding[i].change) | each measure has its finding
repl/lab/finding.c core.uninitialized | finding[1].changed = finding[0].changed | the same
repl/lab/sweep.c core.CallAndMessage | options_add(&set, setting[i]) | each axis has its setting
repl/lab/sweep.c use-of-uninitialized-value | options_add(&set, setting[i]) | the same
repl/lab/tally.c core.DivideZero | WIN / winners | a seat of the first rank is a winner
repl/lab/test.c possible-null-dereference | if (text[i] != ' | tested in the condition of the loop
repl/prompt/menu.c core.NullDereference | free(m->label[i][k]) | what has no labels has none to free
E
}

# Errors of Lua do not come back. Lua's headers do not say so.
noreturn() {
  cat <<'H'
struct lua_State;
int(luaL_error)(struct lua_State *, const char *, ...) __attribute__((noreturn));
int(luaL_argerror)(struct lua_State *, int, const char *) __attribute__((noreturn));
int(lua_error)(struct lua_State *) __attribute__((noreturn));
int(vm_no_room)(struct lua_State *) __attribute__((noreturn));
H
}

# What is found, without what is excepted: "FILE:LINE:COLUMN: warning: ... [CHECK]". The line must be the one that the
# exception quotes.
unexcepted() {
  excepted | awk -F' [|] ' '
    function line_of(file, number,  line) { while (number-- > 0) getline line <file; close(file); return line }
    NR == FNR { n = split($1, words, " "); file[NR] = words[1]; check[NR] = words[n]; quoted[NR] = $2; count = NR; next }
    { split($0, place, ":"); line = line_of(place[1], place[2])
      for (i = 1; i <= count; i++)
        if (index($0, file[i] ":") && index($0, check[i]) && index(line, quoted[i])) next
      print; found = 1 }
    END { exit !found }' - "$1"
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
  each_file "clang-tidy --quiet '-checks=$checks'" -- -std=c11 | grep -E 'warning:|error:'
}

run_clang_analyzer() {
  checks='-*,clang-analyzer-*,-clang-analyzer-security.insecureAPI.*,-clang-analyzer-optin.performance.Padding'
  each_file "clang-tidy --quiet '-checks=$checks'" -- -std=c11 -include "$out/noreturn.h" |
    grep -E 'warning:|error:' >"$out/paths"
  unexcepted "$out/paths"
}

run_gcc_analyzer() {
  each_file gcc -std=c11 -O1 -fanalyzer -Wno-analyzer-malloc-leak -include "$out/noreturn.h" -c -o /dev/null |
    grep -E 'Wanalyzer|error:' >"$out/paths"
  unexcepted "$out/paths"
}

noreturn >"$out/noreturn.h"
for tool in ${*:-cppcheck clang_tidy clang_analyzer gcc_analyzer}; do
  case $tool in clang_*) program=clang-tidy ;; *) program=${tool%_*} ;; esac
  if ! command -v "$program" >/dev/null; then echo "left out: $program is not there"; continue; fi
  if "run_$tool" >"$out/$tool"; then # something was found
    failed=$((failed + 1))
    echo "FAIL  $tool"
    sort -u "$out/$tool" | head -n 60
  else passed=$((passed + 1))
  fi
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
