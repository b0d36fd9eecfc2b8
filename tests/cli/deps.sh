#!/bin/sh
# What `make deps` does where its sources cannot be had from the first place. No network: apt, curl, wget and the compiler
# are stand-ins, which serve files that are made here. They have sums of their own.
. "$(dirname "$0")/lib"
export served="$dir/served"
mkdir bin tools made tree

# --- the stand-ins; beside them only the tools that deps.sh names can be found ---

for tool in awk cat chmod cp cut date dirname echo env false find flock grep gzip head ls make mkdir mv nproc rm sed seq sh \
  sha256sum sort tail tar touch tr true uname wc; do
  path=$(command -v "$tool") && case $path in /*) ln -s "$path" "tools/$tool" ;; esac
done
cat >tools/id <<'S'
#!/bin/sh
echo 0
S
cat >tools/cc <<'S'
#!/bin/sh
# cc -E -: a header is there when its package is
read -r line
[ -f "$served/has-libc6-dev" ] || exit 1
case $line in
*jansson*) [ -f "$served/has-libjansson-dev" ] ;;
*utf8proc*) [ -f "$served/has-libutf8proc-dev" ] ;;
*seccomp*) [ -f "$served/has-libseccomp-dev" ] ;;
esac
S
cat >bin/apt-get <<'S'
#!/bin/sh
# A suite is a folder of $served, the machine's own is in $served/own; what is asked for is in $served/log.
parts=
for word; do case $word in *sourceparts=*) parts=${word#*=} ;; esac; done
case " $* " in
*indextargets*) [ ! -f "$served/bare" ] || [ -f "$served/lists" ] || exit 0 ;;
esac
case " $* " in
*" update "*) [ -n "${parts:-}" ] || { touch "$served/lists"; exit 0; } ;;
esac
case " $* " in
*SOURCESENTRY*) echo "$served/own.sources:1 main"; echo "$served/own.sources:1 contrib" ;;
*indextargets*) cat "$served/own" ;;
*" install "*)
  for word; do case $word in lib*) echo "install $word" >>"$served/log"; touch "$served/has-$word" ;; esac; done ;;
*" update "*)
  suite=$(sed -n 's/^Suites: //p' "$parts"/*.sources)
  echo "update $suite" >>"$served/log"
  [ -d "$served/$suite" ] ;;
*" --print-uris "*)
  suite=$(sed -n 's/^Suites: //p' "$parts"/*.sources)
  for package; do :; done
  for file in "$served/$suite/${package}_"*; do
    [ ! -f "$file" ] || echo "'file:$file' ${file##*/} 1 SHA256:$(sha256sum <"$file" | cut -d' ' -f1)"
  done ;;
esac
S
cat >bin/apt-helper <<'S'
#!/bin/sh
while [ "$1" != download-file ]; do shift; done
cp "${2#file:}" "$3"
S
cat >bin/curl <<'S'
#!/bin/sh
while [ "$1" != -o ]; do shift; done
echo "${0##*/} $3" >>"$served/log"
cp "$served/page" "$2"
S
cat >bin/wget <<'S'
#!/bin/sh
while [ "$1" != -O ]; do shift; done
echo "${0##*/} $3" >>"$served/log"
cp "$served/page" "$2"
S
chmod +x bin/* tools/id tools/cc

# --- what they serve ---

lua_made() { # VERSION: a release of Lua, or something like it
  mkdir -p "made/lua-$1/src"
  for header in lua luaconf lauxlib lualib; do echo "/* $1 */" >"made/lua-$1/src/$header.h"; done
  tar -czf "made/lua-$1.tar.gz" -C made "lua-$1"
}
for version in 5.4.4 5.4.9 5.4.10; do lua_made $version; done
mkdir -p made/fzy-1/deps/greatest made/jimtcl-81 made/jimtcl-83 made/jimtcl-84 made/other
echo greatest >made/fzy-1/deps/greatest/greatest.h
for version in 81 83 84; do
  for kind in c h; do echo "$version" >made/jimtcl-$version/linenoise.$kind; done
  tar -czf made/jimtcl-$version.tar.gz -C made jimtcl-$version
