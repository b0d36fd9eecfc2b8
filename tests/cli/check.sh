#!/bin/sh
# `check`: each planted fault is found, shortened and left behind as a test that fails until it is mended; a sound game has
# none. The forty faults in our own games are in tests/check.
. "$(dirname "$0")/lib"
cat >sound.lua <<'L'
local game = croupier.game "sound" {
  players = { 2, 3 },
  knobs = { cards = { 4, range = { 2, 6 }, "cards dealt to each player" } },
}

function game:setup()
  self.deck = self:zone "deck"
  for value = 1, 40 do self.deck:create { "card {value}", value = value } end
  self.table = self:zone { "table", sees = "all" }
  for _, player in ipairs(self.players) do player.hand = player:zone "hand" end
end

function game:play()
  self.deck:shuffle()
  for _, player in ipairs(self.players) do self.deck:deal(self.knobs.cards, player.hand) end
  for _ = 1, self.knobs.cards do
    for _, player in ipairs(self.players) do self:turn(player) end
  end
end

function game:turn(player)
  local card = player:ask("play", player.hand)
  card:move(self.table)
  player:score(card.value)
  --- here
end

--- here too
return game
L
# plant NAME LINES: the sound game with these lines in it
plant() { awk -v lines="$2" '/--- here$/ { print lines; next } { print }' sound.lua >"$1.lua"; }

# finds STATUS PATTERN argument...: `check` with little time; with more of it where it does not say that, for a machine that
# does other things as well is slow
finds() {
  expected=$1 pattern=$2; shift 2
  for time in 1 4 16 64; do
    timeout 200 "$CROUPIER" check "$@" --lang en --jobs 1 --time $time </dev/null >out 2>err
    status=$?
    if [ $status = "$expected" ] && grep -Eq -e "$pattern" out; then break; fi
  done
  what="croupier check $* --time $time"
  if [ $status = "$expected" ]; then ok; else no "status $status, not $expected"; fi
  says "$pattern"
}

# a sound game, in both languages
finds 0 '^5 of 5 tables|^6 of 6 tables' ./sound.lua --seed 7
says 'games of random players, [0-9]+ of eager and [0-9]+ of stubborn ones, [0-9]+ of greedy bots, [0-9]+ of search:40; seed 7'
says '^Nothing wrong was found\. A check that finds nothing proves nothing'
run 0 check ./sound.lua --lang hu --jobs 1 --time 1 --players 3
says '^Nem találtunk hibát\.'
holds "no test is written for a sound game" test ! -e sound.found.lua

# an error, and the test that it leaves
plant error '  if card.value == 40 then error "no such card" end'
finds 1 '^error +error\.lua:[0-9]+: no such card' ./error.lua
says '[0-9] choices in [0-9]+ answers'
says 'croupier test \./error\.found\.lua$'
run 1 test error.found.lua
says 'no such card'
finds 1 'Of the faults in \./error\.found\.lua, found before, some are still there' ./error.lua
holds "a fault that the file has is not written again" test "$(grep '^test(' error.found.lua | sort | uniq -d)" = ""
cp error.found.lua kept && cp sound.lua error.lua
run 0 test error.found.lua
finds 0 'The faults in \./error\.found\.lua, found before, are gone' ./error.lua
holds "the file stays as it is" cmp -s kept error.found.lua

# where the tests go
plant error '  if card.value == 40 then error "no such card" end'
finds 1 'croupier test other\.lua$' ./error.lua --spec other.lua --players 2
printf '%s\n' '-- mine' >mine && cp other.lua before && cat before mine >other.lua && cp other.lua with_mine
run 1 check ./error.lua --lang en --jobs 1 --time 2 --spec other.lua --players 3
head -c "$(wc -c <with_mine)" other.lua >now
holds "what a person wrote stays" cmp -s now with_mine
finds 1 'croupier play \./error\.lua --players 2 --seed [0-9]+' ./error.lua --spec none --players 2

# a dead end
plant dead_end '  if card.value > 38 then player:ask("which", {}) end'
finds 1 "^dead_end +dead_end\.lua:[0-9]+: nobody can answer 'which'" ./dead_end.lua

# a game without an end: its seed is its test; and the circle in it, which random players never leave
plant endless '  if card.value > 30 then while true do player:ask("pass", { "pass", "wait" }) end end'
finds 1 '^endless +endless\.lua:[0-9]+: .*not over after all these answers.*pass' ./endless.lua --players 2
says '^              2 players.*: random players come to no end$'
says '^endless +the players can go round for ever: a circle of [0-9]+ leads back to the same table: pass: (pass|wait) \([12]\)'
holds 'its test is its seed alone' sh -c "tr -d '\n ' <endless.found.lua | grep -q 't:answers{}t:play()t:ends()end)'"
run 1 test endless.found.lua --lang en
says '^FAIL  endless: pass, 2 players'
says '^FAIL  endless: circle at pass, 2 players'
says '^0 passed, 2 failed$'
cp sound.lua endless.lua
cat >mended.lua <<'L'
-- game: ./endless.lua, players: 2
local test = ...
test("it ends", function(_, t)
  t:seed(1)
  t:ends()
end)
L
run 0 test mended.lua

