#!/bin/sh
# A language is a file in each folder of texts, and what is wrong in it stops the build. $BUILD/tests/croupier_pseudo has one
# language more, which pseudo.awk makes of the English texts. All sessions and commands run in it. A text by key stands in
# brackets there; outside of them there are only words of scripts, of Lua and of the person.
. "$(dirname "$0")/lib"
pseudo=$root/${BUILD:-build}/tests/croupier_pseudo
case ${BUILD:-} in /*) pseudo=$BUILD/tests/croupier_pseudo ;; esac
cp "$games"/*.lua "$root"/tests/sessions/*.lua "$root"/examples/kuhn*.lua .

# --- the build ---

mkdir made
texts=runtime/texts trade=stdlib/trade.texts
as_they_are() { rm -rf runtime stdlib && (cd "$root" && cp --parents $texts/*.txt $trade/*.txt "$dir"); }
build() { # whether these texts make a build; what it says is in err
  (cd "$root" && .ci/texts.sh "$dir/made" "$dir"/*/*texts/en.txt "$dir"/*/*texts/[!e]*.txt \
    -- runtime/*/*.c repl/*/*.c stdlib/*.lua) >out 2>err
}
builds() { # NAME
  what=$1
  if build; then ok; else no 'the texts do not build'; fi
}
refused() { # NAME PATTERN: the build names file and key
  what=$1
  if build; then no 'the texts build'; else warns "^texts: .*$2"; fi
  as_they_are
}
as_they_are
builds 'the texts as they are'
sed -i '/^no_knobs = /d' $texts/hu.txt
refused 'a missing key' 'hu.txt: the key `no_knobs` is missing'
sed -i '/^no_knobs = /d' $texts/en.txt $texts/hu.txt
refused 'a key that C uses' '/list.c: the key `no_knobs` is unknown: .*en.txt'
echo 'no_such_key = semmi' >>$texts/hu.txt
refused 'an unknown key' 'hu.txt: the key `no_such_key` is unknown'
echo 'no_such_key = x' | tee -a $texts/en.txt >>$texts/hu.txt
refused 'a key used nowhere' 'en.txt: the key `no_such_key` is used nowhere'
sed -i 's/^\[library\]/unused = x\n&/' $texts/en.txt $texts/hu.txt
refused 'a word used nowhere' 'en.txt: the key `unused` is used nowhere'
echo 'no_knobs = x' >>$texts/hu.txt
refused 'a key given twice' 'hu.txt: the key `no_knobs` is there twice'
sed -i 's/^game_not_listed = .*/game_not_listed = %s: %d/' $texts/hu.txt
refused 'another conversion' 'hu.txt: the text of `game_not_listed` has other conversions'
sed -i 's/^game_not_listed = .*/game_not_listed = %s/' $texts/hu.txt
refused 'a conversion too few' 'hu.txt: the text of `game_not_listed` has other conversions'
sed -i 's/^no_knobs = .*/no_knobs = 100 % d/' $texts/hu.txt
refused 'a conversion that is none in English' 'hu.txt: the text of `no_knobs` has other conversions'
sed -i 's/^event:roll = .*/event:roll = {dices}/' $texts/hu.txt
refused 'other names in braces' 'hu.txt: the text of `event:roll` has other names'
sed -i 's/^no_knobs = .*/no_knobs: x/' $texts/hu.txt
refused 'a line that is none' 'hu.txt:[0-9]+: this line'
rm $trade/hu.txt
refused 'a folder without the language' "$trade/hu.txt: the key \`refuse\` is missing"
cp $trade/hu.txt $trade/qq.txt
refused 'a language of one folder' "$texts/qq.txt: the key \`yes\` is missing"
sed -i 's/^over_1_mb = .*/over_1_mb = a\n  b/; s/^journal_cut = .*/journal_cut = %3$zu %2$zu %1$s/' $texts/hu.txt
sed -i 's/^no_command = .*/no_command = %.*s/' $texts/en.txt
sed -i 's/^no_command = .*/no_command = %2$.*1$s/' $texts/hu.txt
builds 'values in another order, a text on two lines'
what='what the build makes'
grep -q '"a b",' made/program.c && ok || no 'lines are not joined'
before=$(ls -l --time-style=full-iso made/program_keys.h)
sleep 0.01
echo '# a comment' >>$texts/en.txt
build
[ "$before" = "$(ls -l --time-style=full-iso made/program_keys.h)" ] && ok || no 'what is as it was has a new time'

# --- the sessions ---

# The texts of the game are in brackets as well.
sed -i '/^  hu = {/,$ { s/hu = /qq = /; s/= "\([^"]*\)"/= "⟦\1⟧"/g }' trade.texts.lua