done
tar -czf made/fzy.tar.gz -C made fzy-1
echo damaged >made/other/file
tar -czf made/other.tar.gz -C made other

cp -r "$root/Makefile" "$root/.ci" tree
sum() { echo "$(sha256sum <"$1" | cut -d' ' -f1)  $2"; }
{
  sum made/lua-5.4.9.tar.gz 'lua-5.4.9.tar.gz  5.4.9'
  sum made/fzy-1/deps/greatest/greatest.h 'greatest.h  1.3.1'
  for version in 84 83 81; do
    for kind in c h; do sum made/jimtcl-$version/linenoise.$kind "linenoise.$kind  jimtcl 0.$version"; done
  done
} >sums
cp sums tree/.ci/sums

# world SUITE: a machine of that suite, on which all is to be had as in the winter of 2026
world() {
  rm -rf served tree/build bin/cc; mkdir -p served/bookworm served/trixie served/forky served/testing served/sid "served/$1"
  printf '%s\n' "$1 $1" "$1-updates $1-updates" >served/own
  printf 'Types: deb\nURIs: nowhere\nSuites: %s\nComponents: main\n' "$1" >served/own.sources
  for suite in bookworm trixie; do
    cp made/lua-5.4.4.tar.gz served/$suite/lua5.4_5.4.4.orig.tar.gz
    cp made/fzy.tar.gz served/$suite/fzy_1.0.orig.tar.gz
  done
  cp made/jimtcl-81.tar.gz served/bookworm/jimtcl_0.81+dfsg0.orig.tar.gz
  cp made/jimtcl-83.tar.gz served/trixie/jimtcl_0.83.orig.tar.gz
  for suite in forky testing sid; do
    cp made/lua-5.4.9.tar.gz served/$suite/lua5.4_5.4.9.orig.tar.gz
    cp made/jimtcl-84.tar.gz served/$suite/jimtcl_0.84.orig.tar.gz
    cp made/fzy.tar.gz served/$suite/fzy_1.1.orig.tar.gz
  done
  cp made/lua-5.4.9.tar.gz served/page
  touch served/has-libc6-dev served/has-libjansson-dev served/has-libseccomp-dev served/has-libutf8proc-dev
}
newer_everywhere() { # [VERSION]: there is another Lua, or none, where 5.4.9 was
  for suite in forky testing sid; do
    rm -f served/$suite/lua5.4_*
    [ -z "${1:-}" ] || cp "made/lua-$1.tar.gz" "served/$suite/lua5.4_$1.orig.tar.gz"
  done
}
tools=$dir/bin:$dir/tools
deps() { # STATUS argument ...: make deps
  expected=$1; shift
  env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u DEPS PATH="$tools" make -C tree --no-print-directory deps CC=cc "$@" >out 2>err </dev/null
  status=$?
  touch served/log
  if [ $status = "$expected" ] || { [ $status != 0 ] && [ "$expected" != 0 ]; }; then ok; else no "status $status, not $expected"; fi
}
asked() { # a line of the log, so many times
  if [ "$(grep -cx -e "$1" served/log)" = "$2" ]; then ok; else no "not asked $2 times: $1 ($(tr '\n' ';' <served/log))"; fi
}
one_screen() { holds 'in one screen' sh -c '[ "$(wc -l <err)" -le 24 ] && ! grep -q ".\{81\}" err'; }

# --- where each comes from ---

what='all is to be had'
world bookworm; deps 0
warns '^deps: Lua 5\.4\.9: from the suite sid$'
warns '^deps: linenoise of jimtcl 0\.83: from the suite trixie$'
warns "^deps: greatest 1\.3\.1: from this machine's own suite \(bookworm\), in fzy_1\.0\.orig\.tar\.gz$"
for suite in bookworm trixie sid; do asked "update $suite" 1; done
asked 'update .*' 3
holds 'Lua is there' test -f tree/build/deps/lua/include/lualib.h
holds 'and linenoise' cmp -s tree/build/deps/linenoise/linenoise.c made/jimtcl-83/linenoise.c
what='once more: nothing is fetched, and it still says where all came from'
deps 0
warns '^deps: Lua 5\.4\.9: from the suite sid$'
asked 'update .*' 3
what='the machine is of a suite that has all'
world sid; deps 0
warns "^deps: Lua 5\.4\.9: from this machine's own suite \(sid\)$"
asked 'update sid' 1

