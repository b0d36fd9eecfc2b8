#!/bin/sh
# Brings what is missing: packages by apt, sources into build/deps. `build` for the program, `test` for the tests,
# `style` for the checks of style. DEPS=dir: the sources lie there already.
set -eu
cd "$(dirname "$0")/.."
export LC_ALL=C

into=build/deps
lua=lua5.4_5.4.9.orig.tar.gz
lua_sum=2335b6c582a52654f94612bf10d2f4672805d05329aa6568b1d8cd9e5c6fb8e6
greatest_sum=4ecd1c1c1b1d2cd7f0c8b0c9d87f92030b9ef7910da3a8197076b17d13076940 # greatest.h 1.3.1
linenoise_c_sum=28dbb25f2124aa40c159a04118f44e9c994c20df0113a103bcdb18c72deef1c8 # linenoise as in jimtcl 0.84
linenoise_h_sum=646441280653ed44a9b17a846e3c1b7aebf78da7e65f78925c4688a517124d16

say() { echo "deps: $*" >&2; }
die() { say "$*"; exit 1; }
has_sum() { echo "$2  $1" | sha256sum -c --status 2>/dev/null; }

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

# --- sources ---

# A private apt: the machine's own sites and keys, but for source packages of the suite given. Nothing of the
# machine's configuration is written to.
apt_private() { # SUITE: "" keeps the machine's own
  site=$into/apt$1
  rm -rf "$site"; mkdir -p "$site/lists/partial" "$site/cache" "$site/parts"
  apt-get indextargets --format '$(SOURCESENTRY) $(COMPONENT)' 'Created-By: Packages' |
    sed -n 's/ main$//p' | sort -u >"$site/entries"
  n=0
  while read -r entry; do # file:number of its stanza or line
    n=$((n + 1)); file=${entry%:*}; nth=${entry##*:}
    case $file in
    *.sources)
      awk -v nth="$nth" -v suite="$1" '
        /^[ \t]*$/ { if (seen) { stanza++; seen = 0 } next }
        /^#/ { next }
        { seen = 1 }
        stanza + 1 != nth { next }
        /^[^ \t]/ { skip = 0 }
        /^(Types|Components|Architectures|Enabled):/ || (suite != "" && /^Suites:/) { skip = 1 }
        !skip { print }
        END { print "Types: deb-src\nComponents: main"; if (suite != "") print "Suites: " suite }
      ' "$file" >"$site/parts/$n.sources" ;;
    *)
      sed -n "${nth}{s/arch=[^] ]*//;p}" "$file" | awk -v suite="$1" '{
        at = 2
        if ($2 ~ /^\[/) { while ($at !~ /\]$/) at++; at++ }
        printf "deb-src"
        for (i = 2; i <= at; i++) printf " %s", $i
        print "", (suite != "" ? suite : $(at + 1)), "main" }' >"$site/parts/$n.list" ;;
    esac
  done <"$site/entries"
  # A site that has no such suite (security updates) is an error of its own, not of the others.
  apt_get "$1" update >"$site/log" 2>&1 || true
}

# What is fetched is pinned by its SHA-256, so an index past its date (a mirror that stands still) does no harm.
apt_get() { # SUITE command ...
  site=$PWD/$into/apt$1; shift
  apt-get -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$site/parts" -o Dir::State::lists="$site/lists" \
    -o Dir::Cache="$site/cache" -o APT::Sandbox::User=root -o Acquire::Languages=none -o Acquire::Retries=2 \
    -o Acquire::Check-Valid-Until=false -o Acquire::Check-Date=false "$@"
}