# What is always in English: errors of scripts and of Lua, and names of things in the script's own words.
english="attempt to |undefined global|unexpected symbol|<eof>|syntax error|stopped: it ran|bad argument|a line at the prompt cannot
no piece has a field|there is no further piece|there is no zone|cannot make pieces now|a game can only be changed while
^  [a-z_]+ \([a-z]+\.lua:[0-9]+\)|^ *[0-9]+  |^    (main|try): |^[a-z]+(\([0-9]\))? \([0-9]+\): |^ *\"1: done\",$|^card:move
^-- scratch: tried line by line|^function scratch:|^test\(|^  t:|^  p1,.*table.unpack"

outside() { # what is outside of brackets, of a file
  awk '{ gsub(/⟦/, "\001"); gsub(/⟧/, "\002")
    for (i = 1; i <= length($0); i++) {
      c = substr($0, i, 1)
      if (c == "\001") depth++
      else if (c == "\002") depth--
      else if (!depth) printf "%s", c
    }
    if (depth < 0 || depth > 3) { print "a text without its end"; exit }
    print "" }' "$1"
}
# Words of the scripts and of the person. All others are the program's, and should be in brackets.
cat ./*.lua "$root"/tests/sessions/*.in | grep -oE '[A-Za-z_]+' | sort -u >words
bracketed() { # NAME FILE
  what=$1
  outside "$2" | grep -vE "$english" | grep -oE '[A-Za-z]{2,}' | sort -u | grep -vxFf words >out
  if [ -s out ]; then no 'these words are not by key:'; else ok; fi
}
speak() { # INPUT OUTPUT: a session in the language
  LC_ALL=qq_QQ.UTF-8 timeout 600 "$pseudo" <"$1" >"$2" 2>&1
  rm -rf state ./*.jsonl made.lua kept.lua high.lua
}
for in in "$root"/tests/sessions/*.in; do
  # the words of scripts are explained by a list of their own, in English
  sed 's/^lang ..$/lang qq/; /^help \(zone\|roll\)/d' "$in" >typed
  speak typed said
  bracketed "session $(basename "$in" .in)" said
done

# --- commands ---

names=$(sed -n 's/^verb_[a-z]* = //p' "$(dirname "$pseudo")/texts/runtime/texts/qq.txt")
for name in $names; do echo "⟦hëlp⟧ $name"; done >typed
speak typed said
bracketed 'help of each command' said
what='commands in the language'
grep -q 'nö cömmänd' said && no 'a command is not known by its name' || ok
what='help of each command'
[ "$(grep -c '^  ⟦' said)" -ge "$(echo "$names" | wc -l)" ] && ok || no 'it is not all there'

printf '%s\n' 'start trade 3 seed=5 bots=random' 'why ⟦nöt⟧' 'replay ⟦stëp⟧' '' '' 'edit ⟦öff⟧' 'record ⟦tëst⟧' \
  'seat 2 ⟦hümän⟧' 'seat 3 ⟦böt⟧ greedy' 'seat' 'seat 2 ⟦böt⟧' 'auto ⟦äll⟧' >typed
speak typed said
what='words behind commands in the language'
grep -E '`|wäntëd, nöt|nöbödy whö' said >out && no 'one is not known' || ok
grep -q '2  ⟦hümän⟧' said && grep -q '3  greedy' said && ok || no 'who sits there'

CROUPIER=$pseudo LC_ALL=qq_QQ.UTF-8
export LC_ALL
: >in
for command in 'knobs trade' 'play trade --players 2 --seed 1 --bots random --journal game.jsonl' 'replay game.jsonl'; do
  run 0 $command
  cp out said
  bracketed "$command" said
done
for command in 'play nogame' 'play trade --set nosuch=1' 'play trade --set rounds=9' 'play trade --players 9' 'play game.jsonl' \
  'resume nosuch.jsonl' 'play trade --bots dog' 'play trade --journal game.jsonl' 'resume trade.lua' \
  'play trade --house nosuch'; do
  run 2 $command
  sed 's/^croupier: //' err >said
  bracketed "$command" said
done
printf '%s\n' x '{"type":"no"}' '{}' '{"type":"answer"}' '{"type":"answer","id":0}' '{"type":"answer","id":1,"option":"no"}' \
  '{"type":"free","seat":9}' '{"type":"free","seat":1,"action":"no"}' >in
run 0 serve trade --players 2 --seed 1 --seat 1=human --stdio
grep -oE '"text": *"[^"]*"|"error": *"[^"]*"' out | sed 's/^"[a-z]*": *//' >said
bracketed 'serve' said

# --- commands of the shell ---

