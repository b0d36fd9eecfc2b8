#!/bin/sh
# Cards from a table beside the script (croupier.cards): what a table may say, what is refused, journals, new rules.
. "$(dirname "$0")/lib"

cat >dig.lua <<'L'
local dig = croupier.game "dig" { players = { 2, 4 } }
function dig:setup()
  self.deck = self:zone "deck"
  for _, card in ipairs(croupier.cards "cards.csv") do self.deck:create(card) end
end
function dig:play()
  self.players[1]:agrees "well"
  for _, player in ipairs(self.players) do player:score(self.deck:sum "cost") end
end
return dig
L
# table TEXT: that is the table, with the escapes of printf
table() { printf "$1" >cards.csv; }
# reads TEXT PIECE...: the pieces as the prompt shows them, in their order
reads() {
  table "$1"
  shift
  printf '= self.deck:list()[%s]\n' 1 2 3 >in
  run 0 play ./dig.lua --seat 1=human --journal none
  rm in
  printf '%s\n' "$@" >expected
  grep ' in deck$' out >pieces
  what="cards: $(head -c 60 cards.csv | head -n 2 | tr '\n' '~')"
  holds "$what" diff expected pieces
}
# refuses TEXT SENTENCE: such a table is an error, with its line
refuses() {
  table "$1"
  run 3 play ./dig.lua
  warns "^croupier: cards\\.csv:[0-9]+: $2"
  one_sentence
}

# --- what a table may say ---

reads 'name,cost,copies\nwitch,3,2\nvillage,0,\n' 'witch { cost = 3 } in deck' 'witch { cost = 3 } in deck' \
  'village { cost = 0 } in deck'
reads '\357\273\277Name;Victory points;Attack\r\nwitch;-2;TRUE\r\n\r\n;;\r\nmine;10;FALSE' \
  'witch { attack = true, victory_points = -2 } in deck' 'mine { victory_points = 10 } in deck'
reads '"name","kind"\n"say ""no"", twice","a;b"\n  plain  , two words \n' \
  'say "no", twice { kind = "a;b" } in deck' 'plain { kind = "two words" } in deck'
reads 'name\tcost\nwitch\t3\n' 'witch { cost = 3 } in deck'
reads 'name,rank,#note,\nsix,'"'6,of mine,\nking,'king,,\n" 'six { rank = "6" } in deck' 'king { rank = "king" } in deck'
reads 'kind,value,name\nwine,4,{kind} {value}\n' 'wine 4 { kind = "wine", value = 4 } in deck'
reads 'name,cost,copies\nwitch,1,0\nmine,2,1' 'mine { cost = 2 } in deck'

# texts: what a card does, and its name in another language; the script's own prevail
table 'name,text,text_hu,name_hu,cost\nwitch,"Curses, ""all"".\nTwice.",Átok,boszorkány,1\nmine,Digs.,,,1\n'
printf 'card witch\nlang hu\ncard witch\nyes\n' >in
run 0 play ./dig.lua --seat 1=human --journal none
says '^  Curses, "all"\.$'
says '^  Átok$'
says '^boszorkány, cost 1$'
printf 'return { en = { ["? witch"] = "Something else." } }' >dig.texts.lua
run 0 play ./dig.lua --seat 1=human --journal none
says '^  Something else\.$'
rm dig.texts.lua in

# --- what is refused ---

