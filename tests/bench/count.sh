#!/bin/sh
# Counts instructions by valgrind, which hardly differ from machine to machine, as rates do. CROUPIER is the program,
# and COUNTER the tool: callgrind, or cachegrind, which comes to the same within a percent in a third of the time.
# count.sh run COMMAND ...: those of a command
# count.sh SCRIPT PLAYERS GAMES [KNOB=VALUE ...]: those of a game, as GAMES more games than one take, shared out among
# them. BOTS (random) play; players 0: the fewest.
set -eu
# or else a copy would be counted byte by byte
export GLIBC_TUNABLES=glibc.cpu.x86_rep_movsb_threshold=100000000
# the handler of the library changes pages in the middle of an instruction: all registers must be right there
precise='--px-default=allregs-at-mem-access --px-file-backed=allregs-at-mem-access'
case ${COUNTER:-callgrind} in
callgrind) tool='--tool=callgrind --callgrind-out-file=/dev/null' ;;
*) tool='--tool=cachegrind --cache-sim=no --cachegrind-out-file=/dev/null' ;;
esac

run() { # COMMAND ...
  # shellcheck disable=SC2086
  said=$(valgrind $tool $precise "$@" 2>&1 >/dev/null) ||
    { echo "count.sh: no instructions were counted of $*: $said" >&2; exit 1; }
  echo "$said" | awk '/I +refs:/ { gsub(",", "", $NF); print $NF }'
}

if [ "$1" = run ]; then
  shift
  run "$@"
  exit
fi
script=$1 players=$2 games=$3
shift 3
for knob; do
  shift
  set -- "$@" --set "$knob"
done
[ "$players" = 0 ] || set -- "$@" --players "$players"
# without the jail, whose second process would count, too
set -- "$CROUPIER" --no-jail sim "$script" --seed 1 --jobs 1 --bots "${BOTS:-random}" "$@"
one=$(run "$@" --games 1)
all=$(run "$@" --games $((games + 1)))
echo $(((all - one) / games))
