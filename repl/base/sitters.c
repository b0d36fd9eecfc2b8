/* sitters.c: who may sit in a seat: the library's bots, programs and people. */
#include "sitters.h"

#include <stdio.h>
#include <string.h>

#include "say.h"

/* Those that the library does not know: the texts of their forms. */
static const struct row {
  enum text form, example, help;
} person = {TEXT_sitter_human, TEXT_sitter_human, TEXT_sitter_human_help},
  program = {TEXT_sitter_exec, TEXT_sitter_exec_example, TEXT_sitter_exec_help};

const char *sitter_command(const char *word) { return strncmp(word, "exec:", 5) == 0 ? word + 5 : NULL; }

bool sitter_read(const char *word, unsigned who, struct sitter *s) {
  *s = (struct sitter){.command = sitter_command(word), .bot = {.kind = CROUPIER_RANDOM}};
  if (s->command) return (who & SIT_PROGRAMS) && *s->command;
  s->human = strcmp(word, "human") == 0;
  return s->human ? (who & SIT_PEOPLE) != 0 : croupier_bot_named(word, &s->bot);
}

static bool form_of(const struct row *row, int language, croupier_bot_form *form) {
  *form = (croupier_bot_form){text_in(row->form, language), text_in(row->example, language),
                              text_in(row->help, language), false};
  return true;
}

bool sitter_at(int i, unsigned who, int language, croupier_bot_form *form) {
  const char *lang = croupier_language(language);
  if ((who & SIT_PEOPLE) && i-- == 0) return form_of(&person, language, form);
  int bots = 0;
  while (croupier_bot_form_at(bots, lang, form)) bots++;
  if (i < bots) return croupier_bot_form_at(i, lang, form);
  return (who & SIT_PROGRAMS) && i == bots && form_of(&program, language, form);
}

/* --- lists --- */

const char *sitters_list(char list[SITTERS_SIZE], unsigned who, const char *before, int language) {
  croupier_bot_form form;
  size_t used = 0;
  list[0] = '\0';
  for (int i = 0; used < SITTERS_SIZE && sitter_at(i, who, language, &form); i++)
    used += (size_t)snprintf(list + used, SITTERS_SIZE - used, "%s%s%s", used ? ", " : "", before, form.form);
  return list;
}

/* The name before a colon of which the word may be a slip; NULL: none. */
static const char *near_sitter(const char *name, unsigned who, char near[60]) {
  enum { MOST = 20 };
  char names[MOST][60];
  const char *list[MOST];
  croupier_bot_form form;
  int count = 0;
  for (; count < MOST && sitter_at(count, who, 0, &form); count++) {
    snprintf(names[count], sizeof names[count], "%.*s", (int)strcspn(form.form, ":"), form.form);
    list[count] = names[count];
  }
  const char *found = near_name(name, list, (size_t)count);
  snprintf(near, 60, "%s", found ? found : "");
  return near;
}

/* The forms of the bot of this name that take an argument, "search:N or search:Nms"; "": there are none. */
static void forms_of(const char *name, char forms[200]) {
  croupier_bot_form form;
  size_t size = strlen(name), used = 0;
  forms[0] = '\0';
  for (int i = 0; used < 200 && croupier_bot_form_at(i, said_in(), &form); i++)
    if (strncmp(form.form, name, size) == 0 && form.form[size] == ':')
      used += (size_t)snprintf(forms + used, 200 - used, "%s%s", used ? T(or_else) : "", form.form);
}

int sitter_complain(const char *option, const char *word, unsigned who) {
  char name[60], near[60], forms[200], list[SITTERS_SIZE], maybe[MAYBE_SIZE];
  snprintf(name, sizeof name, "%.*s", (int)strcspn(word, ":"), word);
  forms_of(name, forms);
  if (prompted() && strncmp(option, "--", 2) == 0) option += 2; /* options have no dashes there */
  if (*forms) return complain(USAGE, T(bot_argument_wrong), option, word, name, forms, CROUPIER_MOST_EFFORT);
  if (sitter_command(word) && (who & SIT_PROGRAMS)) return complain(USAGE, T(exec_wrong), option);
  return complain(USAGE, T(nobody_who_plays), option, word, say_maybe(near_sitter(name, who, near), maybe),
                  sitters_list(list, who, "", language_number()));
}

/* --- texts --- */

/* A line of help for each bot and program. */
static size_t fill_each(char *to, size_t room, int language) {
  croupier_bot_form form;
  size_t used = 0;
  for (int i = 0; used < room && sitter_at(i, SIT_PROGRAMS, language, &form); i++)
    used += (size_t)snprintf(to + used, room - used, "%s%s 2 %s %s%*s%s", used ? "\n" : "",
                             text_in(TEXT_verb_seat, language), text_in(TEXT_word_bot, language),
                             form.example, 16 - croupier_width(form.example), "", form.help);
  return used;
}

/* Fills in the marker at the beginning of a text; *size: how long the marker is, 0: there is none. */
static size_t fill_one(char *to, size_t room, const char *text, int language, size_t *size) {
  static const struct {
    const char *marker;
    unsigned who;
  } lists[] = {{"{who}", SIT_ALL}, {"{bots}", SIT_PROGRAMS}, {"{own}", SIT_BOTS}};
  char list[SITTERS_SIZE];
  *size = strcspn(text, "}") + 1;
  if (strncmp(text, "{each}", *size) == 0) return fill_each(to, room, language);
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    if (strncmp(text, lists[i].marker, *size) == 0)
      return (size_t)snprintf(to, room, "%s", sitters_list(list, lists[i].who, "", language));
  return *size = 0;
}

void sitters_fill(char *to, size_t room, const char *text, int language) {
  size_t used = 0, size;
  while (*text && used + 1 < room) {
    size_t filled = *text == '{' ? fill_one(to + used, room - used, text, language, &size) : (size = 0);
    if (size == 0) to[used + filled++] = *text;
    used += filled;
    text += size ? size : 1;
  }
  to[used < room ? used : room - 1] = '\0';
}