# Names of commands, options and their values are the same in all languages, and so are names of games and files.
sed -n 's/^    {"\([a-z]*\)", "\([^"]*\)", TEXT.*/\1 \2/p' "$root/repl/front/main.c" >names
"$CROUPIER" completion next -- '' | cut -f 1 >>names
for command in $(sed -n 's/^    {"\([a-z]*\)", .*/\1/p' "$root/repl/front/main.c"); do
  "$CROUPIER" completion next -- "$command" -- | cut -f 1
done >>names
grep -oE '"[A-Z]*[KND/=|.,a-zA-Z]*", (NUMBER|TEXT|LIST|SEED)|"(croupier [^"]*)"' "$root"/repl/base/options.c "$root"/repl/base/examples.c >>names
echo 'croupier human random greedy search exec ms json text hearts kuhn solution lua jsonl GAME SHELL COMMAND FILE spec luarc luacheckrc fresh more folder' >>names
grep -oE '[A-Za-z]+' names | sort -u >>words; sort -u -o words words
: >in
for command in help 'list --help' 'rules --help' 'knobs --help' 'diff --help' 'diff trade --set rounds=2' 'cards --help' 'cards kuhn' 'new --help' 'new fresh --kind tricks' 'new more --kind auction' \
  'stubs --help' 'stubs folder' 'play --help' 'resume --help' 'replay --help' 'test --help' 'sim --help' \
  'solve --help' 'serve --help' 'manual --help' 'completion --help' 'help --help' 'sim trade --games 20 --seed 1' \
  'solve kuhn --rounds 10' 'replay game.jsonl --verify' 'completion next -- s'; do
  run 0 $command
  cp out said
  bracketed "$command" said
done
echo '-- game: trade, players: 2' >good.spec.lua
printf '%s\n' '-- game: trade, players: 2' 'local test = ...' 'test("t", function() error "t" end)' >bad.spec.lua
printf '%s\n' '-- game: trade, players: 2, with: t.lua' >lost.spec.lua
run 0 test good.spec.lua
cp out said
bracketed 'test, passed' said
run 1 test bad.spec.lua
grep -vE 'bad.spec.lua:3: t|^[> ] *[0-9]+  ' out >said # what the spec itself says
bracketed 'test, failed' said
for command in nosuch simm 'sim trade --nosuch' 'sim trade --gamess 1' 'sim trade --games 0' 'sim trade --games' 'sim' 'sim trade trade' \
  'sim trade --seat 1=human' 'sim trade --shard t' 'sim trade --format t' 'sim trade --seat t' 'sim trade --seat 9=random' \
  'sim trade --seat 1=random --seat 1=random' 'sim trade --verify=t' 'replay game.jsonl --verify=t' 'replay game.jsonl --seat 9' \
  'new' 'new t --kind nosuch' 'new player --kind tricks' 'new T --kind tricks' 'cards kuhn --paper t' 'cards kuhn --style t' \
  'solve trade --format t' 'solve kuhn --bots exec:t' 'solve kuhn --bots random,random,random,random,random,random,random,random,random' \
  'solve trade --players 3' 'solve hearts' 'test lost.spec.lua' 'test t' 'serve trade' 'completion t' 'completion bash t' 'play trade --lang t'; do
  run 2 $command
  sed 's/^croupier: //' err >said
  bracketed "$command" said
done
for command in 'sim trade --games 2 --out /t/t' 'sim trade --games 2 --journals /proc/t' 'rules trade'; do
  run 1 $command
  sed 's/^croupier: //' err >said
  bracketed "$command" said
done

# --- texts of games ---

: >in
printf 'local plain = croupier.game "plain" { players = 2 }\nfunction plain:setup() end\nfunction plain:play() return self:standings() end\nreturn plain\n' >plain.lua
echo 'return { en = { title = "Plainly" } }' >plain.texts.lua
run 0 play plain --lang qq --seed 1
says '⟦Plainly: 2 pl'
echo 'return { en = { title = "Plainly" }, qq = { title = "Pläïn", more = "mörë" } }' >plain.texts.lua
run 0 play plain --lang qq
says '⟦Pläïn: 2 pl'
echo 'return { en = { title = "Plainly", more = "more" }, qq = { more = "mörë" } }' >plain.texts.lua
run 0 play plain --lang qq
says '⟦Plainly: 2 pl'
echo 'return { en = { title = "Plainly" }, xx = { title = "Xx" } }' >plain.texts.lua
run 3 play plain --lang qq
warns 'en, hu, qq'

# --- the list of languages ---

: >in
run 0 completion next -- play trade --lang ''
says '^qq'
run 2 play trade --lang xx
warns 'en, hu, qq'
run 0 play --help
says 'en\|hu\|qq'
printf 'lang xx\n' >in
run 0
warns 'xx.*en, hu, qq'
finish
