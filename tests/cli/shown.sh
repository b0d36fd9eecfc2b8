#!/bin/sh
# What steers a terminal, turns directions or cannot be seen is not shown: at every door, on the screen and in JSON.
. "$(dirname "$0")/lib"
cp "$games"/*.lua .
utf8='\342\200\256 \342\201\246 \342\200\250 \330\234 \302\233 \342\200\217 \357\273\277 \357\277\271 \363\240\201\201 \342\201\240 \033 \177'
for bytes in $utf8; do printf "$bytes\n"; done >never
lua='\u{202e}\u{2066}\u{2028}\u{61c}\u{9b}\u{200f}\u{feff}\u{fff9}\u{e0041}\u{2060}\27\127'
bad=$(printf "$(printf '%s' "$utf8" | tr -d ' ')")

# tame STATUS ARGUMENT...: nothing that comes out is one of them
tame() {
  run "$@"
  if LC_ALL=C grep -aqFf never out || LC_ALL=C grep -aqFf never err; then no 'shows what must not be shown'; else ok; fi
}
clean() { holds "$1 is clean" sh -c "! LC_ALL=C grep -aqFf never '$1'"; }

# --- what a script declares is refused ---

# refused CODE DECLARED SETUP PLAY: the place and the character are named
refused() {
  code=$1
  cat >odd.lua <<L
local odd = croupier.game "odd" { players = 2, $2 }
function odd:setup() $3 end
function odd:play() local a, b = self.players[1], self.players[2] $4 end
return odd
L
  tame "${wanted:-3}" play odd --seed 1 --bots greedy
  warns "U\+$code out of it"
}
while read -r code word; do
  x="\"x$word\""
  refused "$code" '' "self:zone($x)" ''
  refused "$code" '' '' "a:ask($x, { 'a', 'b' })"
done <<'L'
202E \u{202e}
2066 \u{2066}
2028 \u{2028}
061C \u{61c}
009B \u{9b}
200F \u{200f}
FEFF \u{feff}
FFF9 \u{fff9}
E0041 \u{e0041}
2060 \u{2060}
FFFF \u{ffff}
001B \27
007F \127
000A \n
L
x='"x\u{202e}"'
refused 202E "texts = { en = { title = $x }, hu = { title = 'o' } }" '' ''
refused 202E "texts = { en = { title = 'o', rules = $x }, hu = { title = 'o', rules = 'o' } }" '' ''
wanted=2 # knobs are the business of whoever turns them
refused 202E "knobs = { k = { true, $x } }" '' ''
refused 202E "knobs = { [$x] = { true, 'help' } }" '' ''
refused 202E "knobs = { k = { 'a', $x, 'help' } }" '' ''
wanted=3
refused 202E '' "self:zone 'z':create { $x }" ''
refused 202E '' "self:zone 'z':create { '{k}', k = $x }" ''
refused 202E '' "self:purse $x" ''
refused 202E '' '' "self:phase($x)"
refused 202E '' '' "self:note($x)"
refused 202E '' '' "self:note('n {w}', { w = $x })"
refused 202E '' '' "a:score(1, $x)"
# what may be several lines may be so still, and what some languages need is there
cat >fine.lua <<'L'
local texts = { title = "F\u{200c}ine\u{200d}\u{fe0f}", rules = "one\n\ttwo\n", ["a?"] = "a?", x = "x", y = "y" }
local fine = croupier.game "fine" { players = 2, texts = { en = texts, hu = texts } }
function fine:play() self.players[1]:ask("a", { "x", "y" }) end
return fine
L
run 0 rules fine
says '^	?.*two$'
run 0 play fine --seed 1 --bots random

# --- what comes to be in play is told otherwise ---

cat >steers.lua <<L
-- $bad stands over this rule.
local steers = croupier.game "steers" { players = 2 }
function steers:setup() self.zone_of = self:zone { "all", sees = "all" } for n = 1, 4 do self.zone_of:create { "card {n}", n = n } end end
-- $bad is what the comment of the rule says.
function steers:play()
  self["rule$lua"](self)
end
-- It is said $bad here.
steers["rule$lua"] = function(self)
  print("prints $lua") -- $bad
  local a = self.players[1]
  a:select { "pick", from = self.zone_of, count = 1, to = self.zone_of,
             where = function(card) if card.n > 2 then return true end return false, "because $lua" end }
  a:ask("lay", { "x$lua", "y$lua", "z" })
  a:ask("again", { "x", "y" })
  if self.fails then error("fails $lua") end
end
return steers
L
printf '%s\n' '?' 'why not card 1' 1 1 '?' "= 'said $bad'" 'edit' "= a = 'x' -- $bad" "= p1:score(2) -- $bad" 'log' 'show' 'record test' 1 >in
tame 0 play steers --seed 1 --seat 1=human --journal steers.jsonl --lang en
says 'card 3'
says 'card 1: because \?+$'
says 'prints .xe2.x80.xae'
says '1  x\?+ +2  y\?+ +3  z$'
clean steers.jsonl
cp in typed
: >in
tame 0 replay steers.jsonl
tame 0 replay steers.jsonl --verify
tame 0 replay steers.jsonl --events
tame 0 replay steers.jsonl --events --seat 2
tame 0 resume steers.jsonl
{ echo 'start steers seed=1'; cat typed; } >in
tame 0
what='a prompt that fails shows lines of the script'
says 'It is said .xe2.x80.xae'
: >in
run 0 sim steers --games 20 --seed 1 --format json
clean out
sed 's/if self.fails then//; s/ end$/&/; s/error("fails/do error("fails/' steers.lua >fails.lua
sed -i 's/"steers"/"fails"/' fails.lua
tame 3 sim fails --games 20 --seed 1 --format json
warns 'fails .{1,2}xe2.{1,2}x80.{1,2}xae'
{ echo 'start fails seed=1'; printf '1\n1\n1\n'; } >in
tame 0
holds 'the excerpt has the line' grep -q '^>' err
{
  echo '{"type":"view","seat":1}'
  echo '{"type":"answer","id":1,"option":0}'
  printf '{"type":"answer","id":2,"option":"%s"}\n' "$bad"
  echo '{"type":"answer","id":2,"option":0}'
  printf '{"type":"%s"}\n' "$bad"
  printf '%s\n' "$bad"
} >in
tame 0 serve steers --stdio --seed 1 --seat 1=human
says '"label":"x\?+","text":"x\?+"'
says '"type":"error"'
: >in

# --- what comes from elsewhere ---

name="n$bad"
cp nim.lua "$name.lua"
tame 0 list
tame 0 play "$name" --seed 1 --bots random
tame 2 play "none$bad"
tame 2 play "$bad/none"
tame 2 "$bad"
tame 2 play nim "--$bad"
tame 2 play nim --set "heap=$bad"
tame 2 play nim --set "$bad=1"
tame 2 play nim --bots "$bad"
tame 2 play nim --lang "$bad"
tame 0 play nim --seed 1 --bots random --journal "$bad.jsonl"
tame 0 replay "$bad.jsonl" --verify
tame 0 resume "$bad.jsonl"
tame 2 replay "$name.lua"
tame 2 replay "no$bad.jsonl"
printf -- '-- game: none%s, players: 2\n' "$bad" >spec.lua
tame 2 test spec.lua
printf -- '-- game: nim, players: 2\nlocal test = ...\ntest("named %s", function() error("%s") end)\n' "$bad" "$bad" >spec.lua
tame 1 test spec.lua
says '^FAIL  named .xe2.x80.xae'
printf -- 'local nim = ...\nerror "house %s"\n' "$bad" >"house$bad.lua"
tame 3 play nim --house "house$bad.lua"
printf '%s\n' "start nim seed=1 heap=$bad" "start $bad" "$bad" 'start nim seed=1' "fork b$bad" branches "save s$bad" "save s$bad.jsonl" save "open o$bad" "switch w$bad" \
  "seat 2 bot exec:true $bad" 'seat' "card $bad" "help $bad" "= $bad" "zone $bad" "record test r$bad.lua" "?$bad" "lang $bad" 'quit' >in
tame 0 --no-jail
: >in

# a bot's program is named, and what it says is quoted
printf '#!/bin/sh\nwhile read -r line; do printf "%%s\\n" "%s"; done\n' "$bad" >"bot$bad.sh"
chmod +x "bot$bad.sh"
tame 0 play nim --seed 1 --bots random --seat "1=exec:'./bot$bad.sh'"
warns 'xe2.x80.xae'
tame 1 sim nim --games 3 --seed 1 --bots random --seat "1=exec:'./bot$bad.sh'" --format json
says '"bot":|"bots":'
clean out
tame 1 sim nim --games 3 --seed 1 --bots random --seat "1=exec:'./bot$bad.sh'"
clean out

# journals of strangers: format 1 is changed where no hash is
old=$root/tests/cli/journals/v1.jsonl
sed "1s/\"greedy\"/\"exec:$bad\"/" "$old" | head -n 1 >player.jsonl
: >in
tame 4 replay player.jsonl --verify # raw control characters are no JSON
word=$(printf '%s' "$bad" | tr -d '\033')
sed "1s/\"greedy\"/\"exec:$word\"/" "$old" | head -n 1 >player.jsonl
tame 0 resume player.jsonl
sed "3s/\"free\":\"drop\"/\"free\":\"drop$word\"/" "$old" >action.jsonl
tame 4 replay action.jsonl
sed "11s/\"seat\"/\"s$word\"/" "$old" >member.jsonl
tame 4 replay member.jsonl
sed "15s/\"edit\":\"/\"edit\":\"--$word/" "$old" >edit.jsonl
tame 4 replay edit.jsonl
sed "1s/\"version\":\"/\"version\":\"$word/; 1s/\"rng\":1/\"rng\":9/" "$old" >version.jsonl
tame 4 replay version.jsonl
printf '%s' "$bad" >odd.jsonl
tame 4 replay odd.jsonl
finish
