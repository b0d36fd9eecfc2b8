#!/bin/sh
# GAME@REV: a script and its texts as they were in a revision of their git repository.
. "$(dirname "$0")/lib"

command -v git >/dev/null || { echo 'left out: there is no git'; echo '0 passed, 0 failed'; exit; }
git() { command git -c user.name=t -c user.email=t@example.org -c init.defaultBranch=main "$@" >/dev/null 2>&1; }

# Seat 1 wins with chance `odds` in 100.
coin() { # ODDS
  cat <<L
local coin = croupier.game "coin" { players = 2, knobs = { odds = { $1, range = { 0, 100 }, "how often seat 1 wins" } } }
function coin:play()
  local drawn = self:random(100)
  for _, player in ipairs(self.players) do player:agrees "go" end
  self.players[drawn <= self.knobs.odds and 1 or 2]:score(1)
end
return coin
L
}

mkdir -p games
git init games
coin 50 >games/coin.lua
echo 'return { en = { title = "The old coin" } }' >games/coin.texts.lua
(cd games && git add . && git commit -m one && git tag -a -m old old)
coin 60 >games/coin.lua
(cd games && git rm coin.texts.lua && git commit -a -m two)
coin 80 >games/coin.lua

# versions, beside what is in the folder now
run 0 compare games/coin.lua@old games/coin.lua --seed 1 --lang en
says "^The old coin, 2 players$"
says "^  seat 1's share of wins  +(4[89]|5[012])\.[0-9]+ % +(7[789]|8[0123])\.[0-9]+ %"
run 0 compare games/coin.lua@old games/coin.lua@HEAD --seed 1 --lang en
says '^games/coin.lua@HEAD: seat 1 wins [0-9.]+ ± [0-9.]+ percentage points more often'
(cd games && "$CROUPIER" compare coin@HEAD~1 coin --seed 1 --pairs 200 --lang en) >out
says '^coin: seat 1 wins'
run 0 knobs games/coin.lua@HEAD --lang en
says '^odds +60'
run 0 sim games/coin.lua@HEAD --games 1 --lang en
holds 'texts that were gone are gone' sh -c '! grep "The old coin" out'

# a file of that name comes first
coin 70 >'games/coin@old.lua'
run 0 knobs games/coin@old.lua --lang en
says '^odds +70'
rm 'games/coin@old.lua'

# tables of cards come from the revision, too; a branch may have a slash
mkdir cards
git init cards
cat >cards/deck.lua <<'L'
local deck = croupier.game "deck" { players = 2 }
function deck:setup()
  self.stock = self:zone "stock"
  for _, card in ipairs(croupier.cards "deck.csv") do self.stock:create(card) end
end
function deck:play() self.players[self.stock:size() > 2 and 1 or 2]:score(1) end
return deck
L
printf 'name,copies\nstone,3\n' >cards/deck.csv
(cd cards && git add . && git commit -m one && git branch few/stones)
printf 'name,copies\nstone,1\n' >cards/deck.csv
run 0 compare cards/deck.lua@few/stones cards/deck.lua --pairs 200 --lang en
says "^  seat 1's share of wins  +100\.00 % +0\.00 % +-100\.00 ± [0-9.]+ %  changed$"

# mistakes
run 2 sim games/coin.lua@none --lang en
warns '^croupier: coin\.lua cannot be read from revision none: git says "fatal: .*none'
run 2 sim games/coin.lua@old:coin.lua --lang en
warns 'cannot be a revision; write a commit, tag or branch behind the @'
run 2 sim games/coin.lua@--help --lang en
warns 'cannot be a revision'
run 2 sim games/none.lua@old --lang en
warns 'there is no game "games/none.lua@old"'
coin 50 >games/new.lua
run 2 sim games/new.lua@old --lang en
warns "^croupier: new\.lua cannot be read from revision old: git says \"fatal: .*'new\.lua'"
coin 50 >coin.lua
GIT_CEILING_DIRECTORIES=$(pwd)/..
export GIT_CEILING_DIRECTORIES
run 2 sim ./coin.lua@old --lang en
warns 'git says "fatal: not a git repository'
PATH=/nowhere "$CROUPIER" sim games/coin.lua@old --lang en 2>err
warns '^croupier: games/coin\.lua@old needs git, which was not found$'

# nothing of the repository runs, nor does a shell
cat >games/run <<'L'
#!/bin/sh
touch "$RAN"
cat
L
chmod +x games/run
RAN=$(pwd)/ran
export RAN
(cd games && echo '*.lua filter=f diff=f' >.gitattributes && git add . && git commit -m three &&
  git config filter.f.smudge ./run && git config filter.f.clean ./run && git config diff.f.textconv ./run &&
  git config core.fsmonitor ./run && git config core.pager ./run && git config alias.cat-file '!./run' &&
  mkdir -p .git/hooks && cp run .git/hooks/post-checkout)
# shellcheck disable=SC2016
run 2 sim 'games/coin.lua@$(touch ran)' --lang en
run 2 sim 'games/coin.lua@;touch${IFS}ran' --lang en
rm -f ran
GIT_DIR=$(pwd)/elsewhere
export GIT_DIR
run 0 knobs games/coin.lua@old --lang en
says '^odds +50'
holds 'nothing ran' test ! -e ran
finish
