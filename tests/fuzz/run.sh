#!/bin/sh
# run.sh SECONDS TARGET...: each target gets so many seconds, one after the other, with what it knows from earlier runs.
# Builds with sanitizers and without know the same. Finds lie in build/fuzz/fuzz/finds: `SHOW=1 $BUILD/fuzz/TARGET FILE`
# carries one out again, and shows it.
set -u
cd "$(dirname "$0")/../.." || exit 1
BUILD=${BUILD:-build/fuzz}
seconds=$1; shift
store=$PWD/build/fuzz/fuzz known=$store/known
export FINDS="$store/finds/" ASAN_OPTIONS=malloc_context_size=5:quarantine_size_mb=8
passed=0 failed=0
mkdir -p "$FINDS" "$store/games"
for game in trade trade.texts nim barter slots everything map; do cp "tests/cli/games/$game.lua" "$store/games"; done

# seed TARGET NAME: what comes in is an input to begin with
seed() { mkdir -p "$known/$1" && cat >"$known/$1/$2"; }

seed_csv() {
  for file in $(find examples scripts stdlib -name '*.csv'); do seed csv "$(basename "$file")" <"$file"; done
  printf 'name,copies,cost,text,text_hu,name_hu\n"a ""b""",3,1,"x\ny",sz\303\266veg,n\303\251v\nc,,true,,,\n' | seed csv quoted
  printf '\357\273\277name;cost\r\nx;1\r\n\r\ny;2\r\n' | seed csv windows
}

# Games of tests/cli/games, played by the program itself: with undo, redo, an edit, and another player.
seed_journal() {
  state=$(mktemp -d)
  export XDG_STATE_HOME="$state" CROUPIER_PATH=tests/cli/games
  for game in nim trade slots everything map; do
    timeout 20 "$BUILD/croupier" --no-jail play $game --bots random --seed 3 --journal "$state/$game.jsonl"
  done >/dev/null 2>&1
  printf '%s\n' 'start trade 3 seed=5' 1 edit '= p1:score(3)' edit 'seat 2 bot search:20' 'scene shown(1) = cloth 4' 2 undo redo |
    timeout 20 "$BUILD/croupier" --no-jail >/dev/null 2>&1
  for file in "$state"/*.jsonl "$state"/croupier/journals/*.jsonl tests/cli/journals/*.jsonl; do
    [ ! -f "$file" ] || [ "$(wc -c <"$file")" -gt 8000 ] || seed journal "$(basename "$file")" <"$file"
  done
  unset XDG_STATE_HOME CROUPIER_PATH
  rm -rf "$state"
}

seed_stdio() {
  for game in 1 2 3; do
    { printf "\\$game"; printf '%s\n' '{"type":"answer","id":1,"option":0}' '{"type":"answer","id":2,"option":"pass"}' '{"type":"undo"}' \
      '{"type":"view","seat":1}' '{"type":"free","seat":2,"action":"sell"}' '{"type":"quit"}'; } | seed stdio "all$game"
  done
}

# Six lines of a session at a time, at each of the games.
seed_prompt() {
  n=0
  for file in tests/sessions/*.in; do
    for from in 1 7 13 19; do
      n=$((n + 1))
      { printf "\\$(printf %o $((n % 24)))"; grep -v -e '^start' -e while -e 'for ' "$file" | sed -n "$from,$((from + 5))p"; } | seed prompt "lines$n"
    done
  done
}

# Of a program any bytes will do.
seed_script() { for n in 1 2 3 4; do head -c $((100 * n)) stdlib/README.md | seed script "any$n"; done; }
seed_lay() { for n in 1 2 3 4; do head -c $((100 * n)) stdlib/README.md | seed lay "any$n"; done; }

for target; do
  case $target in journal) longest=6000 ;; csv | prompt) longest=250 ;; *) longest=400 ;; esac
  longest=${LONGEST:-$longest}
  "seed_$target"
  log=$(mktemp)
  "$BUILD/fuzz/$target" -entropic=0 -print_funcs=0 -max_total_time="$seconds" -max_len=$longest -timeout=100 -rss_limit_mb=3000 \
    -print_final_stats=1 -artifact_prefix="$FINDS$target-" "$known/$target" >"$log" 2>&1
  status=$?
  executions=$(awk '/number_of_executed_units/ { n = $2 } END { print n + 0 }' "$log")
  echo "$target $BUILD $executions" >>"$store/executions"
  echo "$target: $executions executions in $seconds s, $(awk -v target="$target" '$1 == target { n += $3 } END { print n }' "$store/executions") in all runs"
  if [ $status = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); grep -aE 'BAD|ERROR|runtime error|^ +#|Test unit' "$log" | head -n 40; fi
  rm -f "$log"
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
