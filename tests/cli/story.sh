#!/bin/sh
# The story of a game, as a player at the table reads it: what the others do is told as what they do.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

# picks from a hidden hand that move at once are told with their move: in the game's verb, and in one line
echo 'wood 2' >in
run 0 play byzanz --players 3 --seed 7 --bots greedy --seat 1=human --journal none --lang en
says '^Player 2 bids: spice 3 \(hand of player 2 > bid of player 2\)$'
says '^Player 3 bids: wood 3, olives 2 \(hand of player 3 > bid of player 3\)$'
echo pass >in
run 0 play byzanz --players 3 --seed 7 --bots greedy --seat 1=human --journal none --lang en
says '^Player 2 sells: merchant x3 \(hand of player 2 > sale of player 2\)$'
quiet '^merchant x3: hand'

# they stay hidden where the others do not see the move, and where nothing moves
cat >hidden.lua <<'L'
local hidden = croupier.game "hidden" { players = 2, texts = { en = { ["give:"] = "gives", ["mind:"] = "minds" } } }
function hidden:setup()
  for _, player in ipairs(self.players) do
    player.hand, player.bag = player:zone "hand", player:zone "bag"
    player.hand:create { "gem" }
    player.hand:create { "ring" }
    player.hand:create { "crown" }
  end
end
function hidden:play()
  self.players[1]:agrees "begin"
  local other = self.players[2]
  other:select { "mind", from = other.hand, count = 1 }
  other:select { "give", from = other.hand, to = other.bag, count = 2 }
  self.players[1]:agrees "end"
end
return hidden
L
printf 'yes\nyes\n' >in
run 0 play hidden.lua --seed 1 --bots random --seat 1=human --journal none --lang en
says '^Player 2 gives: 2 cards \(hand of player 2 > bag of player 2\)$'
quiet 'minds|^Player 2.*(gem|ring|crown)'
finish
