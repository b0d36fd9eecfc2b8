#!/bin/sh
# foolish_QUESTION: what bots leave out, though the rules allow it and it brings points.
. "$(dirname "$0")/lib"

# a piece, an item, a number and yes are all worth most when they are foolish; "a lot" is no beginning of a choice
cat >greed.lua <<'L'
local greed = croupier.game "greed" { players = 2 }
function greed:setup()
  for _, p in ipairs(self.players) do
    p.hand, p.kept = p:zone "hand", p:zone { "kept", sees = "all" }
    for value = 1, 3 do p.hand:create { "{value}", value = value } end
  end
end
function greed:play()
  for _, p in ipairs(self.players) do
    p:score(p:ask("one card", p.hand).value, "card")
    for _, card in ipairs(p:select { "cards", from = p.hand, count = 2 }) do p:score(card.value, "cards") end
    p:score(p:ask("word", { "tin", "lead", "gold" }) == "gold" and 7 or 0, "word")
    p:score(p:number("number", 1, 9), "number")
    if p:agrees "a lot" then p:score(20, "lot") end
    if not p:ask("none", p.hand, nil, "none") then p:score(9, "none") end
  end
end
function greed:foolish_one_card(player, card) return card.value == 3 and card:zone():owner() == player end
function greed:foolish_cards(_, card, picked) return card.value == 3 and #picked == 0 end
function greed:foolish_word(_, word) return word == "gold" end
function greed:foolish_number(_, number) return number > 4 end
function greed:foolish_a_lot(_, yes) return yes end
function greed:foolish_none() return true end
return greed
L
for bot in greedy greedy:3 search:200; do
  run 0 play greed.lua --bots $bot --seed 3 --lang en --journal none
  quiet '^Player [12]: (3|3, .*|gold|[5-9]|yes)$'
  holds 'two say no' test "$(grep -c '^Player [12]: no$' out)" = 2
  holds 'two take none' test "$(grep -c '^Player [12]: none$' out)" = 2
done
# random bots do as the rules allow
for seed in 1 2 3 4 5 6 7 8; do
  "$CROUPIER" play greed.lua --bots random --seed $seed --lang en --journal none
done >out
says '^Player [12]: gold$'

# where all answers are foolish, the best is given; people may be foolish
cat >all.lua <<'L'
local all = croupier.game "all" { players = 2 }
function all:play() for _, p in ipairs(self.players) do p:score(p:number("number", 1, 5)) end end
function all:foolish_number() return true end
return all
L
run 0 play all.lua --bots search:100 --lang en --journal none
holds 'both take 5' test "$(grep -c '^Player [12]: 5$' out)" = 2

# the rule may look at everything, and sees a table dealt anew: it tells the bot no secret
cat >peek.lua <<'L'
local peek = croupier.game "peek" { players = 2, texts = { en = {} } }
function peek:setup()
  self.deck, self.used = self:zone "deck", self:zone "used"
  self.deck:create { "{colour}", colour = "red" }
  self.deck:create { "{colour}", colour = "blue" }
end
function peek:play()
  self.deck:shuffle()
  local hit = self.players[1]:ask("guess", { "red", "blue" }) == self.deck:top().colour
  self:note(hit and "a hit" or "a miss")
  self.players[2]:score(1, "always")
end
function peek:foolish_guess(_, colour) return colour ~= self.deck:top().colour end
return peek
L
for seed in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30; do
  "$CROUPIER" play peek.lua --bots greedy --seed $seed --lang en --journal none
done >out 2>&1
holds 'a rule that looks at the deck is right half the time' test "$(grep -c 'a miss' out)" -ge 5
says 'a hit'

# a rule that fails is told, and so is one that asks, or never ends
for fault in 'error "a slip"' 'player:agrees "really"' 'while true do end'; do
  cat >bad.lua <<L
local bad = croupier.game "bad" { players = 2 }
function bad:play() for _, p in ipairs(self.players) do p:score(p:number("number", 1, 5)) end end
function bad:foolish_number(player) $fault end
return bad
L
  run 0 play bad.lua --bots greedy --lang en --journal none
  warns '^croupier: the bot in seat 1 cannot choose: bad.lua:3: .* it answers at random$'
done
printf 'local bad = croupier.game "bad" { players = 2 }\nfunction bad:play() end\nbad.foolish_number = { 1, 2 }\nreturn bad\n' >bad.lua
run 3 play bad.lua --lang en
warns "'foolish_number' is a method: it says which answers no sensible player gives"

# the rules for trades are for trades alone
cat >wants.lua <<'L'
local wants = croupier.game "wants" { players = 2, texts = {
  en = { ["how many wanted?"] = "How many?" }, hu = { ["how many wanted?"] = "Mennyi?" } } }
function wants:play() for _, p in ipairs(self.players) do p:score(p:number("how many wanted", 1, 5)) end end
return wants
L
run 0 play wants.lua --bots greedy --lang en --journal none
holds 'both want 5' test "$(grep -c '^Player [12]: 5, 5 in all' out)" = 2

# a house rule that names no question is doubted
printf -- '-- House rule: none.\nlocal greed = ...\nfunction greed:foolish_nmber() return true end\nfunction greed:foolish_word() return false end\n' >slip.lua
run 0 play greed.lua --house ./slip.lua --bots random --lang en --journal none
warns 'foolish_nmber'
holds 'one doubt' test "$(grep -c foolish_ err)" = 1
finish
