#!/bin/sh
# A question with one answer is not asked: the answer is given, told and written down like any other.
. "$(dirname "$0")/lib"

cat >one.lua <<'L'
local one = croupier.game "one" { players = 2 }
function one:setup()
  self.stock = self:zone { "stock", sees = "all" }
  self.stock:create { "gem" }
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
end
function one:play()
  local player = self.players[1]
  player:ask("first", { "x", "y" })
  player:ask("only", { "z" })
  player:select { "all of", from = self.stock, to = player.hand }
  player:ask("last", { "u", "v" })
  player:score(1)
end
return one
L
answer() { printf '%s\n' "$@" >in; }
play='play ./one.lua --seat 1=human --bots random'
answers() { sed -n 's/.*"answer":"\([^"]*\)".*/\1/p' "$1" | tr '\n' ' '; }
is_answered() { [ "$(answers "$1")" = "$2" ]; }

answer x u
run 0 $play --journal a.jsonl
says '^Player 1: z$'
says '^Player 1: gem( |$)'
quiet '^only'
holds 'each answer is in the journal' is_answered a.jsonl 'x z gem u '
holds 'the table is drawn twice' test "$(grep -c '^-- ' out)" = 2
run 0 replay a.jsonl --verify
run 0 replay a.jsonl
says '^Player 1: x$'; says '^Player 1: z$'; says '^Player 1: gem( |$)' # answers to different questions are not joined
answer x z gem u
run 0 $play --journal b.jsonl --ask-all
says '^only'
holds 'asked or not, the game is the same' is_answered b.jsonl 'x z gem u '
holds 'in the journal too' sh -c 'sed 1d a.jsonl | sed "s/.hash.*//" >1; sed 1d b.jsonl | sed "s/.hash.*//" | cmp -s - 1'

# undo goes to the last choice, and redo to the next; whoever goes to such a question on purpose is asked it
answer x undo y redo undo redo u
run 0 $play --journal c.jsonl
says '^Taken back: Player 1: x; and 2 answers after it$'
holds 'undo passes over what was not asked' grep -q '"undo":3' c.jsonl
holds 'redo too' grep -q '"redo":3' c.jsonl
answer x 'goto 1' moves z u
run 0 $play --journal d.jsonl
says '^only'
holds 'goto stays there' is_answered d.jsonl 'x z gem z gem u '

# a game that was left there goes on
answer x
run 0 $play --journal e.jsonl --ask-all
answer u
run 0 resume e.jsonl
says '^Player 1: z$'
holds 'the game goes on' is_answered e.jsonl 'x z gem u '
answer x
run 0 $play --journal f.jsonl --ask-all
answer z gem u
run 0 resume --ask-all f.jsonl
says '^only'
answer 'start ./one.lua --ask-all' x
"$CROUPIER" <in >out 2>err
says '^only'
answer 'start ./one.lua' x
"$CROUPIER" <in >out 2>err
quiet '^only'

# nor is it a choice to take all there is; twice the same or an order would be one
cat >all.lua <<'L'
local all = croupier.game "all" { players = 2 }
function all:setup()
  self.stock = self:zone { "stock", sees = "all" }
  for _, name in ipairs { "gem", "ring", "crown" } do self.stock:create { name } end
  for _, player in ipairs(self.players) do player.box = player:zone { "box", sees = "all" } end
end
function all:play()
  local player = self.players[1]
  player:ask("first", { "x", "y" })
  player:select { "all of", from = self.stock, to = player.box, count = 3 }
  player:select { "two of", from = { "p", "q" }, count = 2, again = true }
  player:order("row", player.box)
  player:ask("last", { "u", "v" })
  player:score(1)
end
return all
L
answer x 'p, p' 'gem, ring, crown' u
run 0 play ./all.lua --seat 1=human --bots random --journal g.jsonl
says '^Player 1: gem, ring, crown( |$)'
quiet '^all of'
says '^two of'
says '^row'
answer x 'gem, ring, crown' 'p, p' 'gem, ring, crown' u
run 0 play ./all.lua --seat 1=human --bots random --journal h.jsonl --ask-all
says '^all of'
holds 'asked or not, all are taken' sh -c 'for f in g h; do sed "1d; s/.hash.*//" $f.jsonl >$f; done; cmp g h'

