#!/bin/sh
# Wrong lines that beginners write: each is an error that says where and what is right.
. "$(dirname "$0")/lib"

# game PLAY [SETUP [HAND]]: a game with these lines in it, the first of them on line 14
game() {
  hand=${3:-'player.hand = player:zone "hand"'}
  cat >try.lua <<END
local Try = croupier.game "try" { players = 2 }
function Try:setup()
  self.deck = self:zone "deck"
  self.row = self:zone { "row", sees = "all" }
  ${2:-}
  for value = 1, 5 do
    self.deck:create { "red {value}", suit = "red", value = value }
    self.deck:create { "blue {value}", suit = "blue", value = value, wild = true }
  end
  for _, player in ipairs(self.players) do $hand end
end
function Try:play()
  self.deck:deal(2, self.row)
  for _, player in ipairs(self.players) do
    $1
  end
end
return Try
END
}

# wrong MESSAGE PLAY [SETUP [HAND]]
wrong() {
  message=$1; shift
  game "$@"
  run 3 sim try.lua --games 20 --seed 1
  warns "try.lua:[0-9]+: .*$message"
  warns '^> +[0-9]+  '
  one_sentence
}

game 'local card = self.row:bottom() if card.wild then player:score(1) end'
run 0 sim try.lua --games 2 --seed 1

wrong 'all about a zone stands in one table: zone \{ "x", ' 'player:score(1)' 'self:zone("x", { sees = "all" })'
wrong 'all about a zone stands in one table' 'player:score(1)' '' 'player:zone("hand", { sees = "all" })'
wrong 'zones are made with a list of their names' 'player:score(1)' 'self:zones("x", { sees = "all" }, { "a" })'
wrong 'all about a purse stands in one table' 'player:score(1)' 'self:purse("gold", 15)'
wrong "no piece has a field 'siut'; there are: " 'if self.row:top().siut == "red" then player:score(1) end'
wrong "option [12] of 'pick' is a table without items: an option is" 'player:ask("pick", { { cost = 1 }, { cost = 2 } })'
wrong "option 2 of 'pick' is a table without items" 'player:ask("pick", { "red", { cost = 2 } })'
run 3 play try.lua --seed 1 --seat 1=greedy --bots greedy --journal none # the first question says it
warns "option 2 of 'pick' is a table without items.*after 0 answers"
wrong "option 1 of 'pick' is a function" 'player:ask("pick", { function() end })'
wrong "'pick' has 2 options and 0 verdicts" 'player:ask("pick", { "red", "blue" }, { suit = "red" })'
wrong 'a filter is for a zone' 'player:can_ask({ "red", "blue" }, { suit = "red" })'
wrong 'a trick begins with its zone, not string' 'player:score(1)' 'self:trick { "trick", suit = "suit" }'
wrong "no piece has a field 'suit', because there are no pieces yet" 'player:score(1)' \
  'self:trick { self.row, suit = "suit", rank = "value" }'
wrong "player 1 has no zone 'hnad' to choose from" 'self:ask_all { "bid", from = "hnad" }'
wrong "player 1 has no zone 'tabel' to put" 'self:ask_all { "bid", from = "hand", to = "tabel", count = 1 }' '' \
  'player.hand = player:zone "hand" self.deck:create { "joker", suit = "red", value = 9 } self.deck:deal(1, player.hand)'
wrong 'there is no number from 5 to 3' 'player:number("bid", 5, 3)'
wrong 'the list has no item at that place; the first is 1' 'self.players[0]:score(1)'
wrong 'a list is no loop: for _, player in ipairs' 'for p in self.players do p:score(1) end'
wrong 'a zone is no loop: for piece in zone:each' 'for card in self.row do player:score(card.value) end'
wrong 'a zone is no list: use zone:at\(1\)' 'for _, card in ipairs(self.row) do player:score(card.value) end'
wrong 'a zone is no number: #zone' 'if self.row > 3 then player:score(1) end'
wrong 'a method is no number: it is called' 'if self.row.count > 3 then player:score(1) end'
wrong "there is no 'szie' of a zone" 'if self.row:szie() > 1 then player:score(1) end'
warns 'did you mean size\?'
wrong "'points' is a word of every player" 'player.points = 3'
wrong "a number of your own hides a method \(call it not 'random'\)" 'self.random = 3 player:score(self:random(2))'
wrong 'the call before it returned nil' 'player.hand:top():move(self.row)'
wrong 'what to choose from is a zone or a list, not nil' 'player:ask { "pick", from = self.row }'
wrong 'choices_ACTION returns none' 'self:act(player, "turn", { "buy" })' \
  'function Try:buy() end function Try:choices_buy() return "buy", self.row end'
wrong "a question has no field 'max'; there are: from, to" 'player:select { "pick", from = self.row, max = 2 }'
wrong 'a zone expected, got player' 'self.deck:deal(1, player)'
wrong "undefined global 'shuffle'" 'shuffle(self.deck)'
warns 'did you mean zone:shuffle\?'
wrong 'the player has no dice' 'player:roll(2)'
warns 'self:roll rolls those of the table'

wide=$(printf '%090d' 0)
wrong 'line 1 of the picture has 90 columns, 10 more than the 80' 'player:score(1)' "self:picture [[$wide]]"
wrong 'who sees a zone: "all", "none", "owner" or a list of players' '' '' 'player.hand = player:zone { "hand", sees = player:left() }'

# The same in play and in test.
game 'player:score(self.row:top().siut)'
run 3 play try.lua --seed 1 --seat 1=random --seat 2=random --journal none
warns '^> +15  '
cat >try_spec.lua <<'END'
-- game: try.lua, players: 2
local test = ...
test("it is played", function(game) game:play() end)
END
run 1 test try_spec.lua
says '^> +15  '
finish
