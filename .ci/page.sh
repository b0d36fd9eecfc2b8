#!/bin/sh
# Prints the page of `croupier help --one-page`: stdlib/page/page.txt with its scripts, and with the words of scripts from
# stdlib/README.md, the list that tests/words.sh keeps true; of few games' words only how they are called. In it a word stands without its section, below the section.
set -eu
folder=stdlib/page readme=stdlib/README.md
awk -v folder="$folder" -v readme="$readme" -v width=100 '
  function put(text,    cut, head, indent) { # broken between words
    while (length(indent text) > width) {
      cut = width - length(indent) + 1
      while (cut > 1 && substr(text, cut, 1) != " ") cut--
      head = substr(text, 1, cut - 1)
      sub(/ +$/, "", head)
      print indent head
      text = substr(text, cut + 1)
      indent = "  "
    }
    sub(/ +$/, "", text)
    print indent text
  }
  function put_word(line, section,    cut, few) {
    cut = index(line, "`: ")
    few = line ~ /^`(croupier\.(board|pyramid|stacking|melds) |game:(road_list|tasks)\()/ # the help of their sections explains them
    line = substr(line, 2, cut - 2) (few ? "" : "  " substr(line, cut + 3))
    if (index(line, section ":") == 1 || index(line, section ".") == 1) line = substr(line, length(section) + 1)
    put(line)
  }
  function put_words(    line, made, inside, section, bare) {
    while ((getline line <readme) > 0) {
      if (line ~ /^<!-- tests\/words.sh write/) made = 1
      if (line ~ /^### /) {
        inside = made && line !~ /^### What there is of Lua/
        section = substr(line, 5)
        gsub(/`/, "", section)
        if (bare != "") put(substr(bare, 3))
        bare = ""
        if (inside) print "--- " section
        sub(/^croupier\./, "", section)
        sub(/:.*/, "", section)
        if (section ~ /^(stacking|pyramid|melds|score|tasks|board)$/) bare = ", `croupier help " section "` explains: "
      }
      if (!inside || line !~ /^- /) continue
      sub(/^- /, "", line)
      if (bare != "") {
        sub(/^[a-z`]*/, "", line)
        sub(/`: .*/, "", line)
        bare = bare (bare ~ /: $/ ? "" : ", ") line
        continue
      }
      put_word(line, section == "croupier" ? "" : section)
    }
    close(readme)
  }
  /^@words@$/ { put_words(); next }
  /^@/ {
    file = folder "/" substr($0, 2)
    while ((getline line <file) > 0) print line == "" ? "" : "  " line
    next
  }
  { print }' "$folder/page.txt"