# a circle that nobody can leave, and one that players may leave
plant round '  if card.value > 30 then while true do player:ask("pass", { "pass" }) end end'
finds 1 '^endless +nobody can end it: a circle of 1 without a choice leads back to the same table: pass: pass \([12]\)' ./round.lua --players 2
says '^              2 players.*: [0-9] choices in [0-9]+ answers'
run 1 test round.found.lua --lang en
says '^FAIL  endless: pass, 2 players'
plant around '  while player:ask("pass", { "pass", "go on" }) == "pass" do end'
finds 0 '^endless +the players can go round for ever: a circle of 1 leads back' ./around.lua --players 2
says '^Nothing wrong was found'
run 0 test around.found.lua --lang en
says '^NOTE  endless: circle at pass, 2 players'
says '^      endless: the players can go round for ever: '
run 0 test around.found.lua --format json
says '"note": "endless: the players can go round'
# a fault behind such a circle is seen
plant behind '  while player:ask("pass", { "pass", "go on" }) == "pass" do end; player:ask("which", { self.deck, self.deck })'
cat >behind.found.lua <<'L'
-- game: ./behind.lua, players: 2
local test = ...
test("doubled", function(_, t)
  t:seed(1)
  t:answers { "1: card 14", "1: pass", "1: pass", "1: go on" }
  t:play()
  t:sound()
end)
L
run 1 test behind.found.lua --lang en
says "^      doubled: 'which' offers deck twice$"

# leaks: in a prompt, in a reason, in options, through a list that was made before
for leak in 'player:ask({ "guess", best = player:left().hand:sum "value" }, { "high", "low" })' \
  'player:ask("guess", { "high", "low" }, function(word) return word == "low", player:left().hand:sum("value") > 20 and "yes" or "no" end)' \
  'player:ask("guess", { "high", "low", "none" }, function(word) return word ~= "low" or player:left().hand:sum "value" > 20 end)' \
  'local words = { "high" }; if player:left().hand:sum "value" > 20 then words[2] = "low" end; player:ask("guess", words)'; do
  rm -f leak.found.lua
  plant leak "  $leak"
  finds 1 "^leak +player [12] is shown at 'guess' what depends on hidden things" ./leak.lua --players 2
  says '^text .* texts or more are missing; `croupier texts \./leak\.lua` lists them'
  run 1 test leak.found.lua
  says 'leak: player'
done

# an option that is offered twice; rules that never run; pieces that nobody may choose; options that nobody takes
plant doubled '  player:ask("which", { self.deck, self.deck })'
finds 1 "^doubled +'which' offers deck twice" ./doubled.lua
sed 's/^--- here too/function game:never()\n  return self.deck:size()\nend/; s/"play", player.hand)/"play", player.hand, function(card) return card.value ~= 7 end, "none")/; s/card:move/if not card then return end card:move/' sound.lua >unused.lua
finds 0 '^never_legal +card 7 was never a legal choice' ./unused.lua
says '^never_ran +unused\.lua:[0-9]+ never ran, in the rule never$'
# nobody is asked who has lost anyway, and would take anything
plant unpicked '  if not self.lost and player:ask("stake", { "stay", "lose" }) == "lose" then self.lost = true; player:score(-1000) end'
finds 0 "^never_picked +lose at 'stake' was taken [0-9]+ times of the [0-9]+ that a bot thought about it, at this strength" ./unpicked.lua --players 2

# JSON for editors; a game that cannot be laid out at a knob's end; wrong usage
finds 1 '"code": "leak"' ./leak.lua --format json --players 2
says '"message": "player'
says '"command": "croupier test \./leak\.found\.lua"'
says '"suggestion": null'
says '"found_before": "there"'
# the word that may be meant
plant aks '  player:aks("which", { 1 })'
run 1 check ./aks.lua --lang en --jobs 1 --time 2
says '^              did you mean ask\?$'
run 1 check ./aks.lua --lang en --jobs 1 --time 2 --format json
says '"suggestion": "ask"'
sed 's/self.deck:create/if self.knobs.cards == 6 then error "six" end self.deck:create/' sound.lua >unlaid.lua
finds 1 '^error +unlaid\.lua:[0-9]+: six' ./unlaid.lua
run 2 check ./missing.lua --lang en
run 2 check ./sound.lua --lang en --jobs 1 --time 0
run 2 check ./sound.lua --lang en --format yaml

# rules for bots that fail, which no answer shows
for rule in 'burns:foolish_turn(_, turn) if turn == "go"' 'burns:prospects(p) if p.seat == 1' 'burns.advice(seen) if seen.seat == 2'; do
  cat >burns.lua <<L
local burns = croupier.game "burns" { players = 2 }
function burns:play() for _, p in ipairs(self.players) do p:ask("turn", { "stay", "go" }) end end
function $rule then error "a slip" end end
return burns
L
  finds 1 '^error +burns\.lua:3: a slip \(in (foolish_turn|prospects|advice), ' ./burns.lua
  says '^ +croupier play ./burns.lua .*=(greedy|search:40)'
done

# Ctrl-C: the report so far
"$CROUPIER" check ./sound.lua --lang en --jobs 1 --time 60 >out 2>err &
pid=$!
await worked "$pid"
kill -INT "$pid"
holds "Ctrl-C ends a check" wait "$pid"
says '^[0-9]+ of [0-9]+ tables in [0-9]+ s'
finish