refuses '' 'the table is empty'
refuses 'cost,copies\n3,2\n' "row 1: no column is called 'name'"
refuses 'name,cost\nwitch,3\n,2\n' 'row 3: the card has no name'
refuses 'name,cost\nwitch,2.5\n' 'row 2, column B \(cost\): 2\.5 is no whole number'
refuses 'name;cost\nwitch;2,5\n' 'row 2, column B \(cost\): 2,5 is no whole number'
refuses 'name,cost\nwitch,99999999999\n' 'row 2, column B \(cost\): 99999999999 is too large'
refuses 'name,cost\nwitch,3\nmine,three\n' "row 3, column B \\(cost\\): 'three' is a word, but row 2 has a number"
refuses 'name,copies\nwitch,many\n' "row 2, column B \\(copies\\): 'many' is no number of copies"
refuses 'name,copies\nwitch,-1\n' "row 2, column B \\(copies\\): '-1' is no number"
refuses 'name,copies\nwitch,1025\n' "row 2, column B \\(copies\\): '1025' is no number"
refuses 'name,cost,Cost\nwitch,1,2\n' 'row 1, column C \(cost\): column B has the same heading'
refuses 'name,cost\nwitch,3,more\n' 'row 2, column C: this column has no heading'
refuses 'name,co-st\nwitch,3\n' 'row 1, column B \(co-st\): a heading becomes the name of a field'
refuses 'name,__index\nwitch,3\n' 'row 1, column B \(__index\): a heading becomes'
refuses 'name,text_xx\nwitch,3\n' "row 1, column B \\(text_xx\\): there is no language 'xx'"
refuses 'name,text\nwitch,a\nwitch,b\n' 'row 3, column B \(text\): another row says otherwise'
refuses 'name,cost\n"witch,3\n' 'row 2, column A: the quotes of this cell do not end'
refuses 'name,cost\n"witch"es,3\n' 'row 2, column A: something stands behind the quotes'
refuses 'name,kind\n"wi\ntch",a\n' 'row 2, column A \(name\): only a text may have several lines'
refuses 'name,kind\n\nwitch,"a\nb"\n' 'row 3, column B \(kind\): only a text may have several lines'
refuses 'name,kind\nwitch,a\342\200\256b\n' 'row 2, column B: people cannot be shown the character U\+202E'
refuses 'name,kind\nwitch,a\001b\n' 'row 2, column B: people cannot be shown the character U\+0001'

# a field with the name of a word of pieces is an error of the script's line, as everywhere
table 'name,move\nwitch,3\n'
run 3 play ./dig.lua
warns "^croupier: dig\.lua:4: a field cannot be called 'move': that is a word of pieces"

# the lines around the place are shown, and they count lines, not rows
table 'name,text,cost\nwitch,"a\nb\nc",1\nmine,,x\n'
run 3 play ./dig.lua
warns "^croupier: cards\.csv:5: row 3, column C \\(cost\\): 'x' is a word"
warns '^>    5  mine,,x$'

# huge ones: 1,000,000 columns, 100,000 rows, a cell of 100 KB, 2 MB
awk 'BEGIN { printf "name"; for (i = 0; i < 500000; i++) printf ","; print "" }' >cards.csv
run 3 play ./dig.lua
warns '^croupier: cards\.csv:1: row 1: a table has at most 64 columns'
awk 'BEGIN { print "name"; for (i = 0; i < 100000; i++) print "n" i }' >cards.csv
run 3 play ./dig.lua
warns '^croupier: cards\.csv:1026: row 1026: a table has at most 1024 rows'
awk 'BEGIN { print "name"; for (i = 0; i < 100000; i++) printf "n" }' >cards.csv
run 3 play ./dig.lua
warns 'row 2, column A: a cell has at most 1000 bytes'
awk 'BEGIN { for (i = 0; i < 2000000; i++) printf "n" }' >cards.csv
run 2 play ./dig.lua
warns '^croupier: \./cards\.csv cannot be read: it has more than 1 MB'

# zero bytes, and what is not UTF-8
table 'name\nwit\000ch\n'
run 3 play ./dig.lua
warns '^croupier: \./cards\.csv is no table of cards: its text is not UTF-8, or has zero bytes; save it as CSV in UTF-8'
table 'name\nv\351ve\n'
run 3 play ./dig.lua
warns 'its text is not UTF-8'

# --- only files beside the script ---

