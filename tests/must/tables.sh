#!/bin/sh
# Every table at which the games of scripts/ are tested, a line each: script, number of players, and what is turned.
# Each game as it is for every number of players, and the variants of variants.txt.
set -u
cd "$(dirname "$0")/../.." || exit 1
croupier=${BUILD:-build}/croupier

CROUPIER_PATH=scripts "$croupier" list --lang en | while read -r game players _; do
  [ -f "scripts/$game.lua" ] || continue
  counts=$(seq "${players%-*}" "${players#*-}")
  for n in $counts; do echo "scripts/$game.lua $n"; done
  grep "^$game " tests/must/variants.txt | while read -r _ wanted turned; do
    [ "$wanted" = all ] || counts=$(echo "$wanted" | tr ',' ' ')
    for n in $counts; do echo "scripts/$game.lua $n $turned"; done
  done
done
# a variant of a game that is not there is a misspelt one
awk '!/^#/ && NF { print $1 }' tests/must/variants.txt | sort -u | while read -r game; do
  [ -f "scripts/$game.lua" ] || echo "scripts/$game.lua 0 which is in variants.txt, is not there"
done
