#!/bin/sh
# The rules on one page: in both languages, with the knobs' values, and every page no larger than a page.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

run 0 rules byzanz --lang en
says '^TOO MANY CARDS.* 7 cards'
says '^  hand_limit=7 \(4\.\.20\)$'
run 0 rules byzanz --lang hu --set hand_limit=9 --players 5
says '^TÚL SOK LAP\. Akinek 9 lapnál'
says '^  hand_limit=9 \(4\.\.20\)$'
run 0 rules five_towers --lang en
says '^Only bids that can be built are legal\.$'
run 0 rules five_towers --lang hu --set checked_bids=off
quiet 'szabályos'
says '^Bármit lehet mondani\. Aki aztán nem tudja az összes lapját lerakni,'
quiet '[{}]'

run 1 rules "$games/barter.lua"
warns 'barter have no page about its rules'; one_sentence
run 2 rules byzanz --set hand_limi=9
one_sentence

# a clause holds only with some values; the page takes the width there is
run 0 rules five_towers --lang en --set checked_bids=off
quiet 'Only bids'
says '^Anything may be bid\. A builder who cannot lay all cards puts them back into$'
run 0 rules byzanz --lang en --set merchant_trio=0 --set tie_break=all
says 'a kept merchant$'
says '^nothing\. In a tie the player with more cards, goods and merchants, in hand$'

# what stands in braces must be a knob, in both languages; a house rule may bring a page of its own
page() { # EN HU
  printf "local g = ...\ng:texts { en = { rules = [=[%s]=] }, hu = { rules = [=[%s]=] } }\n" "$1" "$2" >page.lua
}
page 'A hand of {hand}, again {hand}.' 'Kezdetben {hand} lap.'
run 0 rules byzanz --house page.lua --lang en
says '^A hand of 4, again 4\.$'
for wrong in '[hands: x]' '[hand]' '[hand: {hands}]' '[hand: x' '[hand=many: x]' '[tie_break=some: x]' \
             '[tie_break>1: x]' 'A hand of {hands}.' 'A hand of {hand.' 'A hand of {}.' 'A hand of {hand
}.'; do
  page "$wrong" 'Kezdetben {hand} lap.'
  run 3 rules byzanz --house page.lua
  warns "'rules' \(en\) has"; one_sentence
  page 'A hand of {hand}.' "$wrong"
  run 3 play byzanz --house page.lua
  warns "'rules' \(hu\) has"; one_sentence
done

# GAME LANG KNOB=VALUE...: a page that reads well: at most 60 lines of 78 letters, nothing of its clauses is left
reads_well() {
  game=$1 lang=$2; shift 2
  turned=
  for knob; do turned="$turned --set $knob"; done
  # shellcheck disable=SC2086
  run 0 rules "$game" --lang "$lang" $turned
  sed '/(--set /,$d' out >page # without the list of knobs
  holds "$game, $lang, $*: at most 60 lines" test "$(wc -l <page)" -le 61 # one is empty, before the list
  holds "$game, $lang, $*: at most 78 letters a line" test "$(letters page)" -le 78
  # brackets, signs after a blank, two blanks outside tables
  holds "$game, $lang, $*: nothing is left over" none '[][{}]| [,.;:]( |$)|\.\.|a\(z\)|^[^ ].*[^ ]  +[^ ]'
}
none() { if grep -E "$1" page; then return 1; fi; }
# KNOB=VALUE at each end of its range
ends() {
  "$CROUPIER" rules "$1" | sed -n 's/^  \([a-z_]*\)=[^ ]* (\(.*\))$/\1 \2/p' | while read -r knob range; do
    case $range in *..*) range="${range%..*} ${range#*..}" ;; esac
    for value in $(echo "$range" | tr -d ','); do echo "$knob=$value"; done
  done
}

# every game's page, and the same knobs in both languages
letters() { LC_ALL=C sed 's/[\x80-\xbf]//g' "$1" | LC_ALL=C awk 'length > most { most = length } END { print most + 0 }'; }
for texts in "$root"/scripts/*.texts.lua; do
  grep -q '\brules = ' "$texts" || continue
  game=${texts##*/} game=${game%.texts.lua}
  for lang in en hu; do
    reads_well "$game" $lang
    for turned in $(ends "$game"); do reads_well "$game" $lang "$turned"; done
  done
  # the page of each language in the texts, from its brackets to their end
  awk '/rules = \[\[/ { n++ } n && /\]\]/ { inside = 0 } /rules = \[\[/ { inside = 1 } inside { print n, $0 }' "$texts" >pages
  for n in 1 2; do sed -n "s/^$n //p" pages | grep -o '{[a-z_]*}' | sort -u >"knobs$n"; done
  holds "$game: the same knobs in both languages" cmp -s knobs1 knobs2
  holds "$game: two pages" test "$(cut -c 1 pages | sort -u | wc -l)" = 2
done

# a house rule marks the sections of the page that it changes: `sections` in the texts says which those are, in both
# languages the same rules and fields, each of them one of the game
for texts in "$root"/scripts/*.texts.lua; do
  script=${texts%.texts.lua}.lua game=${texts##*/} game=${game%.texts.lua}
  awk '/sections = \[\[/ { n++; inside = 1; next } /^\]\]/ { inside = 0 } inside { print n "|" $0 }' "$texts" >sections
  for n in 1 2; do
    lang=en; [ $n = 1 ] || lang=hu
    run 0 rules "$game" --lang $lang
    sed -n "s/^$n|\(.*\): .*/\1/p" sections >headings
    while read -r heading; do
      holds "$game, $lang: the page has $heading" grep -qF -e "$heading" out
    done <headings
    sed -n "s/^$n|.*: //p" sections | tr -s ', ' '\n\n' | sort >"rules$n"
  done
  holds "$game: sections in both languages" test -s headings
  holds "$game: the same rules in both languages" cmp -s rules1 rules2
  while read -r rule; do
    holds "$game has $rule" grep -qE "[:.]$rule\b" "$script"
  done <rules1
done
cat >fair.lua <<'L'
local byzanz = ...
function byzanz:sell() end
byzanz.goods = { "cloth", "spice" }
function byzanz:sole() end
L
run 0 rules byzanz --house fair.lua --lang en
says '^SELLING\*\. At any time'
says '^THE CARDS\*\. Six kinds'
holds 'no other section is marked' test "$(grep -c '^[A-Z ]*\*' out)" = 2
run 0 rules byzanz --house fair.lua --lang hu
says '^ELADÁS\*\. Bármikor'
printf 'rules\nquit\n' >in
run 0 play byzanz --house fair.lua --lang en --seat 1=human --seed 1 --journal none
says '^SELLING\*\. At any time'
: >in

# what each knob does, in both languages
for script in "$root"/scripts/*.lua "$root"/examples/*.lua; do
  case $script in *.texts.lua) continue ;; esac
  run 0 knobs "$script" --lang en
  sort out >english
  run 0 knobs "$script" --lang hu
  holds "${script##*/}: Hungarian knobs" test -z "$(sort out | comm -12 english -)"
done
finish
