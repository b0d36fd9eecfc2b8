#!/bin/sh
# `check`: a game at all its ends; each planted fault is found, and a sound game has none.
. "$(dirname "$0")/lib"
cat >game.lua <<'L'
local game = croupier.game "game" {
  players = { 2, 3 },
  knobs = {
    cards = { 4, range = { 2, 6 }, "cards dealt to each player" },
    fault = { "none", "error", "around", "leak", "dead", "which fault there is" },
  },
}

function game:setup()
  self.deck = self:zone "deck"
  self.deck:create { "card {value}", value = 1, copies = 1 }
  for value = 2, 40 do self.deck:create { "card {value}", value = value } end
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
  local fault = self.knobs.fault
  local card = player:ask("play", player.hand)
  card:move(self.table)
  player:score(card.value)
  if fault == "error" and card.value == 40 then error "no such card" end
  if fault == "around" and card.value > 30 then
    while true do self.players[1]:ask("pass", { "pass" }) end
  end
  if fault == "leak" then
    local hand = player:left().hand
    local function is_low(word) return word == "low", not hand:empty() and "it is " .. hand:bottom().name end
    player:ask("guess", { "high", "low" }, is_low)
  end
  if fault == "dead" then self:never(card) end
end

function game:never(card)
  if card.value > 100 then
    card.value()
  end
end
return game
L
run 1 check ./game.lua --lang en --games 50
says '^2 players$'
says '^3 players$'
says '^2 players, cards=2$'
says '^2 players, cards=6$'
quiet 'cards=4|fault=none'
says '^8 tables, 400 random games from seed 1\.$'
warns 'of 50 games failed, first: game\.lua:[0-9]+: no such card'
warns 'croupier play \./game\.lua --players 2 --seed [0-9]+ .*--set fault=error'
warns 'the game goes nowhere: .* at the question .pass. .*--set fault=around'
warns 'player [12] is shown what depends on hidden pieces: .*it is .* becomes .*it is .* when they are dealt anew .*--set fault=leak. plays that game'
says '^game\.lua: 1 of [0-9]+ lines with something to run never ran:$'
warns '^croupier: 3 of 8 tables have a fault$'

# a sound game has none; seed and number of players are those that are wanted
sed 's/"none", .*"which/"none", "which/' game.lua >sound.lua
run 0 check ./sound.lua --lang en --games 50 --seed 7 --players 3
says '^4 tables, 200 random games from seed 7\.$|^3 tables, 150 random games from seed 7\.$'
says '^Nothing wrong was found\.'
quiet '^2 players'
run 0 check ./sound.lua --lang hu --games 5
says '^3 játékos$'
says '^Nem találtunk hibát\.'

# a game that cannot even be laid out
sed 's/self.deck:create { "card {value}", value = 1, copies = 1 }/if self.knobs.cards == 6 then error "six" end/' sound.lua >unlaid.lua
run 1 check ./unlaid.lua --lang en --games 5
warns 'unlaid\.lua:[0-9]+: six'
warns '^croupier: 1 of [0-9]+ tables have a fault$'
run 2 check ./missing.lua --lang en
finish
