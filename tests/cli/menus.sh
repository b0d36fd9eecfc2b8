#!/bin/sh
# Menus of pieces stand as the picture shows the zone, and one of a family is found by its last word.
. "$(dirname "$0")/lib"

cat >menus.lua <<'END'
local Menus = croupier.game "menus" { players = 2 }
function Menus:setup()
  self.deck = self:zone "deck"
  self.row = self:zone { "row", sees = "all" }
  self.supply = self:zones({ "supply", sees = "all" }, { "village", "smithy", "market" })
  for value = 1, 9 do self.deck:create { "card {value}", value = value } end
  for _, player in ipairs(self.players) do player.hand = player:zone { "hand", sorted = true } end
end
function Menus:play()
  local player = self.players[1]
  for _, value in ipairs { 2, 4, 6, 9, 5 } do self.deck:first({ value = value }):move(self.row) end
  for _, value in ipairs { 8, 1, 3 } do self.deck:first({ value = value }):move(player.hand) end
  player:ask("pile", self.supply)
  player:ask("card", self.row)
  player:ask("mine", player.hand)
end
return Menus
END
printf 'seed 1\nstart menus.lua 2\nmarket\n3\n2\nquit\n' >in
"$CROUPIER" <in >out 2>err
says '^Player 1: supply market$'
says 'row +card 2 4 6 9 5'
says '1  card 2 +2  card 4 +3  card 6 +4  card 9 +5  card 5'
says '^Player 1: card 6$'
says 'hand +card 1 3 8'
says '1  card 1 +2  card 3 +3  card 8'
says '^Player 1: card 3$'

# a word of the script's list keeps its number, whichever others are possible; "card" takes no first match of several
cat >words.lua <<'END'
local words = croupier.game "words" { players = 2 }
function words:setup()
  self.row = self:zone { "row", sees = "all" }
  for value = 8, 9 do self.row:create { "cloth {value}", value = value } self.row:create { "silk {value}", value = value } end
end
function words:play()
  for _, barred in ipairs { "buy", "sell" } do
    self.players[1]:ask("turn", { "buy", "sell", "wait" }, function(word) return word ~= barred end, "pass")
  end
end
return words
END
printf 'start words.lua 2 seed=1\n1\n4\n? 8\n? silk 8\nlang hu\n? 8\n3\nquit\n' >in
"$CROUPIER" <in >out 2>err
says '^   2  sell +3  wait +4  pass$'
says '^Player 1: pass$'
says '^   1  buy +3  wait +4  pass$'
says '^silk 8, value 8$'
says '^1. játékos: wait$'
warns '^"1" is not offered'
warns '^"8" may mean: cloth 8, silk 8$'
warns '^"8" ezek egyike lehet: cloth 8, silk 8$'

# a name without its first word is that of one option, if no other has the word; else all are named that it may mean
cat >places.lua <<'END'
local places = croupier.game "places" { players = 2 }
function places:play()
  for _ = 1, 2 do self.players[1]:ask("where", { "city Agra", "inner site of Agra", "city Udaipur" }) end
end
return places
END
printf 'start places.lua 2 seed=1\nAgra\nAgr\nUdaipur\ncity\nin\nquit\n' >in
"$CROUPIER" <in >out 2>err
warns '^"Agra" may mean: city Agra, inner site of Agra$'
warns '^"Agr" may mean: city Agra, inner site of Agra$'
warns '^"city" may mean: city Agra, city Udaipur$'
says '^Player 1: city Udaipur$'
says '^Player 1: inner site of Agra$'

# what is not possible now: those with one reason share a line, and of many reasons there are only the names; a refused
# candidate has its number, and `?` tells the rule of an action
cat >actions.lua <<'END'
local actions = croupier.game "actions" { players = 2, texts = { en = { sail = "set sail", ["no wind"] = "there is no wind" } } }
function actions:setup() self:zone { "sea", sees = "all" }:create { "ship" } end
-- The ship sails where the wind blows.
function actions:sail() end
-- Who rests is refreshed.
function actions:take_rest() end
function actions:play()
  local all = { "sail", "fish", "dive", "swim", "take rest" }
  local few = { sail = "no wind", fish = "no wind", dive = "too deep" }
  local many = { sail = "a", fish = "b", dive = "c", swim = "d" }
  for _, reasons in ipairs { few, many } do
    self.players[1]:ask("act", all, function(word) return not reasons[word], reasons[word] end)
  end
