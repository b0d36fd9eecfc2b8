#!/bin/sh
# Checks the texts of all languages (see "Add a language" in repl/README.md), and makes C of them:
#   .ci/texts.sh OUT FILE.txt ... -- SOURCE ...
# writes library_keys.h, library.c, program_keys.h and program.c into the folder OUT. The English files come first. A
# language may have several files: each stands beside the English one with the same keys.
# SOURCE: all files that may use a key. Files that would be as they are keep their time.
set -eu
out=$1; shift
mkdir -p "$out"
texts=
while [ "$1" != -- ]; do texts="$texts $1"; shift; done
shift

# What the sources use, a line each: section, key, file. A key of a program is named by macros, a word by a string.
{
  grep -HoE '\b(T|IN|TEXT|PAGED_VERB|VERB)(\(|_)[a-z0-9_]+' "$@" |
    sed -En 's,^(repl|runtime)(/[^:]*):(T|IN)\((.*),\1 \4 \1\2,p; s,^(repl|runtime)(/[^:]*):TEXT_(.*),\1 \3 \1\2,p
      s,^(repl)(/[^:]*):(PAGED_)?VERB\((.*),\1 verb_\4 \1\2\n\1 verb_\4_args \1\2\n\1 verb_\4_help \1\2,p'
  grep -HoE 'sentence\([a-z]+, "[a-z0-9_]+"|refuse\([a-z]+, "[a-z0-9_]+"' "$@" | sed -En 's,^(stdlib/[^:]*):.*"(.*)",runtime \2 \1,p'
} | sed 's,^repl,program,; s,^runtime,library,' | sort -u >"$out/used"
grep -ohE '"[^"]*"' "$@" | sort -u >"$out/quoted"

LC_ALL=C awk -v out="$out" -v used="$out/used" -v quoted="$out/quoted" '
function fault(text) { print "texts: " text >"/dev/stderr"; failed = 1 }

# --- reading ---

function keep() {
  if (key == "") return
  if (text ~ /^".*"$/ && length(text) > 1) text = substr(text, 2, length(text) - 2)
  if ((lang, section, key) in texts) fault(file ": the key `" key "` is there twice")
  texts[lang, section, key] = text
  if (lang == "en") { order[section, ++count[section]] = key; home[section, key] = folder }
  else if (home[section, key] != folder) fault(file ": the key `" key "` is unknown: " folder "en.txt has no such key under [" section "]")
  key = ""
}
FNR == 1 {
  keep()
  file = FILENAME
  lang = folder = file; sub(/.*\//, "", lang); sub(/\.txt$/, "", lang); sub(/[^\/]*$/, "", folder)
  if (lang !~ /^[a-z][a-z]$/) fault(file ": a language is named by two letters, as in en.txt")
  if (!(lang in known)) { known[lang] = 1; langs[++languages] = lang }
  if (languages == 1) english = file
  section = ""
}
/^#/ || /^$/ { next }
/^\[.*\]$/ {
  keep()
  section = substr($0, 2, length($0) - 2)
  if (section !~ /^(words|library|program)$/) fault(file ": there is no section [" section "]")
  next
}
/^\|/ { text = (text == "" && !lines ? "" : text "\n") substr($0, 3); lines++; next }
/^ / { sub(/^ +/, ""); text = text (text == "" ? "" : " ") $0; next }
{
  keep()
  lines = 0
  cut = index($0, " = ")
  if (cut) { key = substr($0, 1, cut - 1); text = substr($0, cut + 3) }
  else if ($0 ~ / =$/) { key = substr($0, 1, length($0) - 2); text = "" }
  else fault(file ":" FNR ": this line is no `key = text`, and does not go on with one")
}

# --- checking ---

# The types that the conversions of a text want, by the place of the value: "1s 2d".
function wanted(text, list, n, at, one, place, i, type) {
  n = 0; list = ""
  for (i in type) delete type[i]
  while (match(text, /%([0-9]+[$])?[-+ 0#]*([*]([0-9]+[$])?|[0-9]+)?([.]([*]([0-9]+[$])?|[0-9]*))?(hh|ll|[hlzjtL])?[a-zA-Z%]|%/)) {
    one = substr(text, RSTART + 1, RLENGTH - 1)
    text = substr(text, RSTART + RLENGTH)
    if (one == "%") continue
    if (one == "") return "a lone %"
    place = 0
    if (match(one, /^[0-9]+[$]/)) { place = substr(one, 1, RLENGTH - 1) + 0; one = substr(one, RLENGTH + 1) }
    while (match(one, /[*]([0-9]+[$])?/)) {
      at = substr(one, RSTART + 1, RLENGTH - 2)
      type[at == "" ? ++n : at + 0] = "*"
      one = substr(one, 1, RSTART - 1) substr(one, RSTART + RLENGTH)
    }
    gsub(/[-+ 0-9#.]/, "", one)
    type[place ? place : ++n] = one
    if (place > n) n = place
  }
  for (i = 1; i <= n; i++) list = list " " i (i in type ? type[i] : "?")
  return list
}

# The names in braces of a text, sorted.
function names(text, list, n, i, k, one) {
  n = 0
  while (match(text, /[{][a-z]+[}]/)) { list[++n] = substr(text, RSTART, RLENGTH); text = substr(text, RSTART + RLENGTH) }
  for (i = 2; i <= n; i++)
    for (k = i; k > 1 && list[k] < list[k - 1]; k--) { one = list[k]; list[k] = list[k - 1]; list[k - 1] = one }
  one = ""
  for (i = 1; i <= n; i++) one = one (list[i] == list[i - 1] ? "" : " " list[i])
  return one
}

function check(section, i, k, key, lang, in_english, english_text, text) {
  for (i = 1; i <= count[section]; i++) {
    key = order[section, i]
    english_text = texts["en", section, key]
    in_english = home[section, key] "en.txt"
    if (section != "words" && key !~ /^[a-z][a-z0-9_]*$/) fault(in_english ": the key `" key "` is no name of small letters, digits and _")
    if (section == "words" ? !quoted_word(key) : !((section, key) in uses)) fault(in_english ": the key `" key "` is used nowhere")
    for (k = 2; k <= languages; k++) {
      lang = langs[k]
      if (!((lang, section, key) in texts)) { fault(home[section, key] lang ".txt: the key `" key "` is missing"); continue }
      text = texts[lang, section, key]
      if (section == "words" && names(text) != names(english_text))
        fault(home[section, key] lang ".txt: the text of `" key "` has other names in braces than the English one")
      if (section != "words" && key !~ /_help$/ && wanted(text) != wanted(english_text))
        fault(home[section, key] lang ".txt: the text of `" key "` has other conversions than the English one:" wanted(text) ", not" wanted(english_text))
    }
  }
}

function is_quoted(word) { return ("\"" word "\"") in words }

function quoted_word(key, colon) {
  sub(/[?:!]$/, "", key) # added to the word of a question, or of a short name
  colon = index(key, ":") # between the word of a question and that of an answer
  return is_quoted(key) || colon && is_quoted(substr(key, 1, colon - 1)) && is_quoted(substr(key, colon + 1))
}

# --- writing ---

function quote(text) {
  gsub(/\\/, "\\\\", text); gsub(/"/, "\\\"", text); gsub(/\n/, "\\n", text)
  return "\"" text "\""
}

function write_keys(section, to, i, key) {
  to = out "/" section "_keys.h.new"
  print "/* Made by .ci/texts.sh. */\nenum text {" >to
  for (i = 1; i <= count[section]; i++) print "  TEXT_" order[section, i] "," >to
  print "  TEXT_COUNT\n};" >to
  for (i = 1; i <= count[section]; i++) {
    key = order[section, i]
    if (key !~ /_help$/) print "#define EN_" key " " quote(texts["en", section, key]) >to
  }
  close(to)
}

function write_texts(section, to, i, k) {
  print "const char *const " section "_texts[][TEXT_COUNT] = {" >to
  for (k = 1; k <= languages; k++) {
    print "  {" >to
    for (i = 1; i <= count[section]; i++) print "    " quote(texts[langs[k], section, order[section, i]]) "," >to
    print "  }," >to
  }
  print "};" >to
}

function write_names(section, to, i) {
  print "const char *const " section "_names[] = {" >to
  for (i = 1; i <= count[section]; i++) print "  \"" order[section, i] "\"," >to
  print "};" >to
}

function write_library(to, i, k, line) {
  to = out "/library.c.new"
  print "/* Made by .ci/texts.sh. */\n#include \"text.h\"" >to
  line = "NULL"
  for (k = 1; k <= languages; k++) line = line ", \"" langs[k] "\""
  print "const char *const lang_codes[MOST_LANGS] = {" line "};" >to
  print "const int lang_count = " languages + 1 ";" >to
  print "const struct own_word own_words[] = {" >to
  for (i = 1; i <= count["words"]; i++) {
    line = "NULL"
    for (k = 1; k <= languages; k++) line = line ", " quote(texts[langs[k], "words", order["words", i]])
    print "  {" quote(order["words", i]) ", {" line "}}," >to
  }
  print "  {NULL, {NULL}}};" >to
  print "const char *const library_keys[TEXT_COUNT] = {" >to
  for (i = 1; i <= count["library"]; i++) print "  \"" order["library", i] "\"," >to
  print "};" >to
  write_texts("library", to)
  close(to)
}

END {
  keep()
  while ((getline line <used) > 0) {
    split(line, part, " ")
    uses[part[1], part[2]] = 1
    if (!(("en", part[1], part[2]) in texts)) fault(part[3] ": the key `" part[2] "` is unknown: " english " has no such key under [" part[1] "]")
  }
  while ((getline line <quoted) > 0) words[line] = 1
  if (langs[1] != "en") fault("the first file is " english ", not en.txt")
  check("words"); check("library"); check("program")
  if (languages > 7) fault("there are " languages " languages; the library has room for 7 (MOST_LANGS in runtime/pure/text.h)")
  if (failed) exit 1
  write_keys("library"); write_keys("program")
  write_library()
  print "/* Made by .ci/texts.sh. */\n#include \"texts.h\"" >(out "/program.c.new")
  write_texts("program", out "/program.c.new")
  write_names("program", out "/program.c.new")
}' $texts

for file in library_keys.h library.c program_keys.h program.c; do
  if cmp -s "$out/$file.new" "$out/$file"; then rm "$out/$file.new"; else mv "$out/$file.new" "$out/$file"; fi
done
