#!/bin/sh
# Texts in part: what players read instead, and `texts`, which lists what is missing as Lua that can be pasted. Our own
# games have all texts, also with their variants and house rules. What a card does: `card NAME` and `? NAME`.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"
: >in

# --- our own games: a missing text is a fault ---

ruled() { # a page of rules in both languages, no wider than a terminal of 80 columns
  for lang in en hu; do
    run 0 rules "$1" --lang $lang
    holds "$1 has a page of rules ($lang)" test "$(wc -l <out)" -ge 8
    holds "$1: no page of another language ($lang)" sh -c "grep -q $([ $lang = hu ] && echo '[áéíóöőúüű]' || echo ' the ') out"
  done
}
whole() { run 0 texts "$@" --lang hu; says '^-- Az? .* szövegei közül egy sem hiányzik\.$'; }
for game in "$root"/scripts/*.lua "$root"/examples/*.lua; do
  case $game in *.texts.lua) continue ;; esac
  whole "$game"
  ruled "$game"
done
whole maharaja --set yogi=on --set auction=on --set homes=on --set several=on
whole maharaja --set short=on --set penalty=action
# house rules with three players, Goofspiel with its two; with every number of players if LONG is set
for house in "$root"/examples/house-rules/*.lua; do
  name=${house##*/} players='--players 3'
  case ${LONG:+long}$name in long* | goofspiel-*) players= ;; esac
  # shellcheck disable=SC2086 # none or two words
  whole "${name%%-*}" --house "$house" $players
done

# --- an answer told in words of its own, or not at all ---

cat >inn.lua <<'L'
local inn = croupier.game "inn" { players = 2, texts = {
  en = { ["order:"] = "orders", ["order:soup"] = "has the soup", ["order:nothing"] = "", ["tip:"] = "", ["stay:no"] = "leaves",
         ["table near"] = "the warm table", ["said of {player}"] = "{player} is heard of", ["like?"] = "{player}, and you?" },
  hu = { ["order:soup"] = "levest kér", ["table {member}"] = "{member} asztal" } } }
function inn:setup() self.tables = self:zones({ "table", sees = "all" }, { "near", "far" }) end
function inn:play()
  local one, two = self.players[1], self.players[2]
  for _ = 1, 3 do one:ask("order", { "soup", "fish" }, nil, "nothing") end
  one:number("tip", 1, 3)
  one:agrees "stay"
  one:agrees "stay"
  one:ask("where", self.tables)
  self:note("said of {player}", { player = two })
  one:agrees { "like", player = two }
end
return inn
L
printf 'soup\nfish\nnothing\n2\nno\nyes\n1\nlang hu\nlog 20\n' >in
run 0 play ./inn.lua --seat 1=human --bots random --seed 1 --journal none --lang en
says '^Player 1 has the soup$'
says '^Player 1 orders: fish$'
quiet '^Player 1.*nothing$|^Player 1.* 2$'
says '^Player 1 leaves$'
says '^Player 1: yes$'
says '1  the warm table +2  far asztal$'
says '^Player 2 is heard of$'
says '^Player 2, and you\?$'
says '^1\. játékos levest kér$'
says 'far asztal$'
: >in

# --- a game in part ---

cat >market.lua <<'L'
-- Market: buy or leave it.
local market = croupier.game "market_day" {
  players = { 1, 2 },
  knobs = { most_coins = { 3, range = { 1, 9 }, "coins to begin with" } },
  texts = { en = { draw_pile = "stock", ["hagle?"] = "Do you haggle over {card}?" } },
}
function market:setup()
  self.pile, self.gone = self:zone "draw_pile", self:zone { "sold_out", sees = "all" }
  self.pile:create { "{kind}", kind = "red_cloth", price = 2, copies = 2 }
  self.pile:create { "old \"gem\"", price = 5 }
end
function market:play()
  local player = self.players[1]
  self:phase "late_night"
  for _ = 1, 2 do
    local card = self.pile:top()
    if player:agrees { "haggle", card = card } then self:note("{player}_haggles", { player = player }) end
    if player:ask("do_what", { "buy", "leave_it" }) == "buy" then player:score(card.price, "bought_it") end
    card:move(self.gone)
  end
end
return market
L
printf 'yes\nzones\nbuy\ncard old\n' >in
for lang in en hu; do
  run 0 play ./market.lua --players 1 --seat 1=human --seed 1 --journal none --lang $lang
  says '^haggle \([^ ]+: .+\)$'; says '^do what$'; says '1  buy +2  leave it'; says 'late night'; says 'bought it'
  says 'draw_pile, stock: '; says 'sold_out, sold out: '; says '^old "gem", price 5$'
done
says '^--- late night ---'; says '1. játékos haggles'
: >in