end
return actions
END
printf '? 5\n? sail\n? set sail\n? ship\n? set\nwhy not 1\nwhy not 3\n3\nwhy not 9\nwhy not 5\n5\nwhy not 4\n' >in
run 0 play ./actions.lua --seat 1=human --bots random --seed 1 --journal none --lang en --ask-all
says '^ +not now: set sail; fish: there is no wind$'
says '^ +not now: dive: too deep$'
says '^  take_rest \(actions\.lua:6\): Who rests is refreshed\.$'
holds 'the rule of an action, by both its names' test "$(grep -c 'The ship sails where the wind blows\.$' out)" = 2
holds 'why it is not possible' test "$(grep -c '^  set sail: there is no wind$' out)" = 3
says '^ship$'
warns 'no piece is called "set"'
says '^  dive: too deep$'
warns '"3" is not offered: too deep$'
warns 'does not ask about "9"'
says '^It is offered\.$'
says '^ +not now: set sail; fish; dive; swim \(`why not` says why\)$'
says '^  swim: d$'

# an option that is a list about a piece has the number of its place among places made together, bought or not
cat >shop.lua <<'END'
local shop = croupier.game "shop" { players = 2 }
function shop:setup()
  self.yard, self.out = self:zones({ "yard", sees = "all" }, { "a", "b", "c", "d" }), self:zone { "out", sees = "all" }
  for i, place in ipairs(self.yard) do place:create { "card " .. i } end
