#!/bin/sh
# The same games, answers and texts from every compiler, with and without optimisation and sanitizers, on one thread
# or several. The variants are built once and kept in build/variants. VARIANT_GAMES: games of each script and number of
# players. VARIANT_ALL=yes: also the variants of must/variants.txt, more builds, and places of the world: fixed and random
# addresses, locales, time zones.
set -u
cd "$(dirname "$0")/.." || exit 1
BUILD=${BUILD:-build}
games=${VARIANT_GAMES:-1}
out=$(mktemp -d) || exit 1 # another run may be going on
trap 'rm -rf "$out"' EXIT
passed=0 failed=0
mkdir -p build/variants

check() { # NAME STATUS
  if [ "$2" = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAIL  $1"; fi
}

# all FOLDER: what the build in there makes of all scripts
all() {
  for script in scripts/*.lua examples/*.lua tests/must/*.lua; do
    case $script in *.texts.lua) continue ;; esac
    "$1/must/hashes" "$games" "$script" || echo "$script: ended with $?"
  done
  "$1/must/hashes" "$games" scripts/five_towers.lua checked_bids=off || echo "ended with $?"
  [ "${VARIANT_ALL:-}" ] || return
  grep '^[a-z]' tests/must/variants.txt | grep -v house= | while read -r game _ turned; do
    # shellcheck disable=SC2086
    "$1/must/hashes" "$games" "scripts/$game.lua" $turned || echo "$game $turned: ended with $?"
  done
}

compare() { # NAME
  diff "$out/here.txt" "$out/$1.txt" >"$out/$1.diff"
  check "$1: other games" $?
}

place() { # NAME COMMAND...: the same build, elsewhere
  name=$1; shift
  if ! "$@" true 2>/dev/null; then echo "left out: $* does not run here"; return; fi
  "$@" "$BUILD/must/hashes" "$games" scripts/byzanz.lua >/dev/null || check "$name: it does not run" 1
  BUILD=$BUILD VARIANT_GAMES=$games VARIANT_ALL=$VARIANT_ALL "$@" sh tests/variants.sh only >"$out/$name.txt" 2>"$out/$name.err"
  compare "$name"
}

variant() { # NAME CC FLAGS
  folder=build/variants/$1
  if ! flock "$folder.lock" make -j2 "BUILD=$folder" "CC=$2" "CFLAGS_OPT=$3" "$folder/must/hashes" >"$out/$1.log" 2>&1; then
    tail -n 20 "$out/$1.log"
    check "$1 cannot be built" 1
    return
  fi
  all "$folder" >"$out/$1.txt" 2>"$out/$1.err"
  compare "$1"
  head -n 6 "$out/$1.diff" "$out/$1.err" | sed '/^$/d; /==>/d'
}

if [ "${1:-}" = only ]; then all "$BUILD"; exit; fi # for place
all "$BUILD" >"$out/here.txt" 2>&1
grep -q 'ended with' "$out/here.txt"
check 'a script fails' $((! $?))
[ "$(grep -c ' seed ' "$out/here.txt")" -ge $((games * 16)) ]
check 'games are missing' $?

variant gcc-O0 gcc '-O0'
if [ "${VARIANT_ALL:-}" ]; then
  echo "games compared: $(grep -c ' seed ' "$out/here.txt")"
  variant gcc-O3 gcc '-O3'
  ! command -v clang >/dev/null || variant clang-O0 clang '-O0'
  place fixed-addresses setarch -R
  place random-addresses env A_LONGER_ENVIRONMENT="$(seq 500 | tr '\n' ' ')"
  place turkish env LC_ALL=tr_TR.UTF-8 LANG=tr_TR.UTF-8 TZ=NPT-5:45
  place hungarian env LC_ALL=hu_HU.UTF-8 LANGUAGE=hu TZ=NST3:30NDT,M3.2.0,M11.1.0
fi
if ! command -v clang >/dev/null; then
  echo 'left out: clang is not there, its builds are not compared'
else
  [ -z "${VARIANT_ALL:-}" ] || variant clang-O3 clang '-O3'
  if echo 'int main(void) { return 0; }' | clang -fsanitize=address,undefined -xc - -o "$out/sanitized" 2>/dev/null; then
    UBSAN_OPTIONS=halt_on_error=1 variant clang-sanitizers clang \
      '-O1 -fsanitize=address,undefined -fno-sanitize-recover=undefined'
  else
    echo "left out: clang's sanitizers are not there, their build is not compared"
  fi
fi

# the same report on one thread as on several, but for what the clock says
threads() { # GAMES SCRIPT JOBS...
  of=$1 script=$2; shift 2
  for jobs; do
    "$BUILD/croupier" sim "$script" --games "$of" --seed 5 --jobs "$jobs" --format json 2>&1 |
      grep -v -e '_per_s"' -e '"elapsed_s"' >"$out/jobs$jobs.json"
    cmp -s "$out/jobs1.json" "$out/jobs$jobs.json"
    check "$script: other games on $jobs threads" $?
  done
  grep -q '"errors": 0' "$out/jobs1.json"
  check "$script: errors" $?
}
if [ "${VARIANT_ALL:-}" ]; then
  for script in scripts/*.lua examples/*.lua; do
    case $script in *.texts.lua) ;; *) threads $((games * 10)) "$script" 1 2 5 ;; esac
  done
else
  for game in alhambra byzanz five_towers hearts maharaja oh_pharaoh; do threads 60 $game 1 2 5; done
fi

echo "$passed passed, $failed failed"
[ $failed = 0 ]
