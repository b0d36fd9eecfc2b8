#!/bin/sh
# Brings what is missing: packages by apt, sources into build/deps. `build` for the program, `test` for the tests,
# `style` for the checks of style, `lint` for the readers of code. DEPS=dir: the sources lie there already. What
# is known good is in .ci/sums.
set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C

into=build/deps
CC=${CC:-cc}
lua=lua-5.4.9.tar.gz

say() { echo "deps: $*" >&2; }
die() { say "$*"; exit 1; }

. .ci/fetch.sh

# --- sums ---

sum_of() { # FILE
  if command -v sha256sum >/dev/null; then sha256sum <"$1"; else shasum -a 256 <"$1"; fi | cut -d' ' -f1
}

known() { # FILE NAME: prints its version; false if it is none of the files that are known good by that name
  [ -f "$1" ] || return 1
  sum=$(sum_of "$1")
  awk -v sum="$sum" -v name="$2" '$1 == sum && $2 == name { $1 = $2 = ""; print substr($0, 3); found = 1 }
    END { exit !found }' .ci/sums
}

newest() { # NAME: the sum of its newest version
  awk -v name="$1" '$2 == name { print $1; exit }' .ci/sums
}

came() { # NAME how it came
  echo "$2" >"$into/$1.came"
}

# --- packages ---

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"
  elif [ -t 0 ]; then sudo "$@"
  else sudo -n "$@"
  fi
}

install() { # the package names; they are known to be missing
  say "installing $*"
  command -v apt-get >/dev/null || { say "there is no apt-get here: install $* by hand, then make again"; return 1; }
  [ "$(id -u)" = 0 ] || command -v sudo >/dev/null ||
    { say "installing needs root: run 'apt-get install $*' as root, then make again"; return 1; }
  for try in 1 2; do
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends "$@" \
      >"$into/apt.log" 2>&1 </dev/null && return 0
    [ $try = 2 ] || as_root apt-get update >>"$into/apt.log" 2>&1 </dev/null || break
  done
  tail -n 5 "$into/apt.log" >&2
  say "apt-get could not install $* ($into/apt.log has all it said): install it by hand, then make again"
  return 1
}

install_commands() { # command=package ...
  missing=
  for pair; do command -v "${pair%%=*}" >/dev/null || missing="$missing ${pair#*=}"; done
  [ -z "$missing" ] || install $missing
}

includes() { echo "#include <$1>" | $CC -E - >/dev/null 2>&1; }

# gcc is there without the headers of libc where nothing recommended was installed.
install_headers() {
  command -v "${CC%% *}" >/dev/null || die "there is no $CC here: install gcc, or say make CC=another-compiler"
  missing= headers=
  for pair in stdio.h=libc6-dev jansson.h=libjansson-dev seccomp.h=libseccomp-dev utf8proc.h=libutf8proc-dev; do
    includes "${pair%=*}" || missing="$missing ${pair#*=}" headers="$headers ${pair%=*}"
  done
  [ -n "$missing" ] || return 0
  command -v apt-get >/dev/null || by_hand "There is no apt-get, and $CC lacks$headers."
  install $missing
  for header in $headers; do
    includes $header || die "$CC finds no $header, although$missing is installed: use another compiler (make CC=gcc)"
  done
}

