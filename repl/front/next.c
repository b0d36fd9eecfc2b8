/* next.c: what may follow the beginning of a command line: commands, games, options and their values. */
#include "next.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "belongings.h"
#include "games.h"
#include "list.h"
#include "say.h"
#include "sitters.h"

/* The command line so far. */
struct line {
  const struct command *commands, *command;
  const char *const *word;
  size_t count;
  const char *game; /* NULL: none is named yet */
  size_t arguments; /* before the last word */
};

static void print_word(const char *before, const char *word, const char *help) {
  print_safe(stdout, before);
  print_safe(stdout, word);
  putchar('\t');
  char text[100];
  snprintf(text, sizeof text, "%.*s", (int)strcspn(help, "\n"), help);
  print_safe(stdout, text);
  putchar('\n');
}

/* "a|b" or "a, b": each of them; FILE is any file. */
static void print_choices(const char *before, const char *choices) {
  char word[100];
  for (const char *at = choices + strspn(choices, "|, "); *at; at += strspn(at, "|, ")) {
    size_t size = strcspn(at, "|, ");
    snprintf(word, sizeof word, "%.*s", (int)size, at);
    if (strcmp(word, "FILE") == 0) puts(":files");
    else print_word(before, word, "");
    at += size;
  }
}

static void print_commands(const struct command *commands) {
  for (const struct command *c = commands; c->name; c++) print_word("", c->name, text_at(c->summary));
}

static void print_first(const struct command *commands) {
  print_commands(commands);
  print_word("", "--version", "");
  print_word("", "--licenses", T(about_licenses));
}

static void print_game(void *data, const char *name, const char *title) {
  (void)data;
  print_word("", name, title);
}

static void print_options(const struct line *l) {
  struct option_text option;
  char name[100];
  for (int i = 0; options_text(l->command, i, language_number(), &option); i++) {
    snprintf(name, sizeof name, "--%s", option.name);
    print_word("", name, option.help);
  }
  print_word("", "--help", T(this_page));
}

/* --- values of options --- */

/* Names, alone where that is enough, and up to the colon where something may follow. */
static void print_sitters(const char *before, unsigned who) {
  croupier_bot_form form;
  struct sitter sitter;
  char last[60] = "";
  for (int i = 0; sitter_at(i, who, 0, &form); i++) {
    size_t size = strcspn(form.form, ":");
    char name[60];
    snprintf(name, sizeof name, "%.*s", (int)size, form.form);
    if (strcmp(name, last) == 0) continue;
    strcpy(last, name);
    if (sitter_read(name, who, &sitter)) print_word(before, name, form.help);
    if (form.form[size]) print_word(before, strcat(name, ":"), form.help);
  }
}

/* One more behind the commas. */
static void print_judged(const char *begun) {
  char before[100];
  const char *comma = strrchr(begun, ',');
  snprintf(before, sizeof before, "%.*s", comma ? (int)(comma + 1 - begun) : 0, begun);
  print_sitters(before, SIT_BOTS);
}

static void print_seats(const char *begun) {
  const char *equals = strchr(begun, '=');
  char seat[20], help[20];
  if (equals && equals - begun < 10) {
    snprintf(seat, sizeof seat, "%.*s", (int)(equals - begun) + 1, begun);
    print_sitters(seat, SIT_ALL);
    return;
  }
  for (int i = 1; i <= CROUPIER_MAX_SEATS; i++) {
    snprintf(seat, sizeof seat, "%d=", i);
    snprintf(help, sizeof help, T(seat_number), i);
    print_word("", seat, help);
  }
}

/* The values that a knob may have: those of a choice, or all numbers if they are few. */
static void print_values(const croupier_knob *knob) {
  char before[100], number[24];
  long low, high;
  snprintf(before, sizeof before, "%s=", knob->name);
  if (sscanf(knob->range, "%ld..%ld", &low, &high) != 2) {
    print_choices(before, knob->range);
    return;
  }
  /* A range may hold all numbers: the difference of its ends then fits no signed type. */
  unsigned long more = (unsigned long)high - (unsigned long)low;
  if (more > 100) return;
  for (unsigned long i = 0; i <= more; i++) {
    snprintf(number, sizeof number, "%ld", (long)((unsigned long)low + i));
    print_word(before, number, "");
  }
}

