#!/bin/sh
# House rules: what they are given, knobs and texts that they bring, and what is said of those that go wrong.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

# `before`: a chain of house rules, each of which calls the rule before it
cat >first.lua <<'L'
-- House rule: the first player begins with a point.
local byzanz, before = ...
function byzanz:count_up()
  self.players[1]:score(self.knobs.beggar and 100 or 0, "beggar")
  return before.count_up(self)
end
byzanz:knobs { hand_limit = 9, beggar = { true, "the first player gets points" } }
byzanz:texts { en = { beggar = "a beggar's gift" }, hu = { ["beggar="] = "az első játékos pontokat kap" } }
L
cat >second.lua <<'L'
local byzanz, before = ...
function byzanz:count_up()
  self.players[2]:score(200, "beggar")
  return before.count_up(self)
end
L
run 0 play byzanz --bots random --seed 3 --house first.lua --house second.lua --lang en --journal chain.jsonl
says "^  a beggar's gift +100 +200$"
says '^  goods sold +[0-9]+ +[0-9]+ +[0-9]+$'
says '^  in all +1[0-9][0-9] +2[0-9][0-9] +[0-9]+$'
run 0 replay chain.jsonl --verify

# knobs: preset and added; --set has the last word; their texts in one language alone
run 0 knobs byzanz --house first.lua --lang en
says '^beggar +on +on, off +the first player gets points \(by first'
says '^hand_limit +9 +4\.\.20 .*default: 7'
run 0 knobs byzanz --house first.lua --lang hu
says '^beggar .*az első játékos pontokat kap'
run 0 knobs byzanz --house first.lua --set hand_limit=8 --set beggar=off --lang en
says '^beggar +off'
says '^hand_limit +8'
says '^hand_limit +8 .*\(default: 7\)$' # not set by the house rule
run 0 knobs byzanz --house first.lua --set beggar=off --lang en
says '^beggar .*\(default: on\)$'
run 0 rules byzanz --house first.lua --set beggar=off --set hand_limit=8 --lang en
quiet 'without first'
run 2 knobs byzanz --house first.lua --set hand_limit=21
run 2 knobs byzanz --set beggar=off

# a text that a house rule gives in one language stands in the others, too
run 0 play byzanz --bots random --seed 3 --house first.lua --house second.lua --lang hu
says "^  a beggar's gift +100 "

# what cannot be is said with file and line
refused() { # LUA PATTERN
  printf 'local byzanz, before = ...\n%s\n' "$1" >wrong.lua
  run 3 knobs byzanz --house wrong.lua
  warns "wrong.lua.*$2"; one_sentence
}
refused 'byzanz:knobs { hand_limt = 9 }' "2: there is no knob 'hand_limt' in byzanz; did you mean 'hand_limit'"
refused 'byzanz:knobs { hand_limit = 99 }' "2: knob 'hand_limit' cannot be 99, only 4\.\.20"
refused 'byzanz:knobs { hand_limit = false }' "2: knob 'hand_limit' cannot be off"
refused 'byzanz:knobs { tax = { 4, "a sentence" } }' "2: knob 'tax' needs a range"
refused 'byzanz:knobs(3)' '2: knobs are of a game'
refused 'local lost = before.coun_up' "2: there was no rule 'coun_up' .*did you mean 'count_up'"
refused 'local lost = before.wholly_new' "2: there was no rule 'wholly_new' before this house rule$"
refused 'function before:count_up() end' "'before' holds the rules as they were"
refused 'function before:wholly_new() end' "2: 'before' holds the rules as they were"
run 3 knobs five_towers --house byzanz-silk --lang en
warns 'byzanz-silk.lua:5: .*; byzanz-silk.lua seems to be a house rule of byzanz, not of five_towers$'
one_sentence
printf 'byzanz.goods[1] = "silk"\n' >headless.lua
run 3 knobs byzanz --house headless.lua --lang en
warns "headless.lua:1: undefined global 'byzanz'; a house rule begins with .local byzanz, before = \.\.\..$"
printf 'local byzanz = ...\nfunction byzanz:count_up() byzanz:knobs { hand = 3 } end\n' >late.lua
run 3 play byzanz --bots random --house late.lua
warns 'late.lua:2: knobs are declared before the table is laid'

# a head in two languages: all readers see their own part, and a head without marks is one sentence
printf '%s\n' '-- House rule: the market' '-- is closed.' '-- Házi szabály: nincs piac.' 'local byzanz = ...' >closed.lua
run 0 rules byzanz --house closed.lua --lang en
says '^  closed: The market is closed\.$'
run 0 rules byzanz --house closed.lua --lang hu
says '^  closed: Nincs piac\.$'
printf '%s\n' '-- Nobody sells.' 'local byzanz = ...' >closed.lua
run 0 rules byzanz --house closed.lua --lang hu
says '^  closed: Nobody sells\.$'
run 0 rules byzanz --house byzanz-silk --lang hu
says '^  byzanz-silk: Hosszabb játék'

