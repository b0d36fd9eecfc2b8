#!/bin/sh
# What bash, zsh and fish complete, in a real terminal: commands, games, options, knobs and their values, bots, files.
. "$(dirname "$0")/lib"
export CROUPIER_PATH="${CROUPIER_PATH:-$root/scripts:$root/examples}"
export HOME="$dir" PATH="$(dirname "$CROUPIER"):$PATH"
: >'a journal.jsonl'

# types TEXT PATTERN: TEXT and a tabulator are typed on a new line; then the screen shows the pattern
types() { keys C-u; keys C-l; sees '^> *$'; keys -l "$1"; keys Tab; sees "$2"; }

completes() { # all that every shell does
  what="$1: commands"; types 'croupier pla' '> croupier play *$'
  what="$1: games"; types 'croupier play byz' '> croupier play byzanz *$'
  what="$1: options"; types 'croupier play byzanz --pl' 'byzanz --players *$'
  what="$1: words for an option"; types 'croupier play byzanz --lang h' 'byzanz --lang hu *$'
  what="$1: knobs"; types 'croupier play byzanz --set tie' 'byzanz --set tie_break=$'
  keys -l 'a'; keys Tab; sees 'byzanz --set tie_break=all *$'
  keys -l -- "--hous"; keys Tab; sees 'tie_break=all --house *$'
  what="$1: seats and bots"; types 'croupier sim kuhn --seat 2=gr' 'kuhn --seat 2=greedy *$'
  what="$1: files"; types 'croupier resume a' 'resume a\\ journal.jsonl *$'
  what="$1: several"; types 'croupier replay x --' 'x --'
  [ "$1" != bash ] || keys Tab
  sees '--verify'
  sees '--events'
}

# shell NAME COMMAND LINE...: the screen belongs to it, and the lines are its configuration
shell() {
  name=$1 command=$2; shift 2
  if ! command -v "$name" >/dev/null; then
    echo "left out: completion by $name, for it is not installed"
    return
  fi
  terminal "HOME=$dir $command"
  sleep 0.3
  for line; do keys -l "$line"; keys Enter; done
  keys -l 'echo rea"dy"'; keys Enter; sees '^ready'
  completes "$name"
}

shell bash 'bash --norc' 'PS1="> "' "source <($CROUPIER completion bash)"

mkdir -p functions
"$CROUPIER" completion zsh >functions/_croupier
shell zsh 'zsh -f' 'PS1="> "' "fpath=($dir/functions \$fpath)" 'autoload -U compinit' "compinit -u -d $dir/dump"
what='zsh: what it is'; types 'croupier pl' 'play *$'
types 'croupier s' 'solve +-- The value of a small game'

mkdir -p .config/fish/completions
"$CROUPIER" completion fish >.config/fish/completions/croupier.fish
shell fish fish 'function fish_prompt; echo "> "; end'
what='fish: what it is'; types 'croupier s' 'solve +\(The value of a small game'
finish