run 0 texts ./market.lua --lang en
says '^-- market.lua: 13 texts are missing\. '
says '^  en = \{$'; quiet 'hu = '
holds 'the list is Lua, of the words' diff - out <<'L'
-- market.lua: 13 texts are missing. Players read the words below instead, which may be good enough.
-- Put what you want to change into GAME.texts.lua, or into the texts of the script.
return {
  en = {
    bought_it = "bought it",
    buy = "buy",
    ["do_what?"] = "do what",
    ["haggle?"] = "haggle",  -- is 'hagle?' meant, which nothing asks for?
    kind = "kind",
    late_night = "late night",
    leave_it = "leave it",
    ["old \"gem\""] = "old \"gem\"",
    price = "price",
    red_cloth = "red cloth",
    sold_out = "sold out",
    title = "market day",
    ["{player}_haggles"] = "{player} haggles",
  },
}
-- Nobody read these texts in the games played: "hagle?"
L
run 0 check ./market.lua --time 2 --lang en
says ': (8|9|1[0-3]) texts or more are missing; `croupier texts \./market\.lua` lists them\.?$'
run 0 check kuhn --time 1 --lang hu
quiet 'croupier texts'

# pasted as they are, they make the game whole; the other language lacks them all, and the sentence of the knob
run 0 texts ./market.lua --lang hu
says '^    \["most_coins="\] = "coins to begin with",$'; says '^    draw_pile = "stock",$'
says '^-- market.lua: [0-9]+ szöveg hiányzik\. '
cp out market.texts.lua
run 0 texts ./market.lua --lang hu
says '^-- A market.lua szövegei közül egy sem hiányzik\.$'
sed -i 's/"red cloth"/"vörös posztó"/; /draw_pile/d' market.texts.lua
run 0 texts ./market.lua --lang en
says '^  hu = \{$'; says '^    draw_pile = "stock",$'
rm market.texts.lua

# one language of two, a game of one's own language, several lines, what cannot be
printf 'local g = croupier.game "own" { players = 1, texts = { hu = { title = "Saját", rules = "Egy.\\nKettő \\"x\\"" } } }\nfunction g:play() self.players[1]:agrees "go" end\nreturn g\n' >own.lua
run 0 texts ./own.lua --lang hu
quiet ' en = '; says '^    \["go\?"\] = "go",$'
run 0 texts ./own.lua --lang en
says '^    rules = "Egy\.\\nKettő \\"x\\"",$'; says '^    title = "Saját",$'
run 0 rules ./own.lua --lang en
says '^Egy\. Kettő'
run 2 texts ./own.lua --lang xx
run 2 texts ./nothing.lua
run 2 texts ./own.lua --players 3
printf 'local g = croupier.game "bad" { players = 1 }\nfunction g:play() self.players[1]:agrees "go" error "here" end\nreturn g\n' >bad.lua
run 3 texts ./bad.lua
warns 'bad.lua:2: here'
printf 'local g = croupier.game "long" { players = 1 }\nfunction g:play() while true do self.players[1]:agrees "go" end end\nreturn g\n' >long.lua
run 0 texts ./long.lua --lang en
says '"go\?"'

# --- what a card does ---

cards() { printf '%b' "$2" >in; run 0 play "$1" --seat 1=human --bots random --seed 3 --journal none --lang "$3"; }
cards oh_pharaoh '? thief\ncard tax collector\n? 7\n? theif\n?\nhelp ?\nhelp card\n' en
says '^thief$'; says '^  Name a pyramid of another player and roll the die\.'; says '^  You do not see: [0-9]'
says '^  Take a random card from the hand of every other player\.$'
says '^  A stone worth 7\.'
warns 'no piece is called "theif": did you mean thief\?'
says '^  \? \[NAME\] '; says '^  card NAME '
cards oh_pharaoh '? tolvaj\nlap adószedő\n? thief\n? tolvay\n? fáróó\nlap joker\n' hu
says '^tolvaj$'; says '^  Nevezd meg egy másik játékos piramisát, és dobj\.'
says '^  Végy el egy véletlen lapot minden ellenfeled kezéből\.$'
warns 'nincs "tolvay" nevű darab; talán: tolvaj\?'; warns 'nincs "fáróó" nevű darab; talán: fáraó\?'
cards maharaja '? kőműves\n? kőm\n? szád\n' hu
holds 'by a part of the name' test "$(grep -c '^5 kőműves, ' out)" = 2
says '^  A külső palotáid az értékelésben 2 pontot érnek, nem 1-et\.$'
cards kuhn 'card card 2\n? 2\n? nothing like it\n' en
says '^card 2, rank 2$'
warns 'no piece is called "nothing like it"$'
finish
