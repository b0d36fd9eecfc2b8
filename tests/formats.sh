#!/bin/sh
# What a script names is never a format: such calls do not compile (runtime/literal.h, and WARN in the Makefile).
set -u
cd "$(dirname "$0")/.." || exit 1
passed=0 failed=0
flags='-std=c11 -fsyntax-only -Wformat=2 -Werror=format -Werror=format-nonliteral -Werror=format-security'
flags="$flags -include runtime/literal.h -iquote runtime -Ibuild/deps/lua/include"
flags="$flags -iquote ${BUILD:-build}/texts -I${BUILD:-build}/include"
for room in runtime/*/ repl/*/; do flags="$flags -iquote $room"; done

note() { # NAME: of the check whose status this is
  if [ $? = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAIL  $1"; fi
}

compiles() { # COMPILER STATEMENT
  printf '#include "vm_inner.h"\n#include "fault.h"\nvoid f(lua_State *L, croupier *c, const char *name);\n%s%s%s\n' \
    'void f(lua_State *L, croupier *c, const char *name) { (void)L, (void)c, (void)name; ' "$2" ' }' |
    $1 $flags -Ibuild/deps/lua/src -xc - 2>/dev/null
}

speaks() { # COMPILER STATEMENT: of the program, which names its sentences by key
  printf '#include "say.h"\nvoid f(const char *name, const char *more);\nvoid f(const char *name, const char *more) { (void)name, (void)more; %s }\n' \
    "$2" | $1 $flags -xc - 2>/dev/null
}

for compiler in gcc clang; do
  command -v $compiler >/dev/null || { echo "left out: there is no $compiler"; continue; }
  compiles $compiler 'luaL_error(L, "%s has %d", name, 3); lua_pushfstring(L, "%s%c", name, 0);'
  note "$compiler: good formats compile"
  while IFS= read -r bad; do
    ! compiles $compiler "$bad"
    note "$compiler compiles: $bad"
  done <<'END'
luaL_error(L, name);
luaL_error(L, name, 3);
luaL_error(L, c == NULL ? name : "x");
lua_pushfstring(L, name);
lua_pushfstring(L, name, 1);
luaL_error(L, "%s", 3);
luaL_error(L, "%d", name);
lua_pushfstring(L, "%d and %d", 1);
croupier_fail(c, CROUPIER_USAGE, name);
croupier_fail(c, CROUPIER_USAGE, "%d", name);
vm_say(c->vm, name);
croupier_fail(c, CROUPIER_USAGE, IN(players_wrong, c), "x", 2, 4, "y");
croupier_fail(c, CROUPIER_USAGE, IN(no_such_key, c));
END
  compiles $compiler 'croupier_fail(c, CROUPIER_USAGE, IN(players_wrong, c), "x", 2, 4, 5);'
  note "$compiler: a sentence of the library compiles"
  speaks $compiler 'warn(T(knob_form), name); warn("%s", text_at(TEXT_verb_undo_help));'
  note "$compiler: a sentence of the program compiles"
  while IFS= read -r bad; do
    ! speaks $compiler "$bad"
    note "$compiler compiles: $bad"
  done <<'END'
warn(T(knob_form), 3);
warn(T(knob_form));
warn(T(verb_undo_help));
warn(text_at(TEXT_knob_form), name);
END
done

# The flags that this test uses are those that all of the code is compiled with.
make -n BUILD=build/none build/none/runtime/pure/zone.o 2>/dev/null |
  grep -q -- '-Wformat=2 -Werror=format -Werror=format-nonliteral -Werror=format-security.* -include runtime/literal.h'
note 'the Makefile compiles with these flags'
! grep -nE '\((luaL_error|lua_pushfstring)\)|undef (luaL_error|lua_pushfstring)|pragma .*format|[^_]lua_pushvfstring' -r runtime repl --include=*.[ch] |
  grep -v '^runtime/literal.h'
note 'nobody goes around them'
# Lua knows few of printf's conversions, and no width: such a format would be an error of its own
! grep -nE '(luaL_error|lua_pushfstring)\(L, *("[^"]*")*"[^"]*%[^sdcfp%]' runtime/*/*.c
note "Lua's formats have Lua's conversions"
# a header without its .c: functions that take a format say so, so that their callers are checked
missing=$(for file in runtime/*/*.c repl/*/*.c; do
  gcc $flags -Wsuggest-attribute=format -Ibuild/deps/lua/src -isystem build/deps/linenoise "$file" 2>&1 | grep 'format attribute'
done)
[ -z "$missing" ]
note "functions that take formats say so: $missing"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
