/* manual.c: the manual page croupier(1), made from the tables of commands, options and the prompt's commands. */
#include <stdio.h>
#include <string.h>

#include "commands.h"
#include "croupier.h"
#include "examples.h"
#include "repl.h"
#include "say.h"
#include "verbs.h"

/* Text for roff: its own signs taken for what they are, and no line that begins with one. */
static void put_text(const char *text) {
  bool line_begins = true;
  for (; *text; text++) {
    if (line_begins && (*text == '.' || *text == '\'')) fputs("\\&", stdout);
    if (*text == '\\') fputs("\\e", stdout);
    else if (*text == '-') fputs("\\-", stdout);
    else putchar(*text);
    line_begins = *text == '\n';
  }
  putchar('\n');
}

static void put_command(const struct command *command) {
  printf(".SS croupier %s %s\n", command->name, command->arguments);
  put_text(text_in(command->summary, 0));
  struct option_text option;
  for (int i = 0; options_text(command, i, 0, &option); i++) {
    printf(".TP\n.BR \\-\\-%s", option.name);
    if (option.value) printf(" \" \" \\fI%s\\fR", option.value);
    putchar('\n');
    put_text(option.help);
  }
  struct example example;
  for (int i = 0; example_at(command->name, i, 0, &example); i++) {
    char line[200];
    snprintf(line, sizeof line, "%s%s%s", example.line, *example.comment ? "   # " : "", example.comment);
    puts(".IP \"\" 2\n.nf");
    put_text(line);
    puts(".fi");
  }
}

static void put_verb(const struct verb *verb) {
  char help[VERB_HELP];
  const char *text = verb_help(verb, 0, help);
  char sentence[200];
  snprintf(sentence, sizeof sentence, "%.*s", (int)strcspn(text, "\n"), text);
  printf(".TP\n.BR \"%s\" \" %s\"\n", text_in(verb->name, 0), text_in(verb->arguments, 0));
  put_text(sentence);
  text += strcspn(text, "\n");
  if (*text) {
    puts(".br\n.nf");
    put_text(text + 1);
    puts(".fi");
  }
}

int command_manual(const struct options *o) {
  puts(
      ".TH CROUPIER 1 \"\" \"croupier " CROUPIER_VERSION "\" \"User commands\"\n"
      ".SH NAME\ncroupier \\- plays games whose rules you wrote\n"
      ".SH SYNOPSIS\n.B croupier\n.br\n.B croupier\n.I command\n.RI [ argument ]... \" \" [ option ]...\n"
      ".SH DESCRIPTION\n"
      "Croupier deals, auctions, rolls, scores and enforces the rules that you wrote. A game is one Lua script. "
      "Without a command there is a prompt, at which all can be done.\n.PP\n"
      "A game is named as\n.B croupier list\nshows it, or by the path of its script. Every answer is on disk before "
      "the game goes on.\n"
      ".SH COMMANDS");
  for (const struct command *command = o->commands; command->name; command++) put_command(command);
  puts(
      ".SH THE PROMPT\nA question is answered by a number, a name or the beginning of a name; several things are named "
      "on one line. TAB completes. These commands are known there, by their names in each language; the beginning of a "
      "name is enough.");
  const struct verb *verb;
  for (int i = 0; (verb = verb_at(all_verbs, i)) != NULL; i++) put_verb(verb);
  puts(
      ".SH FILES\n.TP\n.I $XDG_STATE_HOME/croupier/journals/\njournals of games, GAME\\-SEED\\-N.jsonl; else below "
      "~/.local/state\n.TP\n.I $XDG_STATE_HOME/croupier/history\nwhat was typed at the prompt\n"
      ".SH ENVIRONMENT\n.TP\n.B CROUPIER_PATH\nfolders with games, between colons\n.TP\n.B NO_COLOR\nif set, nothing "
      "is coloured\n.TP\n.BR LC_ALL \", \" LC_MESSAGES \", \" LANG");
  printf("the language: %s\n", language_codes(", "));
  puts(
      ".SH EXIT STATUS\n0 done, 1 a fault was found in a game or in the machine, 2 wrong usage, 3 the script failed, "
      "4 a damaged file.");
  return DONE;
}