end
function shop:play()
  repeat
    local list = {}
    for _, place in ipairs(self.yard) do
      if not place:empty() then list[#list + 1] = { place:top(), place:member() } end
    end
    local sale = self.players[1]:ask("buy", list, function(it) return it[2] ~= "b", "too dear" end, "leave")
    if sale then sale[1]:move(self.out) end
  until not sale
end
return shop
END
printf '2\nwhy not 2\n1\n2\n3\n5\n' >in
run 0 play ./shop.lua --seat 1=human --bots random --seed 1 --journal none --lang en
says '^ +1  card 1, a +3  card 3, c +4  card 4, d +5  leave$'
says '^ +not now: card 2, b: too dear$'
warns '"2" is not offered: too dear$'
says '^  card 2, b: too dear$'
says '^ +3  card 3, c +4  card 4, d +5  leave$'
says '^ +4  card 4, d +5  leave$'
says '^Player 1: card 3, c'
says '^Player 1: leave$'

# a name that is refused is no beginning of another; a number is none either
cat >begins.lua <<'END'
local begins = croupier.game "begins" { players = 2 }
function begins:setup() end
function begins:play()
  local player = self.players[1]
  player:ask("build", { "palace", "palace and house", "gold" }, function(word) return word ~= "palace", "too dear" end)
  player:ask("bid", { 12, 14, 20 })
end
return begins
END
printf 'seed 1\nstart begins.lua 2\npalace\nwhy not hou\npalace a\n1\n14\nquit\n' >in
"$CROUPIER" <in >out 2>err
warns '"palace".*too dear'
says '^It is offered\.$'
says '^Player 1: palace and house$'
warns '"1" is not offered'
says '^Player 1: 14$'

# `?` names the rule that asks; if it has no comment, also the next one outside that has one
cat >asks.lua <<'END'
local asks = croupier.game "asks" { players = 2 }

-- Everybody is asked once.
function asks:play()
  for _, player in ipairs(self.players) do self:turn(player) end
end

function asks:turn(player) self:choose(player) end

function asks:choose(player)
  if player:agrees "go on" then player:score(1) end
end

return asks
END
explains() { # OUTPUT: what stands between the two lines around the rules
  printf '?\n' | "$CROUPIER" play asks.lua --seat 1=human --bots random --seed 1 --journal none >out 2>err
  sed -n '/^The rule behind the question:$/,/^`why not`/p' out | sed '1d;$d' >found
  printf "$1" >wanted
  holds "? names the rules: $(cat found)" cmp -s found wanted
}
explains '  choose (asks.lua:10)\n  play (asks.lua:4): Everybody is asked once.\n'
sed '/^-- Everybody/d' asks.lua >plain.lua && mv plain.lua asks.lua
explains '  choose (asks.lua:9)\n'
sed 's/^function asks:choose/-- Go on or not.\n&/' asks.lua >plain.lua && mv plain.lua asks.lua
explains '  choose (asks.lua:10): Go on or not.\n'

sed '/^-- Go on/d; s/^function asks:turn/-- Each has a turn.\n&/' asks.lua >plain.lua && mv plain.lua asks.lua
sed 's/^function asks:play/-- Nobody reads this.\n&/' asks.lua >plain.lua && mv plain.lua asks.lua
explains '  choose (asks.lua:11)\n  turn (asks.lua:9): Each has a turn.\n'

# a piece keeps its own number beside options that have none; those get the numbers that are left
cat >own.lua <<'END'
local own = croupier.game "own" { players = 2 }
function own:setup()
  self.row = self:zone { "row", sees = "all" }
  for _, n in ipairs { 5, 2 } do self.row:create { "{number} {trade}", number = n, trade = n == 5 and "mason" or "smith" } end
end
function own:play()
  local what = self.players[1]:ask("do", { "gold", self.row:at(1), "trip", self.row:at(2), "end" })
  self.players[1]:score(type(what) == "string" and 1 or what.number)
end
return own
END
for answer in '5 5' '2 2' '1 1' '3 1' '4 1'; do
  printf '%s\n' "${answer% *}" | "$CROUPIER" play own.lua --seat 1=human --bots random --seed 1 --journal none --lang en >out 2>err
  what="own numbers: $answer"
  says "player 1: ${answer#* } points?\$"
done
# pieces with numbers stand in the order of these
printf '2\n' | "$CROUPIER" play own.lua --seat 1=human --bots random --seed 1 --journal none --lang en >out 2>err
says '^   1  gold +2  smith +3  trip +5  mason +4  end$'
# a zone keeps its place among those that were made together, whichever of them are offered; a word stands behind the last
cat >towns.lua <<'END'
local towns = croupier.game "towns" { players = 2 }
function towns:setup() self.towns = self:zones({ "town", sees = "all" }, { "Buda", "Eger", "Pest" }) end
function towns:play()
  for _, barred in ipairs { "Buda", "Eger" } do
    self.players[1]:ask("where", self.towns, function(town) return town:member() ~= barred end, "home")
  end
end
return towns
END
printf '%s\n' 1 2 3 4 >in
run 0 play towns.lua --seat 1=human --bots random --seed 1 --journal none --lang en
says '^   2  town Eger +3  town Pest +4  home$'
says '^Player 1: town Eger$'
says '^   1  town Buda +3  town Pest +4  home$'
says '^Player 1: town Pest$'

# so does what lies alone in such a zone; two in one place are counted through
cat >stalls.lua <<'END'
local stalls = croupier.game "stalls" { players = 2 }
function stalls:setup()
  self.stalls = self:zones({ "stall", sees = "all" }, { "red", "blue", "green" })
  for _, stall in ipairs(self.stalls) do stall:create { "lamp" } end
end
function stalls:play()
  local wares = { self.stalls[2]:top(), self.stalls[3]:top() }
  self.players[1]:ask("buy", wares, nil, "none")
  wares[1]:move(self.stalls[3])
  self.players[1]:ask("buy", wares, nil, "none")
end
return stalls
END
printf '%s\n' 2 1 >in
run 0 play stalls.lua --seat 1=human --bots random --seed 1 --journal none --lang en --ask-all
says '^   2  lamp +3  lamp +4  none$'
says '^   1  lamp +2  lamp +3  none$'

# letters need no accents, in answers and commands; cards with numbers for names are listed one by one, amounts are not
cat >accents.lua <<'END'
local accents = croupier.game "accents" { players = 2 }
function accents:setup()
  self.row = self:zone { "row", sees = "all" }
  for n = 3, 5 do self.row:create { "{n}", n = n } end
end
function accents:play()
  local player = self.players[1]
  player:ask("which", { "húzópakli", "Őr", "kész" })
  player:ask("which", { "kor", "kór" })
  player:ask("card", self.row)
  player:number("how many", 1, 6)
end
return accents
END
printf '%s\n' 'lang hu' allas huzo kór 4 5 >in
run 0 play accents.lua --seat 1=human --bots random --seed 1 --journal none --lang en
says '^  1\. játékos +0$'
says '^1\. játékos: húzópakli$'
says '^1\. játékos: kór$'
says '^  3, 4, 5$'
says '^  1 – 6$'
printf '%s\n' 'lang hu' huzo kor quit >in # a name that another differs from by an accent alone
run 0 play accents.lua --seat 1=human --bots random --seed 1 --journal none --lang en
says '^1\. játékos: kor$'
# the same picks in another order are one hint
printf '%s\n' 'hint search:200' quit >in
run 0 play "$root/scripts/byzanz.lua" --players 5 --seed 11 --seat 1=human --bots random --journal none --lang en
hints() { sed -n 's/  *[0-9]* %  tried.*//p' out; }
holds 'hints are there' test "$(hints | wc -l)" = 3
holds 'and differ in what they pick' test "$(hints | while read -r line; do
  echo "$line" | tr ',' '\n' | sed 's/^ *//' | sort | tr '\n' ','; echo; done | sort -u | wc -l)" = 3

