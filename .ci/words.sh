#!/bin/sh
# Prints C for stdlib/README.md, the list of all words of scripts, which tests/words.sh keeps true: see repl/base/words.h.
# Each word comes with a line that uses it: out of the files that are named, or out of the recipes of the README;
# a word that none of them uses is an error. `words.sh README.md script.lua ...`
set -eu
readme=$1; shift
echo '#include "words.h"'
echo 'const struct word words[] = {'
awk -v readme="$readme" '
  # What stands before a word where several sections share its name, or where the name says little.
  BEGIN {
    before["croupier"] = "^croupier$"; before["t"] = "^t$"; before["croupier.score"] = "^score$"
    before["game"] = "^(self|game)$"; before["auction"] = "^auction$"; before["trick"] = "^trick$"
    before["tasks"] = "^(to_do|tasks)$"; before["melds"] = "^MELDS$"; before["stacking"] = "^(building|RULES)$"
    before["pyramid"] = "^shape$"; before["purse"] = "^(coins|gold|pot)$"; before["zones"] = "s$|^pyramid$"
    before["player"] = "^(player|first|dealer)$"; before["piece"] = "^(piece|card|choice|two_of_clubs)$"
    before["board"] = "^(board|roads|map)$"
    others = "^(self|game|croupier|score|t|auction|trick|coins|gold|pot|MELDS|RULES|to_do|tasks|shape)$"
  }
  FNR == 1 { file = FILENAME; recipes = file ~ /README/ && (file != readme || done++); script = 0 }
  !recipes && file == readme && /^<!-- tests\/words.sh write/ { made = 1 } # what stands before is written by hand
  !recipes && file == readme {
    if (!made) next
    if (/^### /) { section = $2; sub(/:$/, "", section) }
    if (!/^- `/ || section == "What") next
    line = substr($0, 4)
    cut = index(line, "`: ")
    n++
    signature[n] = substr(line, 1, cut - 1); sentence[n] = substr(line, cut + 3); of[n] = section
    name = signature[n]
    sub(/[ (\[{"].*/, "", name)
    if (name ~ /^#/) { mark[n] = "#"; name = "" }
    else { mark[n] = name ~ /:/ ? ":" : "."; sub(/^.*[:.]/, "", name) }
    named[name] = named[name] " " n
    next
  }
  recipes && /^```/ { script = /^```lua/ }
  recipes && !script { next }
  {
    code = $0
    sub(/^ +/, "", code); sub(/ +-- .*/, "", code)
    if (code ~ /^--/) next
    rest = code
    sub(/function [A-Za-z_:.]*/, "", rest)
    while (match(rest, /[]A-Za-z_)]+[:.][a-z_]+/)) {
      text = substr(rest, RSTART, RLENGTH)
      use(text)
      match(text, /[:.]/)
      rest = substr(rest, index(rest, text) + RSTART)
    }
  }
  function use(text,  receiver, sign, name, list, k, i, score) {
    name = text; sub(/^.*[:.]/, "", name)
    sign = substr(text, length(text) - length(name), 1)
    receiver = substr(text, 1, length(text) - length(name) - 1)
    k = split(named[name], list, " ")
    for (i = 1; i <= k; i++) offer(list[i], receiver, sign, name, k)
  }
  function offer(word, receiver, sign, name, alike,  fits, value) {
    fits = of[word] in before ? receiver ~ before[of[word]] : receiver !~ others
    if (!fits && alike == 1) fits = of[word] !~ /^(croupier|t|croupier.score)$/ && receiver !~ others
    if (sign != mark[word] || !fits) return
    value = worth(name)
    if (best[word] < value) { best[word] = value; used[word] = code; where[word] = file ":" FNR }
  }
  # A statement that is whole, calls the word and fits a line tells more.
  function worth(name,  open, close_, whole) {
    open = code; close_ = code
    whole = gsub(/[({]/, "", open) == gsub(/[)}]/, "", close_) && code !~ /( then| do|,|=)$/
    return 1 + 2 * whole + 3 * called(name) + (length(code) <= 90)
  }
  function called(name,  after) {
    after = substr(code, index(code, name) + length(name), 2)
    return after ~ /^ ?[({"]/ || after == "[["
  }
  function quoted(text) { gsub(/\\/, "\\\\", text); gsub(/"/, "\\\"", text); return "\"" text "\"" }
  END {
    for (i = 1; i <= n; i++) {
      if (!used[i] && mark[i] != "#") { print "no script or recipe uses " signature[i] >"/dev/stderr"; bad = 1 }
      printf "  {%s, %s, %s, %s, %s},\n", quoted(of[i]), quoted(signature[i]), quoted(sentence[i]), quoted(where[i]), quoted(used[i])
    }
    exit bad
  }' "$readme" "$@" "$readme"
echo '  {0, 0, 0, 0, 0}};'
