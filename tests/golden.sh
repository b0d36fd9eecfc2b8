#!/bin/sh
# Golden games: one of random bots for each game and number of players is told as it was when it was last looked at, and
# all.txt has a line for each variant as well. `make golden` writes them anew: look at the difference before you keep it.
set -u
cd "$(dirname "$0")/.." || exit 1
export BUILD="${BUILD:-build}"
croupier=$PWD/$BUILD/croupier
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/new"
export LC_ALL=C

# SCRIPT PLAYERS FEWEST KNOB=VALUE...
tell() {
  script=$1 players=$2 fewest=$3; shift 3
  game=${script##*/} game=${game%.lua}
  journals=$folder/$game-$players-$(echo "$*" | tr '/ ' '_,')
  mkdir "$journals"
  turned=
  for word; do
    case $word in house=*) turned="$turned --house ${word#house=}" ;; *) turned="$turned --set $word" ;; esac
  done
  # shellcheck disable=SC2086
  "$croupier" sim "$script" --players "$players" --games 1 --seed 1 $turned --journals "$journals" >"$journals/sum" 2>&1 ||
    sed 's/^/      /' "$journals/sum"
  journal=$(echo "$journals"/*.jsonl)
  # all events, with every option of every question: the journal's own hash is of the script's text as well
  "$croupier" replay "$journal" --events >"$journals/events" 2>&1
  end=$(tail -n 1 "$journals/events" | sed 's/.*"scores":\[\([^]]*\)\].*/\1/')
  end="$(sha256sum <"$journals/events" | cut -c1-16), scores $end"
  end="$(sed -n '$s/.*"n":\([0-9]*\).*/\1 answers/p' "$journal"), $end"
  echo "$game, $players players${1:+, }$*: $end" >>"$folder/new/all.txt"
  [ $# = 0 ] || return 0
  for lang in en hu; do
    [ $lang = en ] || [ "$players" = "$fewest" ] || continue
    { "$croupier" replay "$journal" --lang $lang 2>&1; echo "$end"; } >"$folder/new/$game-$players.$lang.txt"
  done
}

last=
sh tests/must/tables.sh >"$folder/tables"
while read -r script players turned; do
  [ "$script" = "$last" ] || fewest=$players
  last=$script
  # shellcheck disable=SC2086
  tell "$script" "$players" "$fewest" $turned
done <"$folder/tables"

if [ "${1:-}" = write ]; then
  rm -f tests/golden/*.txt
  cp "$folder"/new/*.txt tests/golden/
  echo "$(find tests/golden -name '*.txt' | wc -l) files, $(cat tests/golden/*.txt | wc -c) bytes"
  exit
fi

passed=0 failed=0
for file in "$folder"/new/*.txt; do
  name=${file##*/}
  if [ ! -f "tests/golden/$name" ]; then
    failed=$((failed + 1))
    echo "FAIL  tests/golden/$name is not there yet: make golden"
  elif cmp -s "$file" "tests/golden/$name"; then passed=$((passed + 1))
  else
    failed=$((failed + 1))
    line=$(cmp "$file" "tests/golden/$name" 2>&1 | sed -n 's/.* line \([0-9]*\)$/\1/p')
    echo "FAIL  tests/golden/$name, line ${line:-at the end}: is it meant? Then make golden"
    diff "tests/golden/$name" "$file" | sed -n '1,4s/^/      /p'
  fi
done
for file in tests/golden/*.txt; do
  [ -f "$folder/new/${file##*/}" ] || { failed=$((failed + 1)); echo "FAIL  $file is of no game that there is"; }
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
