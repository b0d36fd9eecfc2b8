#!/bin/sh
# The judge finds errors that are planted in the script of Maharaja. Each line of the list says how many play, what is
# turned, and what sed does to the script. The first two were in it once.
set -u
cd "$(dirname "$0")/../../.." || exit 1
BUILD=${BUILD:-build}
folder=$(mktemp -d) || exit 1
trap 'rm -rf "$folder"' EXIT
cp scripts/maharaja.texts.lua "$folder"
passed=0 failed=0

wrong() {
  failed=$((failed + 1))
  echo "FAIL  $1: $2"
}

plant() { # PLAYERS TURNED SED
  sed "$3" scripts/maharaja.lua >"$folder/maharaja.lua"
  ! cmp -s scripts/maharaja.lua "$folder/maharaja.lua" || { wrong "$3" 'the script has no such line any more'; return; }
  # shellcheck disable=SC2086
  "$BUILD/must/properties" 24 "$folder/maharaja.lua" "$1" eager events $2 |
    python3 -B tests/must/maharaja/judge.py first >"$folder/log"
  # the judge must have found it; a script that does not run at all is no planted error
  if grep -q "^FAIL  maharaja, $1 players" "$folder/log"; then passed=$((passed + 1))
  else wrong "$3" "not found: $(tail -n 1 "$folder/log")"; fi
}

all='yogi=on auction=on homes=on several=on'
while IFS='|' read -r players turned error; do
  plant "$players" "$turned" "$error"
done <<EOF
3|yogi=on|s/self.parts\[action\] or { action })/self.to_do:left(action))/
3||s/"house in a city", "house" }, palace_/"house", "house in a city" }, palace_/
3|yogi=on|s/return action ~= "character" end/return action ~= "character" and action ~= "governor" end/
3|yogi=on|s/return action ~= "character" end/return true end/
3|yogi=on|s/not self.coins or self.extra or/not self.coins or/
3||s/"artist") and 9 or 12/"artist") and 10 or 12/
3||s/part ~= "palace" and 1 or/part ~= "palace" and 2 or/
3||s/self:has(player, "monk") and self.bank or player.gold/player.gold/
3||s/counts("owner", player.house)/counts "owner"/
3||s/pay(self.players\[owner\].gold, amount, "toll")/pay(self.bank, amount, "toll")/
2||s/#self.players == 2 and 1 or 2/2/
3||s/#self.players == 2 and 1 or 2/3/
3||s/open("outer", 6)/open("outer", 5)/
3||s/player.bank:deal(6,/player.bank:deal(7,/
3||s/player.bank:deal(2, player.reserve)/player.bank:deal(3, player.reserve)/
3||s/self.mason_used = true/self.mason_used = false/
3||s/source == player.reserve and not mason/source == player.reserve/
3||s/if zone == source then/if zone == player.reserve then/
3||s/local away = kind ~= "village" and .*/local away = kind ~= "village" and not player.architect:zone():member()/
3||s/place() - 2, 1)/place() - 1, 1)/
3||s/2 \* undone/undone/
5||s/"sadhu") and 2 or 1/"sadhu") and 3 or 1/
3||s/points > 0 and present == 1 then/points > 0 and present == 2 then/
3||s/{ 11, 7, 3 }/{ 11, 7, 4 }/
3|homes=on|s/mason = "Delhi"/mason = "Patna"/
3|$all|s/#other.characters > #player.characters/#other.characters >= #player.characters/
3|$all|s/knobs.several and not self.free_characters:empty()/knobs.several and false/
3|auction=on|s/from = winner, among = without/from = without[2], among = without/
3||s/if self:has(player, "trader") then/if false then/
3|short=on|s/"8" or "10"/"9" or "10"/
3||s/function(player) return self:number(player) end)/function(player) return -self:number(player) end)/
3||s/return player.gold:amount() end }/return -player.gold:amount() end }/
EOF
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
