#!/bin/sh
# Plays games of all scripts, for a build that counts how often it runs through what: half a minute in all.
# train.sh PROGRAM. Without a jail, which would not let it write down what it has counted.
set -eu
cd "$(dirname "$0")/.."
program=$1
export CROUPIER_PATH=scripts:examples

for script in scripts/*.lua examples/*.lua; do
  case $script in *.texts.lua) continue ;; esac
  case $(basename "$script" .lua) in
  kuhn | leduc | liars_dice | goofspiel | hearts) games=5000 ;;
  five_towers | pig | spades | euchre) games=400 ;;
  *) games=60 ;;
  esac
  "$program" --no-jail sim "$script" --games $games --seed 1 --jobs 1 >/dev/null
done
for game in kuhn leduc hearts euchre pig five_towers byzanz; do
  "$program" --no-jail sim "$game" --games 2 --seed 1 --jobs 1 --seat 1=search:100 >/dev/null
done
[ -n "$(find "$(dirname "$program")" -name '*.gcda' -print -quit)" ] ||
  { echo "train.sh: $program counted nothing: it is no build for learning, or could not write" >&2; exit 1; }