# a place that hidden cards decide is open, not missing
echo score >in
run 0 play "$root/scripts/byzanz.lua" --players 4 --seed 4 --seat 1=human --bots random --journal none
says '^  Player 1 +0 +if it ended now +0 +place 1$'
says '^  Player 2 +0 +if it ended now +0 +place \?$'
# nor does gold that the others do not show decide a place before the end
cat >gold.lua <<'END'
local gold = croupier.game "gold" { players = 2 }
function gold:setup()
  self.bank = self:purse { "bank", 100, of = "gold" }
  for _, player in ipairs(self.players) do player.gold = player:purse { "gold", 10 * player.seat, sees = "owner" } end
end
function gold:play() self.players[1]:agrees "go" end
function gold:count_up() self:standings { ties = { function(player) return player.gold:amount() end } } end
return gold
END
printf '%s\n' score quit >in
run 0 play gold.lua --seat 1=human --bots random --journal none --lang en
says '^  Player 2 +0 +if it ended now +0$'
quiet 'leads'
sed -i 's/sees = "owner"/sees = "all"/' gold.lua
run 0 play gold.lua --seat 1=human --bots random --journal none --lang en
says '^  Player 2 +0 +if it ended now +0 +place 1$'

# in a choice of several an option keeps the number that it had first; two alike share none, and what is new gets the next
cat >keeps.lua <<'END'
local keeps = croupier.game "keeps" { players = 2 }
function keeps:setup()
  self.row, self.box = self:zone { "row", sees = "all" }, self:zone "box"
  for _, name in ipairs { "fig", "nut", "nut", "pear", "plum" } do self.row:create { name } end
end
function keeps:play()
  for _ = 1, 2 do
    local taken = self.players[1]:select { "take", from = self.row, to = self.box, least = 1, most = 4, instead = "pass" }
    if taken then self.box:move_all(self.row) end
  end
end
return keeps
END
printf '%s\n' '2+' '4+' '1+' 6 '1+' quit >in
run 0 play keeps.lua --seat 1=human --bots random --seed 1 --journal none --lang en
says '^   1  fig +2  nut +3  pear +4  plum +5  pass$'
says '^   1  fig +2  nut +3  pear +4  plum +6  done$'
says '^   1  fig +2  nut +3  pear +6  done$'
says '^   2  nut +3  pear +6  done$'
holds 'the next choice is numbered anew' test "$(grep -c '^   1  .*5  pass$' out)" = 2

# why an action is not possible: the reason that holds for most of its choices
cat >reasons.lua <<'END'
local reasons = croupier.game "reasons" { players = 2 }
function reasons:setup() end
function reasons:play()
  for _, most in ipairs { 1, 2 } do
    self.most = most
    self:act(self.players[1], "turn", { "sail", "rest" }, "end")
  end