# All in one screen: 24 lines, 80 columns.
by_hand() { # SENTENCE
  cat >&2 <<T
$1
You can do it by hand:
1. Install a compiler, make, and Jansson, libseccomp and utf8proc:
     Fedora   dnf install gcc make jansson-devel libseccomp-devel utf8proc-devel
     Arch     pacman -S gcc make jansson libseccomp libutf8proc
     macOS    no: it runs on Linux alone
     Debian   apt-get install gcc make lib{c6,jansson,seccomp,utf8proc}-dev
2. Put these files into a folder; each has its SHA-256 below it:
     $lua   (Lua 5.4.9, from Lua's own site)
       $(newest $lua)
     greatest.h         (greatest 1.3.1; fzy 1.0 has it in deps/greatest)
       $(newest greatest.h)
     linenoise.c        (jimtcl 0.84; .ci/sums lists others that will do)
       $(newest linenoise.c)
     linenoise.h        (jimtcl 0.84)
       $(newest linenoise.h)
3. Say where they are:
     make play DEPS=folder
The tests also use clang, tmux, zsh, fish, python3, chromium, poppler-utils and
valgrind, and leave out what is not there.
T
  exit 1
}

# --- Lua ---

unpack_lua() { # TARBALL
  rm -rf "$into/lua" "$into/lua.new" "$into/warning"
  mkdir -p "$into/lua.new/src" "$into/lua.new/include"
  tar -xf "$1" -C "$into/lua.new" --strip-components=1 ||
    die "$1 cannot be unpacked"
  for header in lua.h luaconf.h lauxlib.h lualib.h; do
    cp "$into/lua.new/src/$header" "$into/lua.new/include" || die "$1 has no src/$header"
  done
  mv "$into/lua.new" "$into/lua" # whole, or not there
}

lua_came() { # how
  rm -f "$into"/lua*.tar.*
  came lua "$1"
}

take_lua() { # TARBALL how: only if it is the one that is known good
  known "$1" $lua >/dev/null || return 1
  unpack_lua "$1"
  lua_came "Lua 5.4.9: $2"
}

lua_of_folder() {
  for at in "$DEPS/lua5.4_5.4.9.orig.tar.gz" "$DEPS/$lua"; do
    ! take_lua "$at" "from $DEPS" || return 0
  done
  die "neither $lua nor lua5.4_5.4.9.orig.tar.gz in '$DEPS' has the SHA-256 $(newest $lua): put it there"
}

lua_of_suites() {
  for suite in own $(suites sid forky testing); do
    tarball=$(fetch "$suite" lua5.4 'lua5\.4_5\.4\.9\.orig\.tar\.gz') || continue
    ! take_lua "$into/$tarball" "from $(suite_called "$suite")" || return 0
    say "$tarball of $(suite_called "$suite") is not the file that is known good"
  done
  return 1
}

lua_of_its_site() {
  fetch_page "https://www.lua.org/ftp/$lua" "$into/$lua" || return 1
  ! take_lua "$into/$lua" "from Lua's own site" || return 0
  say "the $lua that came from Lua's own site is not the file that is known good"
  return 1
}

# No sum of it can be known: it is as good as the signed index that names it.
newer_lua() {
  for suite in own $(suites sid forky testing); do
    tarball=$(fetch "$suite" lua5.4 'lua5\.4_5\.4\.[1-9][0-9]+\.orig\.tar\.gz') || continue
    unpack_lua "$into/$tarball"
    number=${tarball#*_}; number=${number%.orig*}
    lua_came "Lua $number: from $(suite_called "$suite"), since 5.4.9 was not to be had"
    cat >"$into/warning" <<W
NOTE: this is built with Lua $number. Croupier was tested with 5.4.9, which was not to be had. No SHA-256 of $number
is known here; apt has checked it against the index that its suite has signed. 'make test' shows if all is well.
W
    return 0
  done
  return 1
}

lua_of_distribution() {
  tarball=$(fetch own lua5.4 'lua5\.4_5\.4\.[0-9]+\.orig\.tar\.gz') || return 1
  unpack_lua "$into/$tarball"
  number=${tarball#*_}; number=${number%.orig*}
  lua_came "Lua $number: from $(suite_called own), and it is OLD: see the warning"
  cat >"$into/warning" <<W
WARNING WARNING WARNING
Lua 5.4.9 was not to be had, so this is built with $tarball, which has known memory errors that a
script can reach. Do not run scripts you do not trust. Better: get $lua from Lua's own site,
then say make distclean and make DEPS=its-folder
W
}

get_lua() {
  if [ -n "${DEPS:-}" ]; then lua_of_folder; return; fi
  lua_of_suites || lua_of_its_site || newer_lua || lua_of_distribution ||
    by_hand "Lua 5.4.9 cannot be fetched ($into/apt.log says why)."
}

# --- greatest and linenoise ---

get_greatest() {
  if [ -n "${DEPS:-}" ]; then
    known "$DEPS/greatest.h" greatest.h >/dev/null ||
      die "there is no greatest.h with the SHA-256 $(newest greatest.h) (it is version 1.3.1) in '$DEPS': put it there"
    cp "$DEPS/greatest.h" "$into/greatest.h"
    came greatest "greatest 1.3.1: from $DEPS"
    return
  fi
  for suite in own $(suites bookworm trixie bullseye forky testing sid); do
    tarball=$(fetch "$suite" fzy 'fzy_.*\.orig\.tar\.[a-z0-9]+') || continue
    tar -xf "$into/$tarball" -C "$into" --strip-components=3 --wildcards '*/deps/greatest/greatest.h' 2>>"$into/apt.log" || true
    rm -f "$into/$tarball"
    if known "$into/greatest.h" greatest.h >/dev/null; then
      came greatest "greatest 1.3.1: from $(suite_called "$suite"), in $tarball"
      return
    fi
    say "the greatest.h in $tarball of $(suite_called "$suite") is not version 1.3.1"
  done
  by_hand "greatest.h cannot be fetched ($into/apt.log says why)."
}

has_linenoise() { known "$1/linenoise.c" linenoise.c >/dev/null && known "$1/linenoise.h" linenoise.h >/dev/null; }

linenoise_came() { # from where
  came linenoise "linenoise of $(known "$into/linenoise/linenoise.c" linenoise.c): from $1"
}

get_linenoise() {
  at=$into/linenoise
  mkdir -p "$at"
  if [ -n "${DEPS:-}" ]; then
    has_linenoise "$DEPS" ||
      die "the linenoise.c and linenoise.h in '$DEPS' have none of the SHA-256 sums in .ci/sums (those of jimtcl): put them there"
    cp "$DEPS/linenoise.c" "$DEPS/linenoise.h" "$at"
    linenoise_came "$DEPS"
    return
  fi
  # the newest of a released suite first: trixie has 0.83, bookworm 0.81
  for suite in $(suites trixie) own $(suites bookworm forky testing sid); do
    tarball=$(fetch "$suite" jimtcl 'jimtcl_.*\.orig\.tar\.[a-z0-9]+') || continue
    tar -xf "$into/$tarball" -C "$at" --strip-components=1 --wildcards '*/linenoise.c' '*/linenoise.h' 2>>"$into/apt.log" || true
    rm -f "$into/$tarball"
    if has_linenoise "$at"; then linenoise_came "$(suite_called "$suite")"; return; fi
    say "the linenoise in $tarball of $(suite_called "$suite") is none that is known good"
  done
  by_hand "linenoise cannot be fetched ($into/apt.log says why)."
}

# --- all of it ---

tell_what_came() {
  for name in lua linenoise greatest; do
    if [ -f "$into/$name.came" ]; then say "$(cat "$into/$name.came")"; else say "$name: it lies in $into already"; fi
  done
}

mkdir -p "$into"
exec 9>"$into/lock"
! command -v flock >/dev/null || flock 9 # two makes at once fetch once

case ${1:-build} in
build)
  rm -rf "$into"/apt "$into/apt.log"
  install_headers
  [ -f "$into/lua/include/lua.h" ] || get_lua
  known "$into/greatest.h" greatest.h >/dev/null || get_greatest
  has_linenoise "$into/linenoise" || get_linenoise
  rm -rf "$into/apt"
  tell_what_came
  touch "$into/ok" ;;
test) # what cannot be had is left out of the tests, and they say so
  install_commands tmux=tmux python3=python3 || true
  install_commands zsh=zsh fish=fish || true
  install_commands chromium=chromium pdfinfo=poppler-utils || true # 115 MB to fetch
  install_commands valgrind=valgrind || true # 22 MB, with the symbols of libc that it needs
  install_commands clang=clang || exit 0
  echo 'int main(void) { return 0; }' | clang -fsanitize=address -xc - -o "$into/sanitized" 2>/dev/null ||
    install "libclang-rt-$(clang -dumpversion | cut -d. -f1)-dev" || true ;;
style)
  install_commands clang=clang clang-format=clang-format luacheck=lua-check ;;
lint)
  install_commands cppcheck=cppcheck clang-tidy=clang-tidy ;;
esac