fetch() { # SUITE PACKAGE PATTERN: downloads the package's file of that name to build/deps, prints its name
  line=$(apt_get "$1" source --print-uris "$2" 2>>"$into/apt$1/log" | grep -E "^'[^']*' $3 " | head -n 1)
  [ -n "$line" ] || return 1
  uri=$(echo "$line" | cut -d"'" -f2)
  set -- ${line##*\'} # name size sum
  /usr/lib/apt/apt-helper -o APT::Sandbox::User=root download-file "$uri" "$into/$1" "$3" >>"$into/apt.log" 2>&1 || return 1
  echo "$1"
}

unpack_lua() { # TARBALL
  rm -rf "$into/lua"; mkdir -p "$into/lua/include"
  tar -xzf "$1" -C "$into/lua" --strip-components=1
  cp "$into"/lua/src/lua.h "$into"/lua/src/luaconf.h "$into"/lua/src/lauxlib.h "$into"/lua/src/lualib.h "$into/lua/include"
}

get_lua() {
  for at in ${DEPS:+"$DEPS/$lua" "$DEPS/lua-5.4.9.tar.gz"} "$into/$lua"; do
    if has_sum "$at" $lua_sum; then unpack_lua "$at"; return; fi
  done
  [ -z "${DEPS:-}" ] || die "neither $lua nor lua-5.4.9.tar.gz in '$DEPS' has the SHA-256 $lua_sum: put it there, or make without DEPS"
  say "fetching Lua 5.4.9"
  [ -d "$into/aptsid" ] || apt_private sid
  if fetch sid lua5.4 "$lua" >/dev/null && has_sum "$into/$lua" $lua_sum; then unpack_lua "$into/$lua"; return; fi
  rm -f "$into/$lua"
  apt_private ""
  other=$(fetch "" lua5.4 'lua5\.4_5\.4\.[0-9]+\.orig\.tar\.gz') ||
    die "Lua 5.4.9 cannot be fetched ($into/aptsid/log says why): get lua-5.4.9.tar.gz from Lua's own site and say make DEPS=its-folder"
  unpack_lua "$into/$other"
  cat >"$into/warning" <<W
WARNING WARNING WARNING
Lua 5.4.9 was not to be had, so this is built with $other, which has known memory errors that a
script can reach. Do not run scripts you do not trust. Better: get lua-5.4.9.tar.gz from Lua's own site,
then say make distclean and make DEPS=its-folder
W
}

get_greatest() {
  if [ -n "${DEPS:-}" ]; then
    has_sum "$DEPS/greatest.h" $greatest_sum ||
      die "there is no greatest.h with the SHA-256 $greatest_sum (it is version 1.3.1) in '$DEPS': put it there, or make without DEPS"
    cp "$DEPS/greatest.h" "$into/greatest.h"; return
  fi
  say "fetching greatest 1.3.1"
  [ -d "$into/aptsid" ] || apt_private sid
  tarball=$(fetch sid fzy 'fzy_.*\.orig\.tar\.gz') ||
    die "greatest.h cannot be fetched ($into/aptsid/log says why): get version 1.3.1 and say make DEPS=its-folder"
  tar -xzf "$into/$tarball" -C "$into" --strip-components=3 --wildcards '*/deps/greatest/greatest.h'
  has_sum "$into/greatest.h" $greatest_sum ||
    die "the greatest.h in $tarball is not version 1.3.1: get that version and say make DEPS=its-folder"
}

has_linenoise() { has_sum "$1/linenoise.c" $linenoise_c_sum && has_sum "$1/linenoise.h" $linenoise_h_sum; }

get_linenoise() {
  at=$into/linenoise
  mkdir -p "$at"
  if [ -n "${DEPS:-}" ]; then
    has_linenoise "$DEPS" ||
      die "there are no linenoise.c and linenoise.h with the right SHA-256 (they are those of jimtcl 0.84) in '$DEPS': put them there, or make without DEPS"
    cp "$DEPS/linenoise.c" "$DEPS/linenoise.h" "$at"; return
  fi
  say "fetching linenoise"
  [ -d "$into/aptsid" ] || apt_private sid
  tarball=$(fetch sid jimtcl 'jimtcl_.*\.orig\.tar\.gz') ||
    die "linenoise cannot be fetched ($into/aptsid/log says why): get linenoise.c and linenoise.h of jimtcl 0.84 and say make DEPS=their-folder"
  tar -xzf "$into/$tarball" -C "$at" --strip-components=1 --wildcards '*/linenoise.c' '*/linenoise.h'
  rm -f "$into/$tarball"
  has_linenoise "$at" ||
    die "the linenoise in $tarball is not that of jimtcl 0.84: get linenoise.c and linenoise.h of that and say make DEPS=their-folder"
}

mkdir -p "$into"
exec 9>"$into/lock"; flock 9 # two makes at once fetch once

case ${1:-build} in
build)
  echo '#include <jansson.h>' | "${CC:-cc}" -E - >/dev/null 2>&1 || install libjansson-dev
  [ -f "$into/lua/include/lua.h" ] || get_lua
  has_sum "$into/greatest.h" $greatest_sum || get_greatest
  has_linenoise "$into/linenoise" || get_linenoise
  rm -rf "$into/apt" "$into/aptsid"
  touch "$into/ok" ;;
test) # what cannot be had is left out of the tests, and they say so
  install_commands tmux=tmux python3=python3 || true
  install_commands zsh=zsh fish=fish || true
  install_commands clang=clang || exit 0
  echo 'int main(void) { return 0; }' | clang -fsanitize=address -xc - -o "$into/sanitized" 2>/dev/null ||
    install "libclang-rt-$(clang -dumpversion | cut -d. -f1)-dev" || true ;;
style)
  install_commands clang=clang clang-format=clang-format luacheck=lua-check ;;
esac
