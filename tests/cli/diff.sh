#!/bin/sh
# `diff`: rules, fields, knobs, texts and cards in which house rules, a variant and knobs differ from a game.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

cat >pile.lua <<'L'
local pile = croupier.game "pile" {
  players = { 2, 4 },
  knobs = { most = { 3, range = { 1, 9 }, "cards in hand" }, fast = { false, "a fast game" } },
  texts = { en = { title = "Pile", pile = "pile", ace = "ace", king = "king", ["go?"] = "Do you go?", rules = "{most} cards." },
            hu = { title = "Halom", pile = "halom", ace = "ász", king = "király", ["go?"] = "Mész?", rules = "{most} lap.",
                   ["most="] = "lap kézben", ["fast="] = "gyors" } },
}
pile.sorts = { "ace", "king" }
pile.copies = 2
function pile:setup()
  self.pile = self:zone { "pile", sees = "all" }
  for _, sort in ipairs(self.sorts) do self.pile:create { sort, copies = self.copies * #self.players } end
end
function pile:count() return self.pile:size() end
function pile:play() self.players[1]:agrees "go" self.players[1]:score(self:count()) end
return pile
L
cat >one.lua <<'L'
-- House rule: jesters.
local pile, before = ...
pile.sorts = { "ace", "jester" }
pile:knobs { most = 5, extra = { 2, range = { 0, 4 }, "points to spare" } }
pile:texts { en = { jester = "jester", ["go?"] = "Go?" }, hu = { jester = "bolond", rules = "Kevés lap." } }

function pile:count() return before.count(self) + self:spare() end

function pile:spare() return self.knobs.extra end
L
cat >two.lua <<'L'
local pile = ...
function pile:count() return 7 end
L
run 0 diff ./pile.lua --house one.lua --lang en
what="$what: the whole"
printf '%s\n' 'House rule: one: Jesters.' '' 'Rules' '  count: wrapped, one.lua:7; was pile.lua:14' '  spare: added, one.lua:9' '' \
  'Fields of the game' '  sorts: king; now jester' '' \
  'Knobs' '  extra: added, 2 of 0..4: points to spare (one.lua)' '  most: 3; now 5 (one.lua)' '' \
  'Texts' '  question go' '    before: “Do you go?”' '    now: “Go?”' '  the page of rules (hu)' '' \
  'Cards (2 players)' '  king: gone, 4' '  jester: added, 4' >wanted
if cmp -s wanted out; then ok; else no "$(diff wanted out)"; fi

run 0 diff ./pile.lua --house one.lua --lang hu --players 3
for line in 'Szabályok' '  count: kibővítve, one.lua:7; volt: pile.lua:14' '  most: 3; most 5 \(one.lua\)' 'Lapok \(3 játékos\)' \
  '  király: eltűnt, 6' '  bolond: új, 6'; do says "^$line$"; done
run 0 diff ./pile.lua --house one.lua --house two.lua --lang en
says '^  count: replaced, two.lua:2; was one.lua:7$'
warns 'two.lua replaces rule count and does not call it'
cat >slow.lua <<'L'
return { game = "pile", name = "Slow", knobs = { fast = true, most = 4 } }
L
run 0 diff ./pile.lua --variant ./slow.lua --set most=6 --lang en
says '^  fast: off; now on \(\./slow\.lua\)$'
says '^  most: 3; now 6 \(--set\)$'
printf 'local pile = ...\npile:knobs { most = { 3, range = { 2, 4 }, "cards" } }\npile.copies = 3\n' >range.lua
run 0 diff ./pile.lua --house range.lua --lang en
says '^  most: 3 of 1\.\.9; now 3 of 2\.\.4 \(range\.lua\)$'
says '^  copies: 2; now 3$'
says '^  ace: 4; now 6$'

# lists and tables: only what was added or taken, in the reader's words; texts: each form with its values as "…"
cat >list.lua <<'L'
-- House rule: aces go.
local pile = ...
pile.sorts = { "king", "fool" }
pile.copies = { king = 2, fool = 3 }
-- The pile counts nothing.
function pile:count() return 0 end
pile:texts { en = { fool = "fool", ["? fool"] = "One of {most}.", ["? king"] = "One of {most}.", ["go?"] = "[rich: You have {n}. ]Go?" },
             hu = { fool = "bolond", ["fool!"] = "Bo" } }
L
sed -i 's/^pile.copies = 2/pile.copies = { king = 2, ace = 2 }/; s/copies = self.copies \*/copies = self.copies[sort] */
  s/^function pile:count()/-- All cards count.\n&/' pile.lua
run 0 diff ./pile.lua --house list.lua --lang en
for line in '  count: replaced, list\.lua:6; was pile\.lua:15' '    before: “All cards count\.”' '    now: “The pile counts nothing\.”' \
  '  copies: ace 2; now fool 3' '  sorts: ace; now fool' '  \? fool, \? king: “One of …\.”' '    now: “You have …\. Go\? / Go\?”'; do says "^$line$"; done
run 0 diff ./pile.lua --house list.lua --lang hu
for line in '  copies: ász 2; most bolond 3' '  sorts: ász; most bolond' '  rövid név: fool: „Bo”' '  fool: „bolond”' \
  '  kérdés: go \(en\)'; do says "^$line$"; done
printf '%s\n' '-- House rule: új lap.' 'local pile = ...' 'table.insert(pile.sorts, "fool")' 'pile.copies.fool = 1' >more.lua
run 0 diff ./pile.lua --house more.lua --lang en
says '^House rule: more: Új lap\.$' # with a large letter
says '^  sorts: added: fool$'; says '^  copies: added: fool 1$'
printf '%s\n' 'local pile = ...' 'table.remove(pile.sorts)' >less.lua
run 0 diff ./pile.lua --house less.lua --house more.lua --lang en
says '^  sorts: taken out: king \(less\.lua\)$'; says '^  sorts: added: fool \(more\.lua\)$'
# an item may have a comma
printf '%s\n' 'local pile = ...' 'pile.sorts = { "ace", "king", "fool, king" }' 'pile.copies["fool, king"] = 1' >comma.lua
run 0 diff ./pile.lua --house comma.lua --lang hu
says '^  sorts: hozzáadva: fool, king$'; says '^  copies: hozzáadva: fool, king 1$'
run 0 diff ./pile.lua --lang en
says '^Nothing differs\.$'
run 2 diff ./pile.lua --house nowhere
run 2 diff ./pile.lua --set mosst=3
finish
