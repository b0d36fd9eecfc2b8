#!/bin/sh
# The same games, answers and texts from every compiler, with and without optimisation and sanitizers, on one thread
# or several. The variants are built once and kept in build/variants. LONG: clang without sanitizers, too.
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
}

variant() { # NAME CC FLAGS
  folder=build/variants/$1
  if ! flock "$folder.lock" make -j2 "BUILD=$folder" "CC=$2" "CFLAGS_OPT=$3" "$folder/must/hashes" >"$out/$1.log" 2>&1; then
    tail -n 20 "$out/$1.log"
    check "$1 cannot be built" 1
    return
  fi
  all "$folder" >"$out/$1.txt" 2>"$out/$1.err"
  diff "$out/here.txt" "$out/$1.txt" >"$out/$1.diff"
  check "$1: other games" $?
  head -n 6 "$out/$1.diff" "$out/$1.err" | sed '/^$/d; /==>/d'
}

all "$BUILD" >"$out/here.txt" 2>&1
grep -q 'ended with' "$out/here.txt"
check 'a script fails' $((! $?))
[ "$(grep -c ' seed ' "$out/here.txt")" -ge $((games * 16)) ]
check 'games are missing' $?

variant gcc-O0 gcc '-O0'
if ! command -v clang >/dev/null; then
  echo 'left out: clang is not there, its builds are not compared'
else
  [ -z "${LONG:-}" ] || variant clang-O3 clang '-O3'
  if echo 'int main(void) { return 0; }' | clang -fsanitize=address,undefined -xc - -o "$out/sanitized" 2>/dev/null; then
    UBSAN_OPTIONS=halt_on_error=1 variant clang-sanitizers clang \
      '-O1 -fsanitize=address,undefined -fno-sanitize-recover=undefined'
  else
    echo "left out: clang's sanitizers are not there, their build is not compared"
  fi
fi

# the same report on one thread as on several, but for what the clock says
for game in alhambra byzanz five_towers hearts maharaja oh_pharaoh; do
  for jobs in 1 2 5; do
    "$BUILD/croupier" sim $game --games 60 --seed 5 --jobs $jobs --format json 2>&1 |
      grep -v -e '_per_s"' -e '"elapsed_s"' >"$out/jobs$jobs.json"
  done
  cmp -s "$out/jobs1.json" "$out/jobs2.json" && cmp -s "$out/jobs1.json" "$out/jobs5.json"
  check "$game: other games on several threads" $?
  grep -q '"errors": 0' "$out/jobs1.json"
  check "$game: errors" $?
done

echo "$passed passed, $failed failed"
[ $failed = 0 ]