# one legal set is no choice, however it is bounded: likeness, a total; two alike and others are one, and so are three alike
cat >sets.lua <<'L'
local sets = croupier.game "sets" { players = 2 }
function sets:setup()
  self.deck = self:zone { "deck", sees = "all" }
  for _, kind in ipairs { "fig", "nut", "pear" } do
    for value = 1, 3 do self.deck:create { "{kind} {value}", kind = kind, value = value, copies = 3 } end
  end
  self.row, self.out = self:zone { "row", sees = "all" }, self:zone { "out", sees = "all" }
end
function sets:lay(cards)
  self.row:move_all(self.deck)
  self.out:move_all(self.deck)
  for kind, value in cards:gmatch "(%a+) (%d)" do
    self.deck:first({ kind = kind, value = math.tointeger(value) }):move(self.row)
  end
end
function sets:play()
  local player = self.players[1]
  local function sells() player:select { "sell", from = self.row, to = self.out, count = 3, alike = "kind" } end
  self:lay "fig 1, fig 1, fig 2, nut 1, nut 2"
  sells()
  self:lay "fig 1, fig 1, fig 1, nut 1, nut 2"
  sells()
  self:lay "fig 1, nut 2, nut 3"
  player:select { "pay", from = self.row, to = self.out, total = { "value", above = 5 } }
  self:lay "fig 1, fig 1, fig 2, fig 3"
  sells()
  self:lay "fig 1, nut 3, nut 3"
  player:select { "pay", from = self.row, to = self.out, total = { "value", above = 5 } }
  player:score(1)
end
return sets
L
answer 'fig 1, fig 2, fig 3' 'nut 3, nut 3'
run 0 play ./sets.lua --seat 1=human --bots random --lang en --journal s.jsonl
says '^Player 1: fig 1 x2, fig 2 \(row > out\)$'
says '^Player 1: fig 1 x3 \(row > out\)$'
says '^Player 1: fig 1, nut 2, nut 3 \(row > out\)$'
says '^Player 1: fig 1, fig 2, fig 3 \(row > out\)$'
says '^Player 1: nut 3 x2 \(row > out\)$'
holds 'two questions are asked' test "$(grep -c '^sell\|^pay' out)" = 2

# an option with a remark, such as its price, is asked
sed 's/{ "z" }/{ "z" }, function() return true, nil, "{n} gold", 2 end/' one.lua >priced.lua
answer x z u
run 0 play ./priced.lua --seat 1=human --bots random
says '^only'
says '^ +1  z \(2 gold\)$'

# a free action is a choice
sed -e 's/players = 2/players = 2, free = { "sell" }/' -e '/^return/i\
function one:may_sell() return true end\
function one:sell() end' one.lua >free.lua
answer x z
run 0 play ./free.lua --seat 1=human --bots random
says '^only'
sed 's/may_sell() return true/may_sell(player) return player.seat == 2/' free.lua >other.lua
run 0 play ./other.lua --seat 1=human --seat 2=human
says '^Player 1: only'
run 0 play ./other.lua --seat 1=human --bots random
quiet '^only'

# the others at the table do not learn that a hidden hand has only one card to play
answer x u
run 0 play ./one.lua --seat 1=human --seat 2=human
quiet 'only'
sed 's/^  player:ask("first"/  self.stock:top():move(player.hand) &/; /select/d; s/{ "z" }/player.hand/' one.lua >hidden.lua
answer x gem u
run 0 play ./hidden.lua --seat 1=human --seat 2=human
says '^Player 1: only'
answer x u
run 0 play ./hidden.lua --seat 1=human --bots random
quiet '^only'
says '^Player 1: gem'

# the rest of a select that was begun is asked, even if only one pick would make it legal: it may be dearer than was meant
cat >lay.lua <<'L'
local lay = croupier.game "lay" { players = 2 }
function lay:setup()
  self.stock = self:zone { "stock", sees = "all" }
  for _, value in ipairs { 3, 9 } do self.stock:create { "card {value}", value = value } end
end
function lay:play()
  local cards = self.players[1]:select { "lay", from = self.stock, total = { "value", above = 11 }, instead = "pass" }
  self.players[1]:score(cards and #cards or 0)
end
return lay
L
answer 'card 3'
run 0 play ./lay.lua --seat 1=human --bots random --lang en
quiet '^The game is over'
says '2  card 9'
answer 'card 3' undo pass
run 0 play ./lay.lua --seat 1=human --bots random --lang en
says '^1\. player 1: 0'

# a script that fails on it is not tried again and again
sed 's/^  player:select.*/  error "broken"/' one.lua >broken.lua
answer x
run 3 play ./broken.lua --seat 1=human --bots random
warns 'broken'
finish
