#!/bin/sh
# The games of examples/ play 200 random games each without a fault, at a table of fewest and at one of most players.
# Those that public collections have offer what an independent reckoning of their rules offers, decision by decision.
. "$(dirname "$0")/lib"

CROUPIER_PATH="$root/examples" "$CROUPIER" list --lang en >list
for script in "$root"/examples/*.lua; do
  case $script in *.texts.lua) continue ;; esac
  game=${script##*/}; game=${game%.lua}
  counts=$(awk -v game="$game" '$1 == game { print $2 }' list)
  holds "$game is listed" test -n "$counts"
  for players in $(printf '%s\n%s\n' "${counts%-*}" "${counts#*-}" | sort -u); do
    run 0 sim "$script" --players "$players" --games 200 --seed 1 --jobs 1
    says ' 200 games from seed 1$'
    says ' 0 broken off, 0 with errors$'
  done
done

# The table of examples/README.md has each of them, with its lines. The public games are no longer than a first try at them
# from the documentation was.
lines() { wc -l <"$root/examples/$1.lua"; }
for script in "$root"/examples/*.lua; do
  case $script in *.texts.lua) continue ;; esac
  game=${script##*/}; game=${game%.lua}
  holds "the table has the $(lines "$game") lines of $game" sh -c "awk -F' [|] ' -v game='| \`$game\`' \
    '\$1 == game && NF == 7 && \$5 == $(lines "$game") { found = 1 } END { exit !found }' '$root/examples/README.md'"
done
for bound in pig:28 liars_dice:46 spades:58 crazy_eights:72 euchre:124 cribbage:149 gin_rummy:212; do
  holds "${bound%:*} has at most ${bound#*:} lines" test "$(lines "${bound%:*}")" -le "${bound#*:}"
done

command -v python3 >/dev/null || { echo 'left out: games reckoned anew: there is no python3'; finish; exit; }
for game in pig liars_dice crazy_eights cribbage gin_rummy spades euchre; do
  holds "$game is what it is reckoned to be: $(tail -n 1 reckoned 2>/dev/null)" \
    sh -c "CROUPIER='$CROUPIER' python3 '$root/tests/reckon/$game.py' 15 >reckoned 2>&1 || { tail -n 3 reckoned; false; }"
done
finish
