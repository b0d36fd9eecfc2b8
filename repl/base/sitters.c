/* sitters.c: who may sit in a seat: the library's bots, programs and people. */
#include "sitters.h"

#include <stdio.h>
#include <string.h>

#include "say.h"

/* Those that the library does not know. Forms are in English and Hungarian. */
static const struct row {
  const char *form[2], *example[2], *help[2];
} person = {{"human", "human"}, {"human", "human"}, {"a person", "egy ember"}},
  program = {{"exec:COMMAND", "exec:PARANCS"},
             {"exec:./mybot", "exec:./gépem"},
             {"is a program of yours, which reads and writes JSON Lines",
              "a te programod, amely JSON-sorokat olvas és ír"}};

const char *sitter_command(const char *word) { return strncmp(word, "exec:", 5) == 0 ? word + 5 : NULL; }

bool sitter_read(const char *word, unsigned who, struct sitter *s) {
  *s = (struct sitter){.command = sitter_command(word), .bot = {.kind = CROUPIER_RANDOM}};
  if (s->command) return (who & SIT_PROGRAMS) && *s->command;
  s->human = strcmp(word, "human") == 0;
  return s->human ? (who & SIT_PEOPLE) != 0 : croupier_bot_named(word, &s->bot);
}

static bool form_of(const struct row *row, const char *lang, croupier_bot_form *form) {
  int hu = strcmp(lang, "hu") == 0;
  *form = (croupier_bot_form){row->form[hu], row->example[hu], row->help[hu], false};
  return true;
}

bool sitter_at(int i, unsigned who, const char *lang, croupier_bot_form *form) {
  if ((who & SIT_PEOPLE) && i-- == 0) return form_of(&person, lang, form);
  int bots = 0;
  while (croupier_bot_form_at(bots, lang, form)) bots++;
  if (i < bots) return croupier_bot_form_at(i, lang, form);
  return (who & SIT_PROGRAMS) && i == bots && form_of(&program, lang, form);
}

/* --- lists --- */

const char *sitters_list(char list[SITTERS_SIZE], unsigned who, const char *before) {
  croupier_bot_form form;
  size_t used = 0;
  list[0] = '\0';
  for (int i = 0; used < SITTERS_SIZE && sitter_at(i, who, said_in(), &form); i++) {
    used += (size_t)snprintf(list + used, SITTERS_SIZE - used, "%s%s%s", used ? ", " : "", before, form.form);
  }
  return list;
}

/* The name before a colon of which the word may be a slip; NULL: none. */
static const char *near_sitter(const char *word, unsigned who, char name[60]) {
  enum { MOST = 20 };
  static _Thread_local char names[MOST][60];
  const char *list[MOST];
  croupier_bot_form form;
  size_t count = 0;
  for (; count < MOST && sitter_at((int)count, who, "en", &form); count++) {
    snprintf(names[count], sizeof names[count], "%.*s", (int)strcspn(form.form, ":"), form.form);
    list[count] = names[count];
  }
  snprintf(name, 60, "%.*s", (int)strcspn(word, ":"), word);
  return near_name(name, list, count);
}

/* The forms of the bot of this name that take an argument, "search:N or search:Nms"; "": there are none. */
static void forms_of(const char *name, char forms[200]) {
  croupier_bot_form form;
  size_t size = strlen(name), used = 0;
  forms[0] = '\0';
  for (int i = 0; croupier_bot_form_at(i, said_in(), &form); i++)
    if (strncmp(form.form, name, size) == 0 && form.form[size] == ':' && used < 200)
      used +=
          (size_t)snprintf(forms + used, 200 - used, "%s%s", used ? both(" or ", " vagy ") : "", form.form);
}

int sitter_complain(const char *option, const char *word, unsigned who) {
  char name[60], forms[200], list[SITTERS_SIZE];
  const char *near = near_sitter(word, who, name);
  forms_of(name, forms);
  if (prompted() && strncmp(option, "--", 2) == 0) option += 2; /* options have no dashes there */
  if (*forms)
    return complain(USAGE,
                    both("%s: \"%.60s\" is no %s: it is %s, with N from 1 to %d",
                         "%s: \"%.60s\" így nem %s: %s kell, ahol N 1 és %d között van"),
                    option, word, name, forms, CROUPIER_MOST_EFFORT);
  if (sitter_command(word) && (who & SIT_PROGRAMS))
    return complain(USAGE,
                    both("%s: exec: wants a command, as in exec:./bot",
                         "%s: az exec: után egy parancs kell, például exec:./bot"),
                    option);
  return complain(USAGE,
                  both("%s: \"%.60s\" is nobody who can play%s%s; there are: %s",
                       "%s: \"%.60s\" nem tud játszani%s%s; van: %s"),
                  option, word, near ? both(": did you mean ", ": erre gondolsz: ") : "", near ? near : "",
                  sitters_list(list, who, ""));
}

/* --- texts --- */

static size_t fill_each(char *to, size_t room, const char *before, int size, const char *lang) {
  croupier_bot_form form;
  size_t used = 0;
  for (int i = 0; used < room && sitter_at(i, SIT_PROGRAMS, lang, &form); i++)
    used += (size_t)snprintf(to + used, room - used, "%s%.*s%s%*s%s", used ? "\n" : "", size, before,
                             form.example, 16 - width_of(form.example), "", form.help);
  return used;
}

/* Fills in the marker at the beginning of a text; *size: how long the marker is, 0: there is none. */
static size_t fill_one(char *to, size_t room, const char *text, const char *lang, size_t *size) {
  static const char each[] = "{each: ";
  static const struct {
    const char *marker;
    unsigned who;
  } lists[] = {{"{who}", SIT_ALL}, {"{bots}", SIT_PROGRAMS}, {"{own}", SIT_BOTS}};
  char list[SITTERS_SIZE];
  size_t before = sizeof each - 1;
  *size = strcspn(text, "}") + 1;
  if (strncmp(text, each, before) == 0)
    return fill_each(to, room, text + before, (int)(*size - before) - 1, lang);
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++)
    if (strncmp(text, lists[i].marker, *size) == 0)
      return (size_t)snprintf(to, room, "%s", sitters_list(list, lists[i].who, ""));
  return *size = 0;
}

void sitters_fill(char *to, size_t room, const char *text, const char *lang) {
  size_t used = 0, size;
  while (*text && used + 1 < room) {
    size_t filled = *text == '{' ? fill_one(to + used, room - used, text, lang, &size) : (size = 0);
    if (size == 0) to[used + filled++] = *text;
    used += filled;
    text += size ? size : 1;
  }
  to[used < room ? used : room - 1] = '\0';
}
