#!/bin/sh
# `always ANSWER`: the same answer each time the same question comes, until the person is asked something else.
. "$(dirname "$0")/lib"

cat >offers.lua <<'L'
local offers = croupier.game "offers" { players = 2, texts = {
  en = { ["deal?"] = "Do you take it?", take = "take", refuse = "refuse" },
  hu = { ["deal?"] = "Kell?", take = "kell", refuse = "nem kell" },
} }
function offers:play()
  local p, q = self.players[1], self.players[2]
  for round = 1, 3 do
    for _ = 1, 3 do
      q:ask("bait", { "worm", "fly" })
      p:ask("deal", round == 3 and { "take", "swap" } or { "take", "refuse" })
    end
    p:select { "turn", from = { "u", "v", "w" }, count = 2 }
  end
  p:score(1)
end
return offers
L
play='play ./offers.lua --seat 1=human --bots random --seed 1'
asked() { grep -c "$1" out; }

# two offers refused for the person, whose turn ends it; in the next round the answer is asked for again
printf '%s\n' take 'always refuse' 'u v' refuse refuse refuse 'u v' quit >in
run 0 $play --lang en --journal a.jsonl
holds 'the question comes twice, then three times, then it is another' test "$(asked 'Do you take it')" = 6
holds 'each answer is told' test "$(grep -c '^Player 1: refuse$' out)" = 5
holds 'and written down' test "$(grep -c '"answer":"refuse"' a.jsonl)" = 5
run 0 replay a.jsonl --verify

# by number, by the beginning of a name, and in Hungarian; it lasts as long as nothing else is asked
printf '%s\n' 'mindig nem' 'u v' 'mindig 2' 'u v' 'mindig ke' 'u v' >in
run 0 $play --lang hu --journal b.jsonl
holds 'three questions were put' test "$(asked '^Kell')" = 3
says '^A játék véget ért|^Vége a játéknak|pont'
holds 'six and three' test "$(grep -c '"answer":"refuse"' b.jsonl)$(grep -c '"answer":"take"' b.jsonl)" = 63

# where the answer is not possible the person is asked again
cat >gone.lua <<'L'
local gone = croupier.game "gone" { players = 2 }
function gone:play()
  local p = self.players[1]
  for i = 1, 4 do p:ask("deal", { "take", "refuse", "swap" }, function(word) return i < 3 or word ~= "refuse", "used up" end) end
end
return gone
L
printf '%s\n' 'always refuse' take swap >in
run 0 play ./gone.lua --seat 1=human --bots random --seed 1 --lang en --journal none
holds 'asked for the first and the third' test "$(asked '^deal')" = 3

# undo takes back the last of the answers, and ends it
printf '%s\n' 'always refuse' undo take refuse >in
run 0 $play --lang en --journal c.jsonl
holds 'two stand' test "$(asked 'Do you take it')" = 2
says '^Player 1: take$'

# a free action leaves the question open, so it is not taken for ever
cat >seller.lua <<'L'
local seller = croupier.game "seller" { players = 2, free = { "sell" } }
function seller.may_sell() return true end
function seller:sell(player) player:score(1) end
function seller:play() self.players[1]:ask("deal", { "take", "refuse" }) end
return seller
L
printf '%s\n' 'always sell' sell 'always take' >in
RUN_SECONDS=20 run 0 play ./seller.lua --seat 1=human --bots random --seed 1 --lang en --journal d.jsonl
warns '^croupier: `always` gives answers, and "sell" leaves the question open'
holds 'it is taken once, when it is typed so' test "$(grep -c '"answer":"sell"' d.jsonl)$(grep -c '"answer":"take"' d.jsonl)" = 11

printf '%s\n' always 'always nothing' 'always take' 'always u' 'always undo' quit >in
run 0 $play --lang en --journal none
warns '^croupier: Type the answer as well'
warns '^croupier: "nothing" is not offered'
warns '^croupier: `always` gives single answers'
warns '^croupier: "undo" is not offered'
finish