printf 'name\nsecret\n' >elsewhere.csv
rm cards.csv
ln -s elsewhere.csv cards.csv
run 2 play ./dig.lua
warns '^croupier: \./cards\.csv cannot be read: it is a link'
rm cards.csv
mkfifo cards.csv
run 2 play ./dig.lua
warns '^croupier: \./cards\.csv cannot be read: it is not a regular file'
rm cards.csv
run 3 play ./dig.lua
warns "^croupier: dig\.lua:4: there is no file 'cards\.csv' beside the script"
for name in ../cards.csv /etc/passwd.csv 'a\\\\b.csv'; do
  sed "s,\"cards.csv\",\"$name\"," dig.lua >bad.lua
  run 3 play ./bad.lua
  warns '^croupier: bad\.lua:4: .* leads into another folder'
done
sed 's,croupier.cards "cards.csv",croupier.cards(),' dig.lua >bad.lua
run 3 play ./bad.lua
warns 'cards are in a file beside the script'
table 'name,cost\nwitch,3\n'
sed 's,well",well" croupier.cards "cards.csv",' dig.lua >bad.lua
run 3 play ./bad.lua --bots random
warns '^croupier: bad\.lua:7: cards are read in setup or before'
# a name that is put together is not found before the script runs
sed 's,"cards.csv","cards" .. ".c" .. "sv",' dig.lua >bad.lua
run 3 play ./bad.lua
warns 'its name stands in quotes and ends in \.csv'
awk 'BEGIN { for (i = 0; i < 17; i++) print "local _ = \"t" i ".csv\"" }' | cat - dig.lua >bad.lua
for i in $(seq 0 16); do cp cards.csv "t$i.csv"; done
run 2 play ./bad.lua
warns '^croupier: \./bad\.lua names more than 16 tables of cards'
rm t*.csv

# --- journals ---

table 'name,cost\nwitch,3\n'
run 0 play ./dig.lua --bots random --seed 1 --journal one.jsonl
mkdir away && cp one.jsonl away/
(cd away && "$CROUPIER" replay one.jsonl --verify) >out 2>err
what='a journal needs no table beside it'
says '^ok: 1 lines'
table 'name,cost\nwitch,4\n'
run 0 replay one.jsonl
says 'Player 1: 3'
run 1 replay one.jsonl --rules current
sed 's/witch,3/witch,5/' one.jsonl >changed.jsonl
run 4 replay changed.jsonl
warns 'has a cards whose text was changed'
sed 's/"name":"cards.csv"/"name":"..\/cards.csv"/' one.jsonl >changed.jsonl
run 4 replay changed.jsonl
warns 'named by a path'
# the table counts as a rule
run 0 sim ./dig.lua --games 2 --format json
hash=$(grep '"rules_hash"' out)
table 'name,cost\nwitch,3\n'
run 0 sim ./dig.lua --games 2 --format json
holds 'another table is another game' test "$hash" != "$(grep '"rules_hash"' out)"

# --- a house rule has a table of its own, beside it ---

mkdir -p house-rules
printf 'name,cost\nsilk,7\n' >house-rules/silk.csv
cat >house-rules/silk.lua <<'L'
-- House rule: silk.
local dig, before = ...
function dig:setup()
  before.setup(self)
  for _, card in ipairs(croupier.cards "silk.csv") do self.deck:create(card) end
end
L
run 0 play ./dig.lua --house silk --bots random --seed 1 --journal house.jsonl
says 'Player 1: 10'
run 0 replay house.jsonl
says 'Player 1: 10'
run 0 replay one.jsonl --house silk
says '10'
cp cards.csv house-rules/cards.csv
sed 's/silk.csv/cards.csv/' house-rules/silk.lua >house-rules/twice.lua
run 2 play ./dig.lua --house twice
warns 'have the same name'

# --- saved while it is played ---

table 'name,cost\nwitch,3\n'
printf 'name,cost\nwitch,9\n' >new.csv
printf 'reload\n= self.deck:sum "cost"\nyes\n' >in
cp cards.csv old.csv
rm out
(await test -s out; echo 'reload'; cp new.csv cards.csv; echo reload; echo '= self.deck:sum "cost"'; echo yes) |
  timeout 600 "$CROUPIER" play ./dig.lua --seat 1=human --ask-all --journal none >out 2>err
what='a table is read anew'
says 'now uses the rules in cards.csv'
says '^9$'
rm in
finish
