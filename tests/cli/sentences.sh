#!/bin/sh
# What `?`, `why` and the page of rules quote of a rule: the text `NAME()` in the reader's language, or the comment above it.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

# at the five games a Hungarian player reads Hungarian, and nothing else needs saying
for game in alhambra byzanz five_towers maharaja oh_pharaoh; do
  printf '?\nwhy\nquit\n' >in
  run 0 play "$game" --seed 3 --seat 1=human --bots random --journal none --lang hu
  says "^  [a-z_]+ \($game\.lua:[0-9]+\):"
  quiet ' the | player'
  quiet 'a saját nyelvén'
done

# elsewhere the comment stands, with a sentence that says whose it is
cat >quoted.lua <<'L'
local quoted = croupier.game "quoted" { players = 2, texts = {
  en = { title = "Quoted", ["go?"] = "Go?" },
  hu = { title = "Idézett", ["go?"] = "Megy?", ["play()"] = "A játék magyar mondata." } } }
function quoted:setup() end
-- The sentence of the game.
function quoted:play() self:ask_both() end
-- The sentence of the question.
function quoted:ask_both() self.players[1]:agrees "go" end
return quoted
L
printf '?\nwhy\nquit\n' >in
run 0 play quoted.lua --seat 1=human --bots random --journal none --lang hu
says '^  ask_both \(quoted\.lua:8\): The sentence of the question\.$'
says '^  play \(quoted\.lua:6\): A játék magyar mondata\.$'
says '^A szabályok mondatait a játék programja mondja, a saját nyelvén\.$'
run 0 play quoted.lua --seat 1=human --bots random --journal none --lang en
says '^  play \(quoted\.lua:6\): The sentence of the game\.$'
quiet 'in its own language'

# a house rule takes the sentence away with the rule, unless it brings one; nobody doubts the text
printf '%s\n' 'local quoted = ...' '-- Mine.' 'function quoted:play() self:ask_both() end' >mine.lua
printf 'why\nquit\n' >in
run 0 play quoted.lua --house mine.lua --seat 1=human --bots random --journal none --lang hu
says '^  play \(mine\.lua:3\): Mine\.$'
echo 'quoted:texts { hu = { ["play()"] = "Az enyém." } }' >>mine.lua
run 0 play quoted.lua --house mine.lua --seat 1=human --bots random --journal none --lang hu
says '^  play \(mine\.lua:3\): Az enyém\.$'
holds 'no doubt' test ! -s err

# the page of rules quotes what is replaced
: >in
run 0 rules byzanz --house byzanz-sealed_bids --lang hu
quiet ' the | player'
finish
