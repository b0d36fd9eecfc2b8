#!/bin/sh
# No change makes a random game slower unnoticed: callgrind counts the instructions of games of each script, which may
# exceed those of instructions.txt by 2 %. `instructions.sh write` writes that file anew. No timing. Without LONG, of the
# examples only four small games.
set -u
cd "$(dirname "$0")/.." || exit 1
export LC_ALL=C
build=${BUILD:-build}
export CROUPIER="$PWD/$build/croupier" CROUPIER_PATH="$PWD/scripts:$PWD/examples"
noted=tests/instructions.txt
margin=2

command -v valgrind >/dev/null || { echo 'left out: there is no valgrind, instructions are not counted'; echo '0 passed, 0 failed'; exit; }

# other compilers and other flags make other instructions
built=$(sed 's/ .*//' "$build/flags")
built="$($built --version | head -n 1): $(cut -d' ' -f2- "$build/flags" | cksum | cut -d' ' -f1)"

count() { sh tests/bench/count.sh "$1" 0 "$2"; } # GAME GAMES

games_of() { # enough to take a second
  case $1 in kuhn | leduc) echo 1000 ;; goofspiel | hearts) echo 200 ;; five_towers) echo 80 ;; byzanz) echo 20 ;; *) echo 4 ;; esac
}

if [ "${1:-}" = write ]; then
  { echo "# instructions of a random game with the fewest players, by callgrind; written by instructions.sh write"
    echo "# $built"
    for script in scripts/*.lua examples/*.lua; do
      case $script in *.texts.lua) continue ;; esac
      game=$(basename "$script" .lua)
      n=$(games_of "$game")
      counted=$(count "$game" "$n") || exit
      echo "$game $n $counted"
    done; } >"$noted.new" && mv "$noted.new" "$noted"
  exit
fi

if [ "$(sed -n 's/^# //p' "$noted" | sed -n 2p)" != "$built" ]; then
  echo "left out: the instructions of $noted were counted with another compiler or other flags"
  echo '0 passed, 0 failed'
  exit
fi
passed=0 failed=0
while read -r game n before; do
  case $game in '#'*) continue ;; esac
  [ -n "${LONG:-}" ] || [ -f "scripts/$game.lua" ] || case $game in kuhn | goofspiel | hearts | masks) ;; *) continue ;; esac
  now=$(count "$game" "$n" </dev/null) || now=none
  if [ "$now" != none ] && [ $((now * 100)) -le $((before * (100 + margin))) ]; then passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAIL  $game: $now instructions a game, and $before before (sh tests/instructions.sh write, if that is meant)"
  fi
done <"$noted"
for script in scripts/*.lua examples/*.lua; do
  case $script in *.texts.lua) continue ;; esac
  grep -q "^$(basename "$script" .lua) " "$noted" || echo "left out: $script is not in $noted (sh tests/instructions.sh write)"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
