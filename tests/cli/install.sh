#!/bin/sh
# What `make install` puts there: a library that others can link, in C and C++, and all of it goes away again.
. "$(dirname "$0")/lib"

build=$(dirname "$CROUPIER")
# what is built stays as it is, whatever flags it was built with
made() { make -s -o library -o all -C "$root" BUILD="$build" PREFIX=/usr DESTDIR="$dir" "$@" >out 2>err </dev/null; }
[ -f "$build/libcroupier.a" ] || { echo 'left out: this build has no library for others'; finish; exit; }

what='make install'
if made install; then ok; else no 'it failed'; fi
for file in bin/croupier lib/libcroupier.a lib/libcroupier.so include/croupier.h lib/pkgconfig/croupier.pc \
  share/man/man1/croupier.1 share/bash-completion/completions/croupier share/zsh/site-functions/_croupier \
  share/fish/vendor_completions.d/croupier.fish share/doc/croupier/LICENSE share/doc/croupier/notices.txt \
  share/croupier/scripts/byzanz.lua share/croupier/examples/house-rules/byzanz-silk.lua share/croupier/examples/kuhn.lua share/croupier/stubs/croupier.lua share/croupier/examples/kinds/tricks.lua share/croupier/examples/embed.c \
  $(cd "$root" && find README.md runtime stdlib scripts repl examples tests -name '*.md' | sed 's,^,share/doc/croupier/,'); do
  if [ -s "usr/$file" ]; then ok; else no "there is no $file"; fi
done
holds 'what can be run can be run there' test -x usr/share/croupier/examples/bots/goofspiel.py
# links FILE: the files that it links to, from its own folder; code has no links
links() { awk '/^```/ { code = !code } !code' "$1" | grep -oE '\]\([^)#:]+' | sed 's/^](//; s,^,'"${1%/*}"'/,'; }
find usr/share/doc -name '*.md' | while read -r page; do links "$page"; done >linked
holds 'the READMEs link to each other' test "$(wc -l <linked)" -gt 20
while read -r file; do [ -e "$file" ] || echo "$file"; done <linked >astray
holds "every link leads to a file: $(tr '\n' ' ' <astray)" test ! -s astray
holds 'with the list of all words' grep -q '^## All words' usr/share/doc/croupier/stdlib/README.md

# the program finds the games beside it, wherever it lies
(unset CROUPIER_PATH; usr/bin/croupier list) >out 2>err
says '^byzanz '; says '^kuhn '
mkdir moved && cp -r usr/bin usr/share moved && mv usr elsewhere
(unset CROUPIER_PATH; moved/bin/croupier sim kuhn --games 1) >out 2>err
says '^Kuhn poker'
mv elsewhere usr
# so that another PREFIX compiles nothing
make -n -C "$root" BUILD="$dir/build" PREFIX=/elsewhere built "$dir/build/libcroupier.so.$("$CROUPIER" --version | sed 's/.* //')" >out 2>err
says 'runtime/vm/vm\.c'; says '/built\.c'; says '-shared'; quiet '/elsewhere'

run 0 --licenses
says 'MIT License'; says 'Lua.org, PUC-Rio'; says 'Salvatore Sanfilippo'; says jansson; says utf8proc

# names: the functions of the header, and nothing else
gcc -E -P usr/include/croupier.h | tr '\n' ' ' | grep -oE '\bcroupier_[a-z0-9_]+ ?\(' | tr -d ' (' | sort -u >declared
holds 'the header declares functions' test "$(wc -l <declared)" -gt 90
nm -g --defined-only usr/lib/libcroupier.a 2>/dev/null | awk 'NF == 3 { print $3 }' | sort >global
holds 'libcroupier.a has no other global name' cmp -s declared global
nm -D --defined-only usr/lib/libcroupier.so | awk '{ print $3 }' | sort >global
holds 'nor has libcroupier.so' cmp -s declared global

# a host, and a host that has a Lua and a list of its own
cp "$root/examples/embed.c" .
cat >own.c <<'END'
#include <croupier.h>
void lua_newstate(void);
int zone_move_top(void);
void lua_newstate(void) {}
int zone_move_top(void) { return 7; }
int main(void) {
  static croupier_config config;
  config.script.name = "g.lua";
  config.script.text = "local g = croupier.game 'g' { players = 1 } function g:play() end return g";
  while (config.script.text[config.script.size]) config.script.size++;
  croupier *c = croupier_new(&config);
  int ok = croupier_start(c, 1) == CROUPIER_OK && croupier_status(c) == CROUPIER_ENDED && zone_move_top() == 7;
  croupier_free(c);
  return !ok;
}
END
flags="-Wall -Wextra -pedantic -Werror $(sed -n 's/^Cflags: //p' usr/lib/pkgconfig/croupier.pc | sed "s,\${includedir},$dir/usr/include,")"
private=$(sed -n 's/^Libs.private: //p' usr/lib/pkgconfig/croupier.pc)
for way in 'gcc -std=c11' 'g++ -std=c++17 -xc++' 'clang -std=c11' 'clang++ -std=c++17 -xc++'; do
  command -v "${way%% *}" >/dev/null || { echo "left out: there is no ${way%% *}"; continue; }
  rm -f static shared
  # shellcheck disable=SC2086
  $way $flags embed.c -xnone usr/lib/libcroupier.a $private -o static 2>err
  # shellcheck disable=SC2086
  $way $flags embed.c -xnone -Lusr/lib -lcroupier -Wl,-rpath,"$dir/usr/lib" -o shared 2>>err
  holds "$way: the static library serves a host" sh -c "./static usr/share/croupier/scripts/five_towers.lua >out"
  says pile
  cp out first
  holds "$way: and so does the shared one" sh -c "./shared usr/share/croupier/scripts/five_towers.lua >out && cmp -s out first"
done
# shellcheck disable=SC2086
gcc $flags own.c usr/lib/libcroupier.a $private -o own 2>err && ./own
holds "names of a host's own are its own" test $? = 0
what='pkg-config'
if command -v pkg-config >/dev/null; then
  export PKG_CONFIG_PATH="$dir/usr/lib/pkgconfig"
  holds 'pkg-config knows the version' test "$(pkg-config --modversion croupier)" = "$("$CROUPIER" --version | sed 's/.* //')"
  line=$(sed -n 's/^    \(cc embed\.c .*\)/\1/p' "$root/README.md")
  holds "README.md: $line" sh -ec "PKG_CONFIG_SYSROOT_DIR='$dir'; export PKG_CONFIG_SYSROOT_DIR; $line
    LD_LIBRARY_PATH='$dir/usr/lib' ./embed usr/share/croupier/scripts/five_towers.lua >out"
fi

# the sample at the top of the header is the middle of embed.c
sed -n '/examples\/embed.c/,/^\*\*$/d; s/^\*\*   //p' usr/include/croupier.h | head -n 7 | while IFS= read -r line; do
  grep -qF -- "$line" embed.c || echo "$line"
done >missing
holds 'the sample of the header is in embed.c' test ! -s missing
holds 'and it has lines' test "$(sed -n 's/^\*\*   //p' usr/include/croupier.h | grep -c croupier_)" -gt 4
holds 'embed.c is short' test "$(wc -l <embed.c)" -lt 40

what='make uninstall'
if made uninstall; then ok; else no 'it failed'; fi
holds 'nothing is left' test -z "$(find usr -type f -o -type l)"
finish
