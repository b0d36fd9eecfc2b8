#!/bin/sh
# The page for writers of scripts: short, complete, and what it shows can be run as it is printed.
. "$(dirname "$0")/lib"

run 0 help --one-page
mv out page
what='croupier help --one-page'
holds 'under 20 KB' test "$(wc -c <page)" -lt 20480
holds 'at most 100 columns' test -z "$(awk 'length > 100' page)"
holds 'plain text' test -z "$(tr -d '\n -~' <page)"

# every word of the reference stands on the page below the name of its section, with all of its explanation, but for words
# of few games, of which `croupier help` has it
awk '/^<!-- tests\/words.sh write/ { made = 1 } /^### What there is of Lua/ { exit } made && /^(###|- )/' "$root/stdlib/README.md" >words
holds 'there are words' test "$(grep -c '^- ' words)" -gt 120
tr -s ' \n' '  ' <page >flat
while IFS= read -r line; do
  case $line in
  '###'*) wanted=$(printf '%s' "--- ${line#\#\#\# }" | tr -d '`') ;;
  *) wanted=$(printf '%s' "${line#- }" | sed 's/^`//; s/`: / /' | tr -s ' ') ;;
  esac
  section=${wanted%%[:.]*}
  case $line in '- `stacking:'* | '- `pyramid:'* | '- `tasks:'* | '- `board:'* | '- `melds:'* | '- `score.'* | \
    '- `croupier.board '* | '- `croupier.pyramid '* | '- `croupier.stacking '* | '- `croupier.melds '* | '- `game:road_list('* | '- `game:tasks('*) wanted=${line#- ?}; wanted=${wanted%%'`: '*} ;; esac
  case $section in
  game | player | zones | zone | piece | purse | auction | trick | board | tasks | stacking | pyramid | melds | score | t)
    wanted=${wanted#"$section"} ;;
  esac
  what="one page: $wanted"
  if grep -qF -e "$wanted" flat; then ok; else no 'is not there'; fi
done <words

# what Lua 5.4 has in these libraries is either there or named on the page as missing
names='_G _VERSION assert collectgarbage dofile error getmetatable ipairs load loadfile next pairs pcall print rawequal
  rawget rawlen rawset require select setmetatable tonumber tostring type warn xpcall
  byte char dump find format gmatch gsub len lower match pack packsize rep reverse sub unpack upper
  concat insert move pack remove sort unpack
  abs ceil floor fmod huge max maxinteger min mininteger modf pi random randomseed sqrt tointeger type ult
  acos asin atan cos deg exp log rad sin tan
  char charpattern codepoint codes len offset
  close create isyieldable resume running status wrap yield'
printf '%s\n' $names | sort -u >all
{
  awk '/^### What there is of Lua/ { inside = 1 } inside && /^- /' "$root/stdlib/README.md" | grep -o '`[^`]*`' | tr -d '`'
  sed '1,/^PARTS OF LUA/d' page | tr ' ' '\n'
} | sort -u >here
holds 'all of Lua is there or missing' cmp -s all here

# printed FILE: the indented lines below the heading that ends with the file's name
printed() {
  awk -v file="$1" '/^[A-Z]/ { inside = index($0, file) } inside && /^  / { print substr($0, 3) } inside && /^$/ { print }' page |
    sed '/./,$!d' >"$1"
}
for file in eights.lua eights_test.lua aces_too.lua; do
  printed $file
  holds "$file is printed" grep -q eights $file
done
run 0 test eights_test.lua
says '^1 passed, 0 failed'
run 0 sim eights.lua --players 3 --games 50
says ', 0 with errors'
run 0 sim eights.lua --players 3 --games 50 --house aces_too.lua --set hand=7
says ', 0 with errors'
run 0 play ./eights.lua --players 3 --seat 1=greedy --seed 1
says '^Player [123]: (clubs|diamonds|hearts|spades)$'
says '^The game is over'
finish
