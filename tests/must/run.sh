#!/bin/sh
# What must hold in every game: the battery over all scripts, properties of games at all tables, what seats may see,
# what they are told, pictures, and allocations that fail; several at a time.
# MUST_TIMES: so many times as many games; PICTURE_GAMES: of pictures. MUST_PLACES: decisions of a game of the battery
# from which side lines begin. MUST_PART: where bots look ahead, only so much of it, as 1/20: that takes most of the time.
# MUST_MEMORY="1 2 3": every allocation fails, not one in nine. POSTERIOR_GAMES: games in which worlds are counted, at
# POSTERIOR_POSITIONS of each, for each seat. At each of the tables of tables.sh: PROPERTY_GAMES of random players,
# EAGER_GAMES of eager ones, and JUDGED_GAMES of either of Maharaja with a second reckoning of its rules.
# MUTATED: so many changed journals of each script. AFTER_EVERY: one attack in so many, before a game in the same process.
set -u
cd "$(dirname "$0")/../.." || exit 1
BUILD=${BUILD:-build}
out=$(mktemp -d) || exit 1 # another run may be going on
trap 'rm -rf "$out"' EXIT
times=${MUST_TIMES:-1} part=${MUST_PART:-1/20} slow_part=${MUST_PART:-1/60} places=${MUST_PLACES:-16}

if command -v python3 >/dev/null; then
  python3 tests/must/words.py stdlib/README.md 1 $((300 * times)) "$out/words" || exit 1
else
  echo 'left out: words.c, for there is no python3'
fi

battery() { echo "$BUILD/must/battery $((times * $1)) $places $2"; }
honest() { echo "$BUILD/must/honest deals $1 $2"; }
properties() { sed "s,^,$BUILD/must/properties $1 ,;s,\$, $2,"; } # the tables come in
judged() {
  grep '^scripts/maharaja' | properties "${JUDGED_GAMES:-6}" "$1 events | python3 -B tests/must/maharaja/judge.py"
}

