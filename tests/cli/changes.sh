#!/bin/sh
# A script that changes while it is read, and one that turns against its players while it is played.
. "$(dirname "$0")/lib"

cat >good.lua <<'L'
local game = croupier.game 'g' { players = 2 }
function game:play()
  for i = 1, 9 do self.players[1]:ask('which', { 'left', 'right' }) self.players[1]:score(i) end
end
return game
L

# --- hot reload: the game goes on by the rules that it has ---------------------------------------

# turned PATTERN SCRIPT: two answers, then the file is that script; what the prompt says of it, and a third answer
turned() {
  cp good.lua g.lua
  rm -rf out g.jsonl
  { await test -s out; printf 'left\nright\n'; await grep -q '"right"' g.jsonl; printf '%s\n' "$2" >g.lua
    printf 'reload\nleft\nquit\n'; } |
    timeout 600 "$CROUPIER" play ./g.lua --seed 1 --seat 1=human --journal g.jsonl >out 2>err
  what="reload of: $2"
  warns "^croupier: g\.lua$1"
  holds "$what: the third answer counts" test "$(grep -c '"answer":' g.jsonl)" = 3
  printf 'left\nquit\n' >in
  cp good.lua g.lua
  run 0 resume g.jsonl
  holds "$what: and the game is resumed" test "$(grep -c '"answer":' g.jsonl)" = 4
}
turned ':1: stopped: it ran for more than 2000 ms' 'while true do pcall(error) end'
turned ':1: stopped: it needs more than 32 MB' 'local t = {} while true do t[#t + 1] = ("x"):rep(100000) .. #t end'
turned ': a script ends with: return the game' 'return nil'
turned ':1: ' 'local g = croupier.game "g" { players = 2 } function g:setup() error(setmetatable({}, { __tostring = error })) end function g:play() end return g'
turned ':1: ' "$(printf 'local g = \033[2J')"

# --- read while it is written: one of its texts, or an error in a sentence -------------------------

# filled NAME: a script of half a megabyte
filled() {
  echo "local game = croupier.game 'g' { players = 2, knobs = { $1 = { 1, range = { 1, 9 }, 'a knob' } } }"
  yes -- '-- a line that says nothing, so that the file takes long to write and to read' | head -n 6000
  sed 1d good.lua
}
filled first >first.lua
filled second >second.lua
cp first.lua g.lua
while :; do cat second.lua >g.lua; cat first.lua >g.lua; done &
writer=$!
torn=0 whole=0 wrong=0
for _ in $(seq 40); do
  timeout 600 "$CROUPIER" knobs ./g.lua >out 2>err </dev/null
  case $? in
  0) if grep -Eq '^(first|second) ' out; then whole=$((whole + 1)); else wrong=$((wrong + 1)); fi ;;
  1 | 2 | 3) if [ "$(head -c 10 err)" = 'croupier: ' ]; then torn=$((torn + 1)); else wrong=$((wrong + 1)); fi ;;
  *) wrong=$((wrong + 1)) ;;
  esac
done
kill $writer
wait $writer 2>/dev/null
holds "a script is read while it is written: $whole whole, $torn refused, $wrong wrong" test $wrong = 0
holds 'some are whole' test $whole -gt 0
finish