end
function reasons:choices_sail()
  return { 1, 2, 3 }, function(n) return false, n <= self.most and "no wind" or "no boat" end
end
function reasons:sail() end
function reasons:rest() end
return reasons
END
printf '%s\n' rest rest >in
run 0 play reasons.lua --seat 1=human --bots random --seed 1 --journal none --lang en
holds 'the reason of most' test "$(grep 'not now' out | tr -d '\n')" = '      not now: sail: no boat      not now: sail: no wind'
# the example of several on one line is one that may be typed here; `pass` beside one card is no second one
printf '%s\n' 'draw pile' trade 2 >in
run 0 play "$root/scripts/oh_pharaoh.lua" --players 3 --seed 5 --seat 1=human --seat 2=greedy --seat 3=greedy --lang en
says '^Name all on one line, as in 1 3$'
printf '%s\n' 1 >in
run 0 play "$root/scripts/byzanz.lua" --players 3 --seed 2 --set hand=1 --seat 1=human --lang en
says '^   1  [a-z]+ [1-4] +2  pass'
quiet '^Name all on one line'
# what is too much after the first
printf '%s\n' 'take money' '1 2' >in
run 0 play "$root/scripts/alhambra.lua" --players 3 --seed 5 --set take_several=1 --seat 1=human --seat 2=greedy --seat 3=greedy --lang en
warns 'you cannot choose these together; with blue 4 the choice is complete\. The question is: Which money do you take\?'
# kinds stand as the picture shows the market; a name that several options begin with is offered; a free action has a reason
printf '%s\n' pass 'why not wo' sell 'why not sell' pass 2 quit >in
run 0 play "$root/scripts/byzanz.lua" --players 3 --seed 7 --bots greedy --seat 1=human --journal none --lang en
says '^   1  olives +2  sell three of a kind$'
says '^It is offered\.$'
warns '^croupier: "sell" is not offered: you do not have three of a kind, even with merchants$'
says '^  sell three of a kind: you do not have three of a kind, even with merchants$'
printf '%s\n' clot sllver 'spcie 3' quit >in
run 0 play "$root/scripts/byzanz.lua" --players 3 --seed 7 --bots greedy --seat 1=human --journal none --lang en
warns '"spcie 3" is not offered; did you mean spice 3\?$'
# several answers on a line: one after the other, as long as the same question comes again
cat >row.lua <<'L'
local row = croupier.game "row" { players = 2 }
function row:play()
  local p = self.players[1]
  for _ = 1, 3 do p:ask("stone", { "red", "blue" }) end
  p:ask("other", { "red", "green" })
end
return row
L
printf '%s\n' 're 2' 'red blue' 'red, red red' 'red, red, red' quit >in
run 0 play row.lua --seat 1=human --bots random --lang en --journal none
holds 'three answers are given' test "$(grep -c '^Player 1: ' out)" = 3
warns '^croupier: not used: red, red; that question is over$'
warns '^croupier: "re 2" is not offered' # a slip is no two answers
warns '^croupier: "red red" is not offered'
# what was laid is told first; the rest of the line answers no other question, and a refused stone has its reason
cat >few.lua <<'L'
local few = croupier.game "few" { players = 2 }
function few:play()
  local p = self.players[1]
  for i = 1, 3 do
    p:ask("stone", { "red", "blue", "green" }, function(stone) return i < 3 or stone ~= "blue", "no blue one is left" end)
  end
  p:ask("stone", { "white", "green" }) -- red and blue are neither offered nor refused
end
return few
L
printf '%s\n' 'red blue blue red' 'green red' quit >in
cp in lines
"$CROUPIER" play few.lua --seat 1=human --bots random --lang en --journal none <lines >out 2>&1
says '^croupier: not used: blue, red; blue: no blue one is left$'
holds 'the answers are told before the rest of the line' \
  test "$(grep -E '^(Player 1|croupier): ' out | head -n 3 | cut -c1-14 | tr '\n' '|')" = 'Player 1: red|Player 1: blue|croupier: not |'
says '^croupier: not used: red; it cannot be chosen now$'

finish