# they are seen: with their own sentence on the page of rules, which says what they replace; in knobs, sim, the heading
cat >market.lua <<'L'
-- House rule: nobody sells after the last round, and each card
-- left in hand costs a point.
local byzanz, before = ...
byzanz:knobs { hand_limit = 9, tax = { 1, range = { 0, 5 }, "points to pay" } }
byzanz:texts { en = { tax = "tax" }, hu = { tax = "adó" } }

function byzanz:last_sales() end

function byzanz:count_up()
  for _, player in ipairs(self.players) do player:score(-player.hand:size() - self.knobs.tax, "tax") end
  return before.count_up(self)
end
L
run 0 rules byzanz --house market.lua --lang en
says '^House rules at this table'
says '^  market: Nobody sells after the last round, and each card left in hand costs a point\.$'
says '^    changes “THE END”.* \(before: “Kept goods count their value'
says '^    replaces “THE END” \(before: “At the end'
says '^  hand_limit=9 \(4\.\.20; 7 without market\.lua\)$'
says '^  hand=4 \(1\.\.7\)$'
run 0 rules byzanz --house market.lua --lang hu
says '^Házi szabályok'
says '^    lecseréli: „A JÁTÉK VÉGE”'
says 'A JÁTÉK VÉGE\*'
says 'market\.lua nélkül 7'
run 0 rules five_towers --house five_towers-crane --lang en # a title with the heading's word in it
says '^5 TOWERS, by'
says '^TOWERS\*\.'
printf 'local g, before = ...\nfunction g:trade(player) return before.trade(self, player) end\n' >trade.lua
run 0 rules oh_pharaoh --house trade.lua --lang en
says '^ *- Trade\*'
run 0 rules byzanz --lang en
quiet 'House rules'
run 0 knobs byzanz --house market.lua --lang en
says '^tax .*\(by market\.lua\)$'
says '^hand_limit .*\(default: 7; set by market\.lua\)$'
run 0 sim byzanz --games 3 --house market.lua --house second.lua --set hand=3 --house first.lua
says '^house rules: market\.lua, second\.lua, first\.lua$'
says '^knobs: hand=3, hand_limit=9$'
run 0 sim byzanz --games 3
quiet 'house|knobs'
run 0 sim byzanz --games 3 --house market.lua --format json
says '"house_rules": \['
says '"tax": "1"'
printf 'show\nrules\nquit\n' >in
run 0 play byzanz --house market.lua --house second.lua --seed 3 --seat 1=human --journal none --lang en
says '^-- Byzanz: round 1 \(house rule: market, second\)'
says '^House rules at this table'
run 0 play byzanz --house market.lua --seed 3 --seat 1=human --journal none --lang hu
says '^-- Byzanz: 1\. forduló \(házi szabály: market\)'
: >in

# one that is saved while the game is on is named when it holds
rm out
{ await test -s out; sed -i 's/hand_limit = 9/hand_limit = 8/' market.lua; printf 'reload\nknobs\nquit\n'; } |
  timeout 600 "$CROUPIER" play byzanz --house second.lua --house market.lua --seed 3 --seat 1=human --journal none --lang en >out 2>err
what='reload of a house rule'
says '^The game now uses the rules in market\.lua; 0 answers repeated'
says '^hand_limit +8'

# a count_up that fails at the table is said at once; one that asks is none
cat >count.lua <<'L'
local byzanz, before = ...
function byzanz:count_up()
  local bonus = self.bonuses.first
  return before.count_up(self)
end
L
printf 'reload\nquit\n' >in
run 0 play byzanz --house count.lua --seed 3 --seat 1=human --journal none --lang en
warns '"if the game ended now" cannot be told, because the rule count_up fails: count.lua:3: '
holds 'said at the start and after reload' test "$(grep -c count_up err)" = 2
printf 'local g, before = ...\nfunction g:count_up() self.players[1]:agrees("bid") return before.count_up(self) end\n' >count.lua
run 0 play byzanz --house count.lua --seed 3 --seat 1=human --journal none --lang en
holds 'a question is no fault' test "$(grep -c count_up err)" = 0
: >in

# an error in a rule that a house rule has called names the house rule too, whether or not it waits for the result
calls() { # LINE CALLER
  printf '%s\n' 'local byzanz, before = ...' 'function byzanz:hold_auction()' "$1" 'end' >calls.lua
  run 3 play byzanz --seat 1=human --journal none --house calls.lua </dev/null
  warns "^croupier: byzanz.lua:[0-9]+: attempt to (index|call) .* \(in hold_auction, called from calls.lua:$2, round 1,"
}
calls '  before.hold_auction(self.players)' 3
calls '  return before.hold_auction(self.players)' 2

