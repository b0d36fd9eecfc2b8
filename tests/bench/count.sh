#!/bin/sh
# Counts the instructions of a random game by callgrind: GAMES more games than one, shared out among them. Instructions
# hardly differ from machine to machine, as rates do. CROUPIER is the program; players 0: the fewest.
# The program may have a second process, which keeps it in jail: both count.
# count.sh SCRIPT PLAYERS GAMES [KNOB=VALUE ...]
set -eu
script=$1 players=$2 games=$3
shift 3
for knob; do
  shift
  set -- "$@" --set "$knob"
done
[ "$players" = 0 ] || set -- "$@" --players "$players"
# or else a copy would be counted byte by byte
export GLIBC_TUNABLES=glibc.cpu.x86_rep_movsb_threshold=100000000
# the handler of the library changes pages in the middle of an instruction: all registers must be right there
precise='--px-default=allregs-at-mem-access --px-file-backed=allregs-at-mem-access'

count() { # GAMES OPTION ...
  n=$1; shift
  # shellcheck disable=SC2086
  valgrind --tool=callgrind $precise --callgrind-out-file=/dev/null "$CROUPIER" --no-jail sim "$script" --games "$n" --seed 1 \
    --jobs 1 "$@" 2>&1 | awk '/Collected/ { sum += $NF } END { if (sum) print sum }'
}

file=$(mktemp)
trap 'rm -f "$file"' EXIT
count 1 "$@" >"$file" &
all=$(count $((games + 1)) "$@")
wait
one=$(cat "$file")
[ -n "$one" ] && [ -n "$all" ] || { echo "count.sh: callgrind has counted nothing of $script" >&2; exit 1; }
echo $(((all - one) / games))
