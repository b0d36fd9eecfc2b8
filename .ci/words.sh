#!/bin/sh
# Prints C for stdlib/README.md, the list of all words of scripts, which tests/words.sh keeps true: see repl/words.h.
set -eu
echo '#include "words.h"'
echo 'const struct word words[] = {'
awk '
  /^<!-- tests\/words.sh write/ { made = 1 } # what stands before is written by hand
  !made { next }
  /^### / { section = $2; sub(/:$/, "", section) }
  /^- `/ && section != "What" {
    line = substr($0, 4)
    cut = index(line, "`: ")
    signature = substr(line, 1, cut - 1); sentence = substr(line, cut + 3)
    gsub(/\\/, "\\\\", signature); gsub(/"/, "\\\"", signature)
    gsub(/\\/, "\\\\", sentence); gsub(/"/, "\\\"", sentence)
    printf "  {\"%s\", \"%s\", \"%s\"},\n", section, signature, sentence
  }' "$1"
echo '  {0, 0, 0}};'