# the usual slips in calling it
printf '%s\n' 'local byzanz, before = ...' 'function byzanz:count_up()' '  before:count_up()' 'end' >calls.lua
run 0 play byzanz --seat 1=human --journal none --house calls.lua --lang en </dev/null
warns "there was no rule 'players' before .*; rules are called with a dot: before\.rule\(self\) \(called from calls\.lua:3\)"
sed -i 's/before:count_up/before.count_up/' calls.lua
run 0 play byzanz --seat 1=human --journal none --house calls.lua --lang en </dev/null
warns "there is no 'self': a rule is called as .* before\.rule\(self\) \(called from calls\.lua:3\)"
refused 'byzanz.knobs.hand_limit = 9' 'knobs are set by a call: game:knobs \{ name = value \}'

# what is added but used by nothing, and what one house rule takes from another, is doubted by name
cat >one.lua <<'L'
local byzanz, before = ...
function byzanz:count_up() return before.count_up(self) end
byzanz:knobs { hand_limit = 9 }
byzanz:texts { en = { ["bid?"] = "Your bid?" } }
L
doubted() { # LUA PATTERN, or none for no doubt
  printf 'local byzanz, before = ...\n%s\n' "$1" >two.lua
  run 0 sim byzanz --games 1 --house one.lua --house two.lua
  if [ -n "${2-}" ]; then warns "^croupier: two.lua.*$2"; one_sentence
  else holds "no doubt: $1" test ! -s err; fi
}
doubted 'function byzanz:cout_up()
  return before.cout_up(self) end' ":3: there was no rule 'cout_up' before this house rule; did you mean 'count_up'"
doubted 'function byzanz:cout_up() end' 'byzanz.cout_up is a new method; did you mean count_up'
doubted 'byzanz.god = {}' 'byzanz.god is a new field, but nothing uses it$'
doubted 'byzanz.gods = {}' 'byzanz.gods is a new field; did you mean goods\?$'
doubted 'function byzanz:begging() end' 'byzanz.begging is a new rule, but nothing calls it'
doubted 'function byzanz:begging() end -- self:begging()' 'nothing calls it'
doubted 'function byzanz:begging() end
function byzanz:count_up() self:begging() return before.count_up(self) end'
doubted 'byzanz:texts { en = { ["bidd?"] = "What?" } }' "nothing asks for the text 'bidd\\?'; did you mean 'bid\\?'"
doubted 'byzanz:texts { en = { ["begging?"] = "What?" }, hu = { ["begging?"] = "Mi?" } }' "nothing asks for the text 'begging\\?'$"
doubted 'byzanz:texts { en = { ["sell?"] = "Sell what?" } }'
doubted 'byzanz:texts { en = { ["bid?"] = "What?" } }' "replaces the text 'bid\\?': the one by one.lua is lost"
doubted 'function byzanz:count_up() end' 'replaces rule count_up .* the change by one.lua is lost'
doubted 'local old = byzanz.count_up function byzanz:count_up() return old(self) end'
doubted 'local function help(self) return before.count_up(self) end
function byzanz:count_up() return help(self) end'
doubted 'function byzanz:count_up() if self.never then self.count_upwards(self) end end
if false then return before.last_sales end' 'replaces rule count_up'
doubted 'byzanz:knobs { hand_limit = 6 }' 'sets knob hand_limit, which one.lua had set otherwise'
doubted 'byzanz:knobs { hand_limit = 9 }'
doubted 'byzanz:knobs { hand = 3 }'
# where a house rule wraps the rule that asks, its own sentence stands beside the old one, also if it has ended in
# `return before.rule(...)`
cat >dear.lua <<'L'
-- House rule: dear bids.
local byzanz, before = ...
-- A bid is worth 3 or more from the start.
function byzanz:lays_a_bid(bidder, high) return before.lays_a_bid(self, bidder, high < 2 and 2 or high) end
L
cat >slow.lua <<'L'
-- House rule: slow bids.
local byzanz, before = ...
-- A bidder thinks first.
function byzanz:lays_a_bid(bidder, high) return before.lays_a_bid(self, bidder, high) end
-- Auctions are held in the open.
function byzanz:auction_off(bidders)
  local winner = before.auction_off(self, bidders)
  return winner
end
L
printf '%s\n' '?' why >in
run 0 play byzanz --players 3 --seed 3 --seat 1=human --house dear.lua --house slow.lua --lang en
sed -n '/^The rule behind/,/^.why not/p' out | grep -Eo '^  [a-z_]+ \([a-z]+|thinks first|3 or more' | tr '\n' '/' >asks
holds '? names all three' test "$(cat asks)" = '  lays_a_bid (byzanz/  lays_a_bid (dear/3 or more/  lays_a_bid (slow/thinks first/'
sed -n '/^.why not/,$p' out | grep -Eo '^  [a-z_]+ \([a-z]+' | tail -n 4 | tr '\n' '/' >why
holds 'why: from the outside in' test "$(cat why)" = '  auction_off (slow/  lays_a_bid (slow/  lays_a_bid (dear/  lays_a_bid (byzanz/'
finish