what='an image without any lists'
world bookworm; touch served/bare; deps 0
warns '^deps: Lua 5\.4\.9: from the suite sid$'; warns "^deps: greatest 1\.3\.1: from this machine's own suite \(bookworm\)"

what='Lua: not in sid'
world bookworm; rm -r served/sid; deps 0
warns '^deps: Lua 5\.4\.9: from the suite forky$'; asked 'update sid' 1
what='Lua: not in sid, another file in forky'
world bookworm; rm -r served/sid; cp made/other.tar.gz served/forky/lua5.4_5.4.9.orig.tar.gz; deps 0
warns '5\.4\.9\.orig\.tar\.gz of the suite forky is not the file that is known good'
warns '^deps: Lua 5\.4\.9: from the suite testing$'
what='Lua: in no suite'
world bookworm; newer_everywhere; deps 0
warns "^deps: Lua 5\.4\.9: from Lua's own site$"; asked 'curl https://.*/lua-5\.4\.9\.tar\.gz' 1; asked 'wget .*' 0
what='Lua: by wget'
world bookworm; newer_everywhere; mv bin/curl curl; deps 0
warns "^deps: Lua 5\.4\.9: from Lua's own site$"; asked 'wget https://.*/lua-5\.4\.9\.tar\.gz' 1
mv curl bin/curl
what='Lua: 5.4.10 in its place'
world bookworm; newer_everywhere 5.4.10; rm served/page; deps 0
warns '^deps: Lua 5\.4\.10: from the suite sid, since 5\.4\.9 was not to be had$'
warns '^NOTE: this is built with Lua 5\.4\.10'
asked 'curl .*' 1; asked 'wget .*' 1
what='Lua: 5.4.10, and the site has another file'
world bookworm; newer_everywhere 5.4.10; cp made/other.tar.gz served/page; deps 0
warns "that came from Lua's own site is not the file that is known good"
warns '^deps: Lua 5\.4\.10:'
what="Lua: the distribution's"
world bookworm; newer_everywhere; rm served/page; deps 0
warns "^deps: Lua 5\.4\.4: from this machine's own suite \(bookworm\), and it is OLD"
warns '^WARNING WARNING WARNING$'; warns 'built with lua5\.4_5\.4\.4\.orig\.tar\.gz'
what='Lua: nowhere'
world bookworm; newer_everywhere; rm served/page served/*/lua5.4_*; deps 2
warns 'Lua 5\.4\.9 cannot be fetched'; one_screen

what='greatest: not in the own suite'
world bookworm; rm served/bookworm/fzy_*; deps 0
warns '^deps: greatest 1\.3\.1: from the suite trixie, '; asked 'update trixie' 1
what='greatest: in no released suite'
world bookworm; rm served/bookworm/fzy_* served/trixie/fzy_*; deps 0
warns '^deps: greatest 1\.3\.1: from the suite forky, '
what='greatest: another file'
world bookworm; cp made/other.tar.gz served/bookworm/fzy_1.0.orig.tar.gz; deps 0
warns 'is not version 1\.3\.1'; warns '^deps: greatest 1\.3\.1: from the suite trixie, '
what='greatest: nowhere'
world bookworm; rm served/*/fzy_*; deps 2
warns 'greatest\.h cannot be fetched'

