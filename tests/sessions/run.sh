#!/bin/sh
# What is typed at the prompt through a pipe (NAME.in) is answered as in NAME.out.
# `sh tests/sessions/run.sh write` writes the .out files anew: read what git shows of it.
. "$(dirname "$0")/../cli/lib"
sessions=$root/tests/sessions
cp "$games"/*.lua "$sessions"/*.lua .
for in in "$sessions"/*.in; do
  name=$(basename "$in" .in) what="session $name"
  rm -rf state ./*.jsonl
  timeout 600 "$CROUPIER" <"$in" 2>&1 | sed -e "s|$dir|DIR|g" -e 's/[0-9]* ms/N ms/' -e 's,\(s/[a-z_]*\.lua\|README\.md\):[0-9]*: ,\1:N: ,' >out
  if [ "${1:-}" = write ]; then cp out "$sessions/$name.out"
  elif diff "$sessions/$name.out" out >err; then ok
  else no "differs from $name.out"
  fi
done
finish
