#!/bin/sh
# Teams, and games that all win or lose, in `compare`, `sweep` and `sim --all`: who shares the wins, and who leads.
. "$(dirname "$0")/lib"

# Team 1 (1 and 3) wins with chance `odds` in 100, by 5 points; each player is asked once, and points come before.
cat >pairs.lua <<'L'
local pairs_of = croupier.game "pairs_of" {
  players = 4, teams = function(_, knobs) return knobs.alone ~= true and 2 end,
  knobs = { odds = { 50, range = { 0, 100 }, "how often team 1 wins" }, alone = { false, "nobody has a partner" } },
}
function pairs_of:play()
  local winner = self:random(100) <= self.knobs.odds and 1 or 2
  for _, player in ipairs(self.players) do
    player:agrees "go"
    if player.seat == 1 then self.players[winner]:score(7) self.players[3 - winner]:score(2) end
  end
end
return pairs_of
L
# All win with chance `odds` in 100, and have 10 points, else 4.
cat >all.lua <<'L'
local all = croupier.game "all" {
  players = 3, together = true,
  knobs = { odds = { 50, range = { 0, 100 }, "wins" }, open = { false, "neither won nor lost: the score counts" } },
}
function all:play()
  for _, player in ipairs(self.players) do player:agrees "go" end
  local wins = self:random(100) <= self.knobs.odds
  self.players[1]:score(wins and 10 or 4)
  if self.knobs.open then return end
  if wins then self:win() else self:lose() end
end
return all
L

# --- compare ---

run 0 compare ./pairs.lua --set odds=70 --seed 1 --lang en
says "^  team 1's share of wins +[45][0-9]\.[0-9]+ % +[67][0-9]\.[0-9]+ % .*changed$"
says "^  team 2's share of wins "
quiet "team 3|seat"
says '^  lead over the second +5\.00 +5\.00 '
says '^  shared wins +0\.00 % +0\.00 %'
says '^odds=70: team 1 wins [0-9.]+ ± [0-9.]+ percentage points more often; team 2 wins '
run 0 compare ./pairs.lua --set odds=70 --seed 1 --lang hu
says 'az 1\. csapat [0-9.]+ ± [0-9.]+ százalékponttal gyakrabban nyer; a 2\. csapat '
run 0 compare ./pairs.lua --set odds=70 --seed 1 --format json
says '"team": ?2'
quiet '"seat": ?[0-9]'
run 2 compare ./pairs.lua --set alone=on --lang en
warns '^croupier: alone=on changes who wins together: such wins cannot be compared$'

run 0 compare ./all.lua --set odds=80 --seed 1 --lang en
says '^  games that all have won +[45][0-9]\.[0-9]+ % +[78][0-9]\.[0-9]+ % .*changed$'
says '^  the score of all +[67]\.[0-9]+ +8\.[0-9]+ .*changed$'
quiet 'lead|shared|seat'
says '^odds=80: the whole table wins [0-9.]+ ± [0-9.]+ percentage points more often\. '
run 0 compare ./all.lua --set open=on --seed 1 --lang en
says '^  games that all have won +[45][0-9]\.[0-9]+ % +0\.00 % .*changed$'
says '^  the score of all +[67]\.[0-9]+ +[67]\.[0-9]+ +\+0\.00 '
run 0 compare ./all.lua --set odds=80 --seed 1 --lang hu
says '^odds=80: az egész asztal [0-9.]+ ± [0-9.]+ százalékponttal gyakrabban nyer'
run 2 compare ./all.lua --set odds=80 --lang en --expect 'margin < 2'
warns "'margin' is only for games that players do not win or lose together"

# --- sweep ---

run 0 sweep ./pairs.lua odds=40..80:20 --games 300 --seed 1 --lang en --target 'seat = 0'
says "^team 2's share of wins$"
quiet "team 3|seat 1"
says 'odds=40'
run 0 sweep ./all.lua odds=20..80:30 --games 300 --seed 1 --lang en --target 'seat = 50'
says '^games that all have won$'
says 'odds=50'
quiet 'lead over|shared wins'
run 2 sweep ./pairs.lua alone=off,on --games 20 --lang en
warns 'alone=on changes who wins together'
run 2 sweep ./all.lua odds=20..80:30 --games 20 --lang en --target 'shared = 1'
warns "'shared' is only for games"

# --- who leads ---

run 0 sim ./pairs.lua --games 40 --seed 1 --all --lang en --set odds=100
says '^  wins of who leads at a quarter +100\.0 % .* 40$'
says '^  wins of who is last at half +0\.0 % .* 40$'
says '^  decided +25\.0 % '
run 0 sim ./all.lua --games 40 --seed 1 --all --lang en
quiet 'In the course|lead changes|decided'
run 0 sim ./all.lua --games 40 --seed 1 --all --format json
quiet '"course"'

finish