what='linenoise: the own suite'
world bookworm; rm -r served/trixie; deps 0
warns "^deps: linenoise of jimtcl 0\.81: from this machine's own suite"
what='linenoise: of bookworm, on another machine'
world unknown; rm -r served/trixie; deps 0
warns '^deps: linenoise of jimtcl 0\.81: from the suite bookworm$'
what='linenoise: in no released suite'
world bookworm; rm served/bookworm/jimtcl* served/trixie/jimtcl*; deps 0
warns '^deps: linenoise of jimtcl 0\.84: from the suite forky$'
what='linenoise: another file'
world bookworm; cp made/other.tar.gz served/trixie/jimtcl_0.83.orig.tar.gz; deps 0
warns 'is none that is known good'; warns '^deps: linenoise of jimtcl 0\.81:'
what='linenoise: nowhere'
world bookworm; rm served/*/jimtcl_*; deps 2
warns 'linenoise cannot be fetched'; one_screen

# --- DEPS=folder, and where there is no apt-get ---

mkdir folder
cp made/lua-5.4.9.tar.gz made/fzy-1/deps/greatest/greatest.h made/jimtcl-84/linenoise.? folder
what='a folder that has all'
world bookworm; deps 0 DEPS="$dir/folder"
warns "^deps: Lua 5\.4\.9: from $dir/folder$"; warns "^deps: linenoise of jimtcl 0\.84: from $dir/folder$"
warns "^deps: greatest 1\.3\.1: from $dir/folder$"; asked '.*' 0
for file in lua-5.4.9.tar.gz greatest.h linenoise.h; do
  what="a folder without $file"
  mv "folder/$file" kept; world bookworm; deps 2 DEPS="$dir/folder"
  warns "$file"; warns 'sum|SHA-256 [0-9a-f]{64}'; asked '.*' 0
  mv kept "folder/$file"
done

tools=$dir/tools
what='no apt-get'
world bookworm; rm served/has-libjansson-dev; deps 2
one_screen
for words in 'Fedora +dnf install gcc make jansson-devel libseccomp-devel utf8proc-devel' 'Arch +pacman -S gcc make jansson libseccomp libutf8proc' 'macOS +no' \
  'lua-5\.4\.9\.tar\.gz' 'greatest\.h' 'linenoise\.c' 'linenoise\.h' 'make play DEPS='; do warns "$words"; done
holds 'and the sum of each' test "$(grep -Ecx ' +[0-9a-f]{64}' err)" = 4
what='no apt-get, but Jansson'
world bookworm; deps 2; warns 'pacman'; one_screen
what='no apt-get, but all else'
deps 0 DEPS="$dir/folder"
warns "^deps: Lua 5\.4\.9: from $dir/folder$"
what='no apt-get, but the real sums: they fit as well'
world bookworm; cp "$root/.ci/sums" tree/.ci/sums; deps 2; one_screen
cp sums tree/.ci/sums
tools=$dir/bin:$dir/tools

# --- headers ---

what='a compiler without the headers of libc'
world bookworm; rm served/has-*; deps 0
asked 'install libc6-dev' 1; asked 'install libjansson-dev' 1; asked 'install libutf8proc-dev' 1
warns 'installing libc6-dev libjansson-dev libseccomp-dev libutf8proc-dev'
what='without those of Jansson'
world bookworm; rm served/has-libjansson-dev; deps 0
asked 'install libc6-dev' 0; asked 'install libjansson-dev' 1
what='without those of utf8proc'
world bookworm; rm served/has-libutf8proc-dev; deps 0
asked 'install libutf8proc-dev' 1; asked 'install libjansson-dev' 0
what='a compiler that finds them nowhere'
world bookworm; printf '#!/bin/sh\nexit 1\n' >bin/cc; chmod +x bin/cc; deps 2
warns 'cc finds no stdio\.h, although libc6-dev libjansson-dev libseccomp-dev libutf8proc-dev is installed'
what='a compiler without the headers of libc, as they come from make'
world bookworm; deps 0; rm served/has-libc6-dev
env -u MAKEFLAGS -u MAKELEVEL -u MFLAGS -u DEPS PATH="$tools" make -C tree --no-print-directory build/deps/ok CC=cc >out 2>err </dev/null
asked 'install libc6-dev' 1; asked 'update .*' 3
what='no apt-get, and no headers of libc'
world bookworm; rm served/has-libc6-dev
tools=$dir/tools; deps 2; tools=$dir/bin:$dir/tools
warns 'There is no apt-get, and cc lacks stdio\.h'; warns 'Debian +apt-get install gcc make lib.c6,jansson'; one_screen
finish
