/* completion.c: completion for shells. They ask the program itself what may follow, so that it knows games and knobs. */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "next.h"
#include "say.h"

/* Bash breaks words at = and : as well, and wants only what stands behind the last of them. */
static const char bash[] =
    "_croupier() {\n"
    "  local line=${COMP_LINE:0:COMP_POINT} IFS=' ' now kept word help files=\n"
    "  local -a words\n"
    "  read -ra words <<<\"$line\"\n"
    "  [[ $line == *' ' ]] && words+=('')\n"
    "  now=${words[${#words[@]}-1]}\n"
    "  kept=${now%\"${now##*[=:]}\"}\n"
    "  COMPREPLY=()\n"
    "  while IFS=$'\\t' read -r word help; do\n"
    "    if [[ $word == :files ]]; then files=yes\n"
    "    elif [[ $word == \"$now\"* ]]; then COMPREPLY+=(\"${word#\"$kept\"}\")\n"
    "    fi\n"
    "  done < <(\"$1\" completion next -- \"${words[@]:1}\" 2>/dev/null)\n"
    "  [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *[=:] ]] && compopt -o nospace 2>/dev/null\n"
    "  if [[ $files ]]; then\n"
    "    compopt -o filenames 2>/dev/null\n"
    "    while IFS= read -r word; do COMPREPLY+=(\"$word\"); done < <(compgen -f -- \"$now\")\n"
    "  fi\n"
    "}\n"
    "complete -F _croupier croupier\n";

/* What ends with = or : goes on without a blank. */
static const char zsh[] =
    "#compdef croupier\n"
    "_croupier() {\n"
    "  local -a whole begun\n"
    "  local line word help files=\n"
    "  for line in \"${(@f)$(${(Q)words[1]} completion next -- \"${(@Q)words[2,CURRENT-1]}\" \"${(Q)PREFIX}\" 2>/dev/null)}\"; do\n"
    "    word=${${line%%$'\t'*}//:/\\\\:} help=${line#*$'\t'}\n"
    "    case $word in\n"
    "    '') ;;\n"
    "    '\\:files') files=yes ;;\n"
    "    *[=:]) begun+=(\"$word${help:+:$help}\") ;;\n"
    "    *) whole+=(\"$word${help:+:$help}\") ;;\n"
    "    esac\n"
    "  done\n"
    "  (( $#whole )) && _describe -V croupier whole\n"
    "  (( $#begun )) && _describe -V croupier begun -S ''\n"
    "  [[ -z $files ]] || _files\n"
    "}\n"
    "if [[ $funcstack[1] == _croupier ]]; then _croupier \"$@\"; else compdef _croupier croupier; fi\n";

static const char fish[] = "function __croupier_next\n"
                           "  set -l words (commandline -opc)\n"
                           "  set -l now (commandline -ct)\n"
                           "  for line in ($words[1] completion next -- $words[2..-1] \"$now\" 2>/dev/null)\n"
                           "    if test \"$line\" = :files\n"
                           "      __fish_complete_path \"$now\"\n"
                           "    else\n"
                           "      echo $line\n"
                           "    end\n"
                           "  end\n"
                           "end\n"
                           "complete -c croupier -f -k -a '(__croupier_next)'\n";

int command_completion(const struct options *o) {
  static const struct { const char *name, *text; } shells[] = {{"bash", bash}, {"zsh", zsh}, {"fish", fish}};
  const struct words *a = &o->arguments;
  if (strcmp(a->word[0], "next") == 0) {
    print_next(o->commands, a->word + 1, a->count - 1);
    return DONE;
  }
  if (a->count > 1) return complain(USAGE, T(argument_unknown), "completion", a->word[1], "completion");
  for (size_t i = 0; i < sizeof shells / sizeof *shells; i++)
    if (strcmp(shells[i].name, a->word[0]) == 0) {
      fputs(shells[i].text, stdout);
      return DONE;
    }
  return complain(USAGE, T(no_completion), a->word[0]);
}