sh tests/must/tables.sh >"$out/tables"
for script in $(ls examples/*.lua | grep -v texts); do echo "$script 0" >>"$out/tables"; done # 0: the fewest players

{
  # a game of the battery takes as long as many: the longest begins. Where games are long, looking ahead is.
  battery 4 scripts/maharaja.lua
  battery 4 'scripts/maharaja.lua yogi=on auction=on homes=on several=on short=on'
  battery 2 'scripts/oh_pharaoh.lua track_length=3 two_pyramids_at=1 min_three_levels_at=2 trade_cards=2'
  honest $((500 * $part)) scripts/maharaja.lua
  battery 12 scripts/byzanz.lua
  battery 40 scripts/five_towers.lua
  battery $((40 * $part)) 'scripts/five_towers.lua checked_bids=off'
  for script in scripts/*.lua examples/*.lua tests/must/*.lua tests/cli/games/map.lua; do
    case $script in
    *.texts.lua) continue ;;
    scripts/maharaja.lua | scripts/oh_pharaoh.lua | scripts/byzanz.lua | scripts/five_towers.lua | tests/cli/*) ;;
    scripts/*) battery 10 "$script" ;;
    tests/must/*) echo "$BUILD/must/battery $((times * 20)) 5000 $script" ;; # short, and made for the battery
    *) battery $((200 * $part)) "$script" ;;
    esac
    case $script in
    scripts/maharaja.lua | tests/must/c*.lua | tests/cli/*) ;;
    scripts/*) honest $((1000 * $part)) "$script" ;;
    examples/hill_town.lua | examples/glassworks.lua) honest $((3000 * $slow_part)) "$script" ;;
    *) honest $((3000 * $part)) "$script" ;;
    esac
    case $script in
    scripts/*) echo "$BUILD/must/honest cheats 100 $script" ;;
    esac
    echo "$BUILD/must/pictures ${PICTURE_GAMES:-1} $script"
    echo "$BUILD/must/mutated ${MUTATED:-50} $script"
    case $script in
    tests/must/calls.lua | tests/must/numbers.lua | tests/cli/*) ;; # they have copies, and move none
    *) echo "$BUILD/must/events $((4 * times)) $script" ;;
    esac
  done
  grep '^[a-z]' tests/must/variants.txt | grep -v house= | while read -r game _ turned; do
    honest $((100 * $part)) "scripts/$game.lua $turned"
  done
  properties "${PROPERTY_GAMES:-20}" '' <"$out/tables"
  properties "${EAGER_GAMES:-10}" eager <"$out/tables"
  if command -v python3 >/dev/null; then
    judged '' <"$out/tables"
    judged eager <"$out/tables"
    echo 'sh tests/must/maharaja/planted.sh'
  fi
  for game in examples/goofspiel examples/hearts tests/must/nested tests/must/nosy; do
    echo "$BUILD/must/order $((400 * $part)) $game.lua"
  done
  echo "$BUILD/must/order $((100 * $part)) scripts/oh_pharaoh.lua"
  echo "$BUILD/must/events 20 tests/cli/games/trade.lua"
  echo "$BUILD/must/order $((20 * $part)) scripts/maharaja.lua"
  echo "$BUILD/must/honest twins 300 examples/kuhn.lua"
  echo "$BUILD/must/honest twins 600 examples/leduc.lua"
  echo "$BUILD/must/honest twins 300 examples/goofspiel.lua cards=3"
  echo "$BUILD/must/honest twins 300 tests/must/alike.lua"
  echo "$BUILD/must/honest twins 300 tests/must/aside.lua"
  echo "$BUILD/must/honest twins 300 tests/must/secrets.lua"
  echo "$BUILD/must/honest twins 300 tests/must/blind.lua"
  echo "$BUILD/must/honest twins 300 tests/must/nosy.lua copies=1 rounds=1"
  echo "$BUILD/must/honest twins 300 tests/must/shown.lua rounds=1 values=2"
  echo "$BUILD/must/honest caught 300 tests/must/cheats/copies.lua"
  for script in tests/must/told/*.lua; do
    echo "$BUILD/must/posterior ${POSTERIOR_GAMES:-1} ${POSTERIOR_POSITIONS:-2} 10000 $script"
    battery $((200 * $part)) "$script"
    honest $((1000 * $part)) "$script"
    echo "$BUILD/must/events 10 $script"
    case $script in
    */voids.lua | */again.lua | */overlap.lua) ;; # a seat hardly ever sees the same twice
    *) echo "$BUILD/must/honest twins 200 $script" ;;
    esac
  done
  echo "$BUILD/must/honest caught 300 tests/must/cheats/variable.lua rounds=1 values=2"
  [ ! -d "$out/words" ] || echo "$BUILD/must/words $out/words"
  echo "$BUILD/must/after ${AFTER_EVERY:-15} tests/hostile examples/leduc.lua"
  # most places allocate often, so one allocation in nine meets them
  if [ -z "${MUST_MEMORY:-}" ]; then echo "$BUILD/must/memory 1 9"; fi
  for first in ${MUST_MEMORY:-}; do echo "$BUILD/must/memory $first 3"; done
  echo "$BUILD/must/memory_bots"
} >"$out/commands"
command -v python3 >/dev/null || echo 'left out: the second reckoning of Maharaja, for there is no python3'
# each says `N passed, N failed` last; one that dies says nothing, and has failed
xargs -P "$(nproc)" -d '\n' -I{} sh -c '{} || echo "ended with $?: {}"' <"$out/commands" >"$out/log" 2>&1

grep -Ev '^[0-9]+ passed, [0-9]+ failed$' "$out/log"
grep -Eo '^[0-9]+ passed, [0-9]+ failed$' "$out/log" |
  awk -v parts="$(wc -l <"$out/commands")" '
    { passed += $1; failed += $3 }
    END { failed += NR < parts ? parts - NR : NR - parts; printf "%d passed, %d failed\n", passed, failed; exit failed > 0 }'
