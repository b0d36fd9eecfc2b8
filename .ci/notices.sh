#!/bin/sh
# Prints the licence of croupier and the notices of what is linked in, from the sources that were fetched.
# notices.sh LICENSE LUA_H LINENOISE_C
set -eu
licence=$1 lua=$2 linenoise=$3

# the comments of a file that have a copyright line, without their stars
notice() {
  awk '
    /\/\*/ { inside = 1; text = ""; found = 0 }
    inside {
      line = $0
      if (line ~ /Copyright \([cC]\)|above copyright/) found = 1
      gsub(/\/\*+|\*+\//, "", line)
      sub(/^[ \t]*\*+[ \t]?/, "", line)
      gsub(/^\*+$/, "", line)
      text = text line "\n"
    }
    /\*\// { if (inside && found) printf "%s", text; inside = 0 }' "$1" | cat -s
}

cat "$licence"
printf '\n---\nLua, which runs the scripts, is part of the program and of the library:\n\n'
notice "$lua"
printf '\n---\nlinenoise, which edits lines at the prompt, is part of the program:\n\n'
notice "$linenoise"
printf '\n---\nutf8proc, which knows how wide letters are, is a library of the system, under the MIT licence;\n'
printf 'the data of Unicode in it are under the licence of Unicode.\n'
printf '\n---\njansson, which reads and writes JSON, is a library of the system, under the MIT licence.\n'
printf '\n---\nlibseccomp, which keeps scripts of strangers in jail, is a library of the system, under the LGPL 2.1.\n'