/* The knob, or the values of the one that is begun. */
static void print_turn(void *data, const croupier_knob *knob) {
  const char *begun = data, *equals = strchr(begun, '=');
  char name[100];
  snprintf(name, sizeof name, "%s=", knob->name);
  if (!equals) print_word("", name, knob->help);
  else if (strncmp(begun, name, strlen(name)) == 0) print_values(knob);
}

/* The house rules of the game, or its variants; or any file. */
static void print_belongings(const struct line *l, bool houses) {
  struct belongings b;
  char stem[PATH_SIZE] = "";
  belongings_find(&b, "en");
  if (l->game) game_stem(l->game, stem);
  for (size_t i = 0; i < b.count; i++) {
    bool is = (b.item[i].role == ROLE_HOUSE) == houses;
    if (is && (*stem ? strcmp(b.item[i].game, stem) == 0 : *b.item[i].game))
      print_word("", b.item[i].name, b.item[i].title);
  }
  belongings_free(&b);
  puts(":files");
}

static void print_option_values(const struct line *l, const char *value) {
  const char *begun = l->word[l->count - 1];
  if (strcmp(value, "KNOB=VALUE") == 0) {
    if (l->game) knobs_each(l->game, print_turn, (char *)begun);
  } else if (strcmp(value, "K=WHO") == 0) print_seats(begun);
  else if (strcmp(value, "KIND") == 0) print_sitters("", SIT_PROGRAMS);
  else if (strcmp(value, "KIND,...") == 0) print_judged(begun);
  else if (strcmp(value, "RULE") == 0 || strcmp(value, "NAME") == 0) print_belongings(l, *value == 'R');
  else if (strchr(value, '|')) print_choices("", value);
  else if (strcmp(value, "FILE") == 0 || strcmp(value, "DIR") == 0) puts(":files");
}

/* The value that the option wants behind it; NULL: none, or the word is no option of the command. */
static const char *value_wanted(const struct command *command, const char *word) {
  struct option_text option;
  for (int i = 0; strncmp(word, "--", 2) == 0 && options_text(command, i, 0, &option); i++)
    if (strcmp(option.name, word + 2) == 0) return option.value;
  return NULL;
}

/* --- arguments --- */

static void print_arguments(const struct line *l) {
  const char *arguments = l->command->arguments;
  bool first = l->arguments == 0;
  if (strcmp(arguments, "GAME") == 0 && first) {
    games_each("en", print_game, NULL);
    puts(":files");
  } else if (strcmp(arguments, "SHELL") == 0 && first) print_choices("", "bash|zsh|fish");
  else if (strstr(arguments, "COMMAND") && first) print_commands(l->commands);
  else if (strstr(arguments, "FILE") && (first || strstr(arguments, "..."))) puts(":files");
  else print_options(l);
}

static void read_line(struct line *l) {
  for (size_t i = 1; i + 1 < l->count; i++) {
    if (value_wanted(l->command, l->word[i])) {
      i++;
    } else if (strncmp(l->word[i], "--", 2) != 0) {
      if (l->arguments++ == 0 && strcmp(l->command->arguments, "GAME") == 0) l->game = l->word[i];
    }
  }
}

void print_next(const struct command *commands, const char *const *word, size_t count) {
  struct line l = {.commands = commands, .command = commands, .word = word, .count = count};
  if (count <= 1) {
    print_first(commands);
    return;
  }
  while (l.command->name && strcmp(l.command->name, word[0]) != 0) l.command++;
  if (!l.command->name) return;
  read_line(&l);
  const char *value = count > 2 ? value_wanted(l.command, word[count - 2]) : NULL;
  if (value) print_option_values(&l, value);
  else if (word[count - 1][0] == '-') print_options(&l);
  else print_arguments(&l);
}
