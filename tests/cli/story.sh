#!/bin/sh
# The story of a game, as a player at the table reads it: what the others do is told as what they do.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"

# picks from a hidden hand that move at once are told with their move: in the game's verb, and in one line
echo pass >in
run 0 play byzanz --players 3 --seed 3 --bots greedy --seat 1=human --journal none --lang en
says '^Player 3 bids: cloth 2, wine 1$'
says '^Player 2 sells: spice 2, merchant x2$'
quiet '^wood 3, olives 2: hand|^spice 3, merchant'

# they stay hidden where the others do not see the move, and where nothing moves
cat >hidden.lua <<'L'
local hidden = croupier.game "hidden" { players = 2, texts = { en = { ["give:"] = "gives", ["mind:"] = "minds", ["lend:"] = "lends" } } }
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
  self.players[1]:agrees "more"
  other.bag:move_all(other.hand)
  other:select { "lend", from = other.hand, to = other.bag, count = 2 }
  other.hand:top():move(other.bag)
  self.players[1]:agrees "end"
end
return hidden
L
printf 'yes\nyes\nyes\n' >in
run 0 play hidden.lua --seed 1 --bots random --seat 1=human --journal none --lang en
says '^Player 2 gives: 2 cards$'
says '^3 cards: hand of player 2 > bag of player 2$'
quiet 'minds|lends|^Player 2.*(gem|ring|crown)'

# Maharaja: a turn is told by what is answered, paid and left undone; discs and houses are not told once more
printf '%s\n' artist 1 7 8 20 '8 7' >in
maharaja='play maharaja --players 3 --seed 144 --bots random --seat 1=human --journal none --lang'
run 0 $maharaja en
says '^Revealed: (move a house, palace|palace, move a house)$'
says '^Player 2 builds a palace at: '
says '^Player 2 pays 12 gold to the bank \(built: palace\)$'
says '^Player 2 pays 1 gold to player 1 \(toll\)$'
says '^The architect of player 2 goes to city [A-Z][a-z]+: start, V'
says '^Player 2 leaves undone: move a house$'
says '^Player 1 gets 2 gold from the bank \(left undone\)$'
quiet 'disc of player|> actions|, built$|, moved$|, done$'
run 0 $maharaja hu
says '^Felfedve: (ház áthelyezése, palota|palota, ház áthelyezése)$'
says '^2\. játékos 12 aranyat fizet a banknak \(építés: palota\)$'
says '^2\. játékos 1 aranyat fizet az 1\. játékosnak \(útiköltség\)$'
says '^2\. játékos nem hajtja végre: ház áthelyezése$'
says '^1\. játékos 2 aranyat kap a banktól \(elmaradt\)$'
quiet 'cselekedetkorong|> cselekedetek|, építés$|, áthelyezve$|, kész$'

# Byzanz: whoever is left wins; the card of a lot of one goes to the market, so nobody "takes" it
printf '%s\n' pass pass pass pass pass pass >in
run 0 play byzanz --players 5 --seed 21 --bots greedy --seat 1=human --journal none --lang hu
says '^Már csak a[z]? [1-5]\. játékos maradt: licit nélkül nyer$'
says '^[2-5]\. játékos nyeri az ajánlatot [0-9]+-ért$'
finish
