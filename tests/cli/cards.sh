#!/bin/sh
# `croupier cards`: the pieces of a game as a list, as JSON, as a table that croupier.cards reads, as a page to print.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

cat >dig.lua <<'L'
local dig = croupier.game "dig" { players = { 2, 4 } }
function dig:setup()
  self.deck = self:zone "deck"
  for _, card in ipairs(croupier.cards "cards.csv") do self.deck:create(card) end
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
end
function dig:play() self.players[1]:agrees "well" end
return dig
L
cat >cards.csv <<'E'
name,cost,rank,copies,text,text_hu,name_hu
witch,5,'10,3,"All <b>others</b> & you: ""curse"" 'em.
Twice.",Átok,boszorkány
village,3,king,10,+1 card,,
"<script>alert(1)</script>",-1,'true,1,</style><i onclick=x>,,
mine,,,2,,,
E

run 0 cards ./dig.lua
says '^   3  witch, cost 5, rank 10$'
says "^      All <b>others</b> & you: \"curse\" 'em\\.$"
says '^      Twice\.$'
says '^  10  village, cost 3, rank king$'
says '^   2  mine$'
run 0 cards ./dig.lua --lang hu
says '^   3  boszorkány'
says '^      Átok$'
run 0 cards ./dig.lua --format json
holds 'JSON' python3 - out <<'P'
import json, sys
cards = json.load(open(sys.argv[1]))
assert [c["copies"] for c in cards] == [3, 10, 1, 2], cards
assert cards[0]["fields"] == {"cost": 5, "rank": "10"} and cards[3] == \
    {"name": "mine", "called": "mine", "copies": 2, "fields": {}, "text": None}, cards
P

# --- a field that is true, and one that is not; at the prompt the name is not said twice ---

cat >flags.lua <<'L'
local flags = croupier.game "flags" { players = 2, texts = { en = { hot = "hot", kind = "kind", chili = "chili" },
  hu = { hot = "forró", kind = "fajta", chili = "csili" } } }
function flags:setup()
  self.row = self:zone { "row", sees = "all" }
  self.row:create { "{kind}", kind = "chili", hot = true, rank = 1 }
  self.row:create { "{kind}", kind = "milk", hot = false, rank = 2 }
end
function flags:play() self.players[1]:agrees "well" end
return flags
L
run 0 cards ./flags.lua
says '^   1  chili, hot, kind chili, rank 1$'
says '^   1  milk, kind milk, rank 2$'
run 0 cards ./flags.lua --format json
holds 'true is no number' grep -q '"hot": *true' out
run 0 cards ./flags.lua --format csv
says '^"chili",true,"chili",1,'
printf '? chili\ncard milk\nlang hu\n? csili\n' >in
run 0 play ./flags.lua --seat 1=human --bots random --seed 1 --journal none
says '^chili, hot, rank 1$'
says '^  You see it here: row$'
says '^milk, rank 2$'
says '^csili, forró, rang 1$'
: >in

# --- a table, which makes the same pieces again ---

run 0 cards ./dig.lua --format csv --out first.csv
cp cards.csv mine.csv
cp first.csv cards.csv
run 0 cards ./dig.lua --format csv --out second.csv
holds 'the table of a table is the same' diff first.csv second.csv
grep -q '^"witch",5,"'"'"'10",3,' first.csv
holds 'numbers are numbers, words that look alike are words' test $? = 0
for game in byzanz five_towers oh_pharaoh alhambra maharaja hearts; do
  run 0 cards $game --format csv --out cards.csv
  run 0 cards ./dig.lua --format csv --out again.csv
  holds "$game as a table makes the same pieces" diff cards.csv again.csv
done
run 0 cards byzanz --format csv --lang hu --out cards.csv
run 0 cards ./dig.lua --format csv --lang hu --out again.csv
holds 'in Hungarian as well' diff cards.csv again.csv
cp mine.csv cards.csv

# --- a page ---

run 0 cards ./dig.lua --format html
cp out page.html
holds 'a card for each copy' test "$(grep -c '<article' out)" = 16
holds 'nine to a page' test "$(grep -c '<section' out)" = 2
says '^<html lang="en">$'
says 'size: A4 portrait'
says '^<article class="card" data-name="witch" data-cost="5" data-rank="10">$'
says '<dt>cost</dt><dd>5</dd>'
says '^<p>All &lt;b&gt;others&lt;/b&gt; &amp; you: &quot;curse&quot; &#39;em\.<br>Twice\.</p>$'
says '<h2>&lt;script&gt;alert\(1\)&lt;/script&gt;</h2>'
quiet '<script|<i |onclick=x>[^;]*$'
run 0 cards ./dig.lua --format html --paper letter
says 'size: letter portrait'
holds 'it is well-formed' python3 - page.html <<'P'
import sys
from html.parser import HTMLParser
class Page(HTMLParser):
    stack, seen = [], set()
    def handle_starttag(self, tag, attrs):
        self.seen.add(tag)
        if tag not in ("meta", "br"): self.stack.append(tag)
    def handle_endtag(self, tag):
        assert self.stack.pop() == tag, tag
page = Page()
page.feed(open(sys.argv[1]).read())
assert not page.stack and "script" not in page.seen and page.seen <= \
    set("html head meta title style body section svg path div article h2 dl dt dd p br".split()), page.seen
P

printf '.card { border-radius: 3mm }\n' >mine.css
run 0 cards ./dig.lua --format html --style mine.css
says '^\.card \{ border-radius: 3mm \}$'
printf '.card { } </STYLE ><script>' >bad.css
run 2 cards ./dig.lua --format html --style bad.css
warns '^croupier: bad\.css is no style: "</style" would end it'
printf 'a\377' >bad.css
run 2 cards ./dig.lua --format html --style bad.css
warns 'its text is not UTF-8'
run 2 cards ./dig.lua --format html --style none.css
warns '^croupier: none\.css cannot be read'
run 2 cards ./dig.lua --format html --paper a5
warns '^croupier: there is no paper "a5", only a4 and letter'
run 2 cards ./dig.lua --format pdf
warns 'text, json, csv, html'
run 2 cards none
warns 'there is no game "none"'
run 0 cards ./dig.lua --format html --out saved.html
holds '--out' diff saved.html page.html

# a browser makes two pages of it, of the size of the paper, with each card as often as there are copies
for paper in a4 letter; do
  run 0 cards ./dig.lua --format html --paper $paper --out print.html
  browses print.html || break
  holds "two pages of $paper" test "$(pdfinfo printed.pdf | sed -n 's/^Pages: *//p')" = 2
  holds "of the size of $paper" sh -c "pdfinfo printed.pdf | grep -qi '^Page size: .*($paper)'"
  for cards in 3:witch 10:village 2:mine; do
    holds "${cards#*:} is there ${cards%:*} times" test "$(grep -o "${cards#*:}" printed.txt | wc -l)" = "${cards%:*}"
  done
done
finish
