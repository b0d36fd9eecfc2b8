/* completion.c: completion for shells, made from the tables of commands and options. */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "say.h"

static const char games[] = "$(croupier list 2>/dev/null | cut -d ' ' -f 1)";

/* "en|hu" as "en hu"; "" if the value is no choice of words. */
static void words_of(const char *value, char words[100]) {
  snprintf(words, 100, "%s", value && strchr(value, '|') ? value : "");
  for (char *bar = words; (bar = strchr(bar, '|')) != NULL;) *bar = ' ';
}

/* In single quotes. */
static void put_quoted(const char *text) {
  putchar('\'');
  for (; *text && *text != '\n'; text++)
    if (*text == '\'') fputs("'\\''", stdout);
    else putchar(*text);
  putchar('\'');
}

static bool takes_game(const struct command *c) { return strcmp(c->arguments, "GAME") == 0; }

static void put_names(void) {
  const struct command *c;
  for (int i = 0; (c = command_at(i)) != NULL; i++) printf("%s%s", i ? " " : "", c->name);
}

static void bash(void) {
  const struct command *c;
  struct option_text option;
  char words[100];
  fputs("_croupier() {\n"
        "  local now=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options= words=\n"
        "  COMPREPLY=()\n"
        "  if [ \"$COMP_CWORD\" = 1 ]; then\n"
        "    COMPREPLY=($(compgen -W '",
        stdout);
  put_names();
  puts(" help' -- \"$now\"))\n    return\n  fi\n  case ${COMP_WORDS[1]} in");
  for (int i = 0; (c = command_at(i)) != NULL; i++) {
    printf("  %s) options='", c->name);
    for (int k = 0; options_text(c, k, &option); k++) printf("--%s ", option.name);
    puts("--help'");
    for (int k = 0; options_text(c, k, &option); k++) {
      words_of(option.value, words);
      if (*words) printf("    [ \"$before\" = --%s ] && words='%s'\n", option.name, words);
    }
    if (strcmp(c->name, "completion") == 0) puts("    words='bash zsh fish'");
    if (takes_game(c)) printf("    [ \"$COMP_CWORD\" = 2 ] && words=\"%s\"\n", games);
    puts("    ;;");
  }
  puts("  esac\n"
       "  case $now in\n"
       "  -*) COMPREPLY=($(compgen -W \"$options\" -- \"$now\")) ;;\n"
       "  *) COMPREPLY=($(compgen -W \"$words\" -- \"$now\"))\n"
       "    [ ${#COMPREPLY[@]} != 0 ] || COMPREPLY=($(compgen -f -- \"$now\")) ;;\n"
       "  esac\n}\ncomplete -o filenames -F _croupier croupier");
}

static void zsh(void) {
  const struct command *c;
  struct option_text option;
  char words[100];
  puts("#compdef croupier\n_croupier() {\n  local -a commands\n  commands=(");
  for (int i = 0; (c = command_at(i)) != NULL; i++) {
    char line[200];
    snprintf(line, sizeof line, "%s:%.*s", c->name, (int)strcspn(c->summary, "\n"), c->summary);
    fputs("    ", stdout);
    put_quoted(line);
    putchar('\n');
  }
  puts("  )\n  if (( CURRENT == 2 )); then _describe command commands; return; fi\n  case $words[2] in");
  for (int i = 0; (c = command_at(i)) != NULL; i++) {
    printf("  %s) _arguments", c->name);
    for (int k = 0; options_text(c, k, &option); k++) {
      words_of(option.value, words);
      printf(" '--%s[", option.name);
      for (const char *at = option.help; *at; at++) /* [, ] and : are zsh's own there */
        if (*at != '\'') printf(strchr("[]:", *at) ? "\\%c" : "%c", *at);
      if (*words) printf("]:%s:(%s)'", option.name, words);
      else printf(option.value ? "]:%s:_files'" : "]'", option.value);
    }
    if (takes_game(c)) printf(" \"2:game:(%s)\"", games);
    if (strcmp(c->name, "completion") == 0) fputs(" '2:shell:(bash zsh fish)'", stdout);
    puts(" '*:file:_files' ;;");
  }
  puts("  esac\n}\n_croupier \"$@\"");
}

static void fish(void) {
  const struct command *c;
  struct option_text option;
  char words[100];
  for (int i = 0; (c = command_at(i)) != NULL; i++) {
    printf("complete -c croupier -n __fish_use_subcommand -f -a %s -d ", c->name);
    put_quoted(c->summary);
    putchar('\n');
    if (takes_game(c))
      printf("complete -c croupier -n '__fish_seen_subcommand_from %s' -a "
             "\"(croupier list 2>/dev/null | cut -d ' ' -f 1)\"\n",
             c->name);
    for (int k = 0; options_text(c, k, &option); k++) {
      words_of(option.value, words);
      printf("complete -c croupier -n '__fish_seen_subcommand_from %s' -l %s%s%s%s%s -d ", c->name,
             option.name, *words ? " -x -a '" : "", words, *words ? "'" : "",
             option.value && !*words ? " -r" : "");
      put_quoted(option.help);
      putchar('\n');
    }
  }
  puts("complete -c croupier -n '__fish_seen_subcommand_from completion' -f -a 'bash zsh fish'");
}

int command_completion(const struct options *o) {
  static const struct {
    const char *name;
    void (*print)(void);
  } shells[] = {{"bash", bash}, {"zsh", zsh}, {"fish", fish}};
  for (size_t i = 0; i < sizeof shells / sizeof *shells; i++)
    if (strcmp(shells[i].name, o->arguments.word[0]) == 0) {
      shells[i].print();
      return DONE;
    }
  return complain(USAGE, "there is completion for bash, zsh and fish, not for \"%.60s\"",
                  o->arguments.word[0]);
}
