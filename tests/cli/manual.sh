#!/bin/sh
# What the program writes about itself: the manual page and completion for shells.
. "$(dirname "$0")/lib"

run 0 manual
says '^\.TH CROUPIER 1'
for command in $("$CROUPIER" help | awk '/^  [a-z]/ { print $1 }'); do says "^\.SS croupier $command "; done
says '\\-\\-players'
says '^\.BR "undo" " \[n\]"'
if command -v groff >/dev/null; then
  holds 'groff finds no fault in it' sh -c 'test -z "$(groff -man -ww -Tutf8 out 2>&1 >/dev/null)"'
fi
run 0 play --help
says 'For example:'

run 0 completion bash
mv out croupier.bash
if command -v bash >/dev/null; then
  cat >ask.sh <<'B'
export PATH=$(dirname "$CROUPIER"):$PATH
. ./croupier.bash
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_croupier
printf '%s\n' "${COMPREPLY[@]}"
B
  # completes PATTERN WORD...: the last word may become that
  completes() { pattern=$1; shift; what="completion of $*"; CROUPIER=$CROUPIER bash ask.sh "$@" >out 2>err; says "$pattern"; }
  completes '^resume$' croupier re
  completes '^byzanz$' croupier play by
  completes '^--players$' croupier play byzanz --pl
  completes '^hu$' croupier play byzanz --lang h
  completes '^croupier\.bash$' croupier resume crou
  completes '^fish$' croupier completion f
fi
run 0 completion zsh
says '^#compdef croupier'
if command -v zsh >/dev/null; then holds 'zsh reads it' zsh -n out; fi
run 0 completion fish
says 'seen_subcommand_from play. -l players'
if command -v fish >/dev/null; then holds 'fish reads it' fish -n out; fi
run 2 completion tcsh
warns 'bash, zsh and fish'; one_sentence

what='installing'
make -s -o all -C "$root" BUILD="$(dirname "$CROUPIER")" install DESTDIR="$dir/to" PREFIX=/usr >out 2>err </dev/null
for file in share/man/man1/croupier.1 share/bash-completion/completions/croupier share/zsh/site-functions/_croupier \
  share/fish/vendor_completions.d/croupier.fish bin/croupier; do
  if [ -s "to/usr/$file" ]; then ok; else no "there is no $file"; fi
done
finish
