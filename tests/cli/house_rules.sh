#!/bin/sh
# Each house rule of examples/house-rules: its head, 200 games without a fault, and games of bots that look ahead. So
# do all house rules of a game together. What each does is tested in specs/house_rules.lua.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"
folder=$root/examples/house-rules

well() { says '^games .* 0 broken off, 0 with errors'; holds "no doubt ($what)" test ! -s err; }

for file in "$folder"/*.lua; do
  name=${file##*/} game=${file##*/} game=${game%%-*}
  holds "$name: the head" grep -q '^-- House rule: [a-z].*: *\|^-- House rule: [a-z].*\. [A-Z]' "$file"
  holds "$name: a spec" grep -q "^-- game: $game, .*house: examples/house-rules/$name$" "$root/tests/specs/house_rules.lua"
  holds "$name: in the list" grep -qF "\`house-rules/$name\`" "$root/examples/README.md"
  run 0 sim "$game" --house "$file" --games 200
  well
  run 0 sim "$game" --house "$file" --games 2 --seat 1=search:2
  well
  for lang in en hu; do run 0 play "$game" --house "$file" --bots random --seed 3 --lang $lang; done
done

for game in alhambra byzanz five_towers maharaja oh_pharaoh; do
  together=$(for file in "$folder/$game"-*.lua; do printf ' --house %s' "$file"; done)
  # shellcheck disable=SC2086
  run 0 sim $game $together --games 20
  well
done
holds 'a house rule of every game, two of three of them at least' test "$(find "$folder" -name '*.lua' | wc -l)" -ge 10
finish
