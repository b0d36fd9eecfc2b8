#!/bin/sh
# Every word of scripts has a help line, and stdlib/README.md lists all of them and no others. The words are in the
# tables of runtime/words/*lib.c and in the comments of stdlib/*.lua that begin with three dashes.
# `tests/words.sh write` writes the list into the README anew.
set -u
readme=stdlib/README.md
begin='<!-- tests/words.sh write: what follows is made from the sources -->'
end='<!-- to here -->'
. "$(dirname "$0")/made"

# name, tab, help line of each entry of the struct lib_entry tables; those for stdlib alone are left out
words_of_c() {
  awk '
    /^static const struct lib_entry / { inside = 1; text = ""; internal = /lib_entry internal\[/ }
    inside { text = text " " $0 }
    inside && /};/ {
      inside = 0
      if (internal) next
      sub(/^[^=]*= */, "", text)
      while (match(text, /\{"[^"]*", *[a-z_0-9]+, */)) {
        split(substr(text, RSTART, RLENGTH), part, "\"")
        text = substr(text, RSTART + RLENGTH)
        help = ""
        while (match(text, /^ *"([^"\\]|\\.)*"/)) {
          piece = substr(text, 1, RLENGTH)
          text = substr(text, RLENGTH + 1)
          sub(/^ *"/, "", piece)
          help = help substr(piece, 1, length(piece) - 1)
        }
        gsub(/\\"/, "\"", help)
        print part[2] "\t" help
      }
    }' runtime/words/*lib.c
}

# The same of stdlib: `---` lines, and below them the function. A public function without them has no help line.
words_of_lua() {
  awk '
    /^--- / { help = help (help == "" ? "" : " ") substr($0, 5); next }
    /^function (croupier|Game|Player|Tasks|Test)[.:]/ {
      name = $2
      sub(/^[^.:]*[.:]/, "", name)
      sub(/\(.*/, "", name)
      print name "\t" help
    }
    { help = "" }' stdlib/*.lua
}

# section, tab, name, tab, the line of the README; the signature ends at the first ": " outside quotes
lines() {
  awk -F '\t' '
    {
      cut = quoted = 0
      for (i = 1; i < length($2) && !cut; i++) {
        c = substr($2, i, 1)
        if (c == "\"") quoted = !quoted
        else if (!quoted && substr($2, i, 2) == ": ") cut = i
      }
      signature = cut ? substr($2, 1, cut - 1) : $2
      section = signature
      sub(/[^A-Za-z].*/, "", section)
      if (signature ~ /^#zone/) section = "zone"
      if (signature ~ /^tostring\(/) { section = signature; gsub(/^tostring\(|\)$/, "", section) }
      if (signature ~ /^game "/) section = "croupier"
      sentence = cut ? substr($2, cut + 2) : ""
      name = $1
      sub(/^__/, "", name)
      named = name == "len" || index(signature, name) > 0
      if (section == "" || sentence == "" || !named) section = "?"
      print section "\t" $1 "\t- `" signature "`: " sentence
    }'
}

title_of() {
  case $1 in
  croupier) echo 'croupier' ;;
  game) echo 'game: `self` in the methods of a game' ;;
  player) echo 'player: one of `self.players`' ;;
  score) echo 'croupier.score' ;;
  tasks) echo 'tasks: made by game:tasks()' ;;
  t) echo 't: in specs' ;;
  *) echo "$1" ;;
  esac
}

# The words of Lua, as sandbox.c and corolib.c have them.
words_of_lua_itself() {
  awk '
    /^static const char \*const [a-z0-9]+_words\[\]/ { name = $5; sub(/_words.*/, "", name); inside = 1 }
    /^static const luaL_Reg own_words/ { name = "base, of our own"; inside = 1 }
    /^static const luaL_Reg coroutine_library/ { name = "coroutine"; inside = 1 }
    inside {
      text = $0
      while (match(text, /"[a-z0-9]+"/)) {
        words = words " `" substr(text, RSTART + 1, RLENGTH - 2) "`"
        text = substr(text, RSTART + RLENGTH)
      }
    }
    inside && /};/ {
      if (name == "string") words = words " `format`" # has a function of its own
      print "- " name ":" words
      inside = 0; words = ""
    }' runtime/vm/sandbox.c runtime/vm/corolib.c
}

{ words_of_c; words_of_lua; } | lines >"$folder/words"
sections='croupier game player zone zones piece purse auction trick board tasks stacking pyramid melds score t'
{
  for section in $sections; do
    grep "^$section	" "$folder/words" >"$folder/section" || continue
    printf '\n### %s\n\n' "$(title_of "$section")"
    cut -f 3 "$folder/section"
  done
  printf "\n### What there is of Lua\n\n"
  words_of_lua_itself
  echo
} >"$folder/made"

[ "${1:-}" != write ] || put "$folder/made"
there >"$folder/there"
passed=0 failed=0
check() { # MESSAGE command ...
  message=$1; shift
  if "$@"; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "FAIL  $message"; fi
}
known() { case " $sections " in *" $1 "*) true ;; *) false ;; esac; }
tab=$(printf '\t')
while IFS=$tab read -r section name line; do
  check "'$name' needs a help line, 'where:$name(...): a sentence', where = $sections: $line" known "$section"
  check "$readme lacks: $line" grep -qxF -e "$line" "$folder/there"
done <"$folder/words"
diff "$folder/made" "$folder/there" >"$folder/difference"
check "$readme is not what 'tests/words.sh write' makes: $(sed -n 2,6p "$folder/difference")" \
  test ! -s "$folder/difference"
check 'hardly any words are found: has the form of the tables changed?' test "$(wc -l <"$folder/words")" -gt 80
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
