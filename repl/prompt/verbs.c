/* verbs.c: finds the command that a line means. */
#include "verbs.h"

#include <string.h>

#include "pages.h"
#include "sitters.h"

enum { MOST_VERBS = 100, MOST_NAME = 61 };

const struct verb *verb_at(const struct verb *const *tables, int i) {
  for (; *tables; tables++)
    for (const struct verb *v = *tables; v->run; v++)
      if (i-- == 0) return v;
  return NULL;
}

/* The first word of a line, and where the next one begins. `=` is a word, whatever follows. */
static size_t first_word(const char *line, char word[MOST_NAME]) {
  size_t size = *line == '=' ? 1 : strcspn(line, " \t");
  snprintf(word, MOST_NAME, "%.*s", (int)size, line);
  return size + strspn(line + size, " \t");
}

static bool has_name(const struct verb *v, bool (*means)(const char *word, const char *name),
                     const char *word) {
  for (int k = 0; k < languages(); k++)
    if (means(word, text_in(v->name, k))) return true;
  return false;
}

const struct verb *verb_find(const struct repl *r, const char *line, size_t *rest, bool loosely) {
  const struct verb *v, *found = NULL;
  char word[MOST_NAME];
  *rest = first_word(line, word);
  for (int i = 0; (v = verb_at(r->verbs, i)) != NULL; i++)
    if (has_name(v, same_word, word)) return v;
  for (int i = 0; loosely && *word && (v = verb_at(r->verbs, i)) != NULL; i++) {
    if (!has_name(v, begins_word, word)) continue;
    if (found) return NULL;
    found = v;
  }
  return found;
}

const char *verb_near(const struct repl *r, const char *line) {
  const char *names[CROUPIER_MAX_LANGUAGES * MOST_VERBS];
  size_t count = 0;
  const struct verb *v;
  for (int i = 0; i < MOST_VERBS && (v = verb_at(r->verbs, i)) != NULL; i++)
    for (int k = 0; k < languages(); k++) names[count++] = text_in(v->name, k);
  char word[MOST_NAME];
  first_word(line, word);
  return near_name(word, names, count);
}

bool verb_of_shell(const char *line) {
  static const struct {
    const char *name;
    enum text here; /* TEXT_COUNT: nothing at the prompt does the same */
  } commands[] = {{"list", TEXT_verb_games},   {"play", TEXT_verb_start}, {"resume", TEXT_verb_open},
                  {"story", TEXT_verb_replay}, {"sim", TEXT_COUNT},       {"solve", TEXT_COUNT},
                  {"serve", TEXT_COUNT},       {"test", TEXT_COUNT},      {"manual", TEXT_COUNT}};
  char word[MOST_NAME];
  first_word(line, word);
  for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
    if (strcmp(word, commands[i].name) != 0) continue;
    if (commands[i].here == TEXT_COUNT) warn(T(only_in_shell), word, word);
    else warn(T(other_name_in_shell), word, text_at(commands[i].here));
    return true;
  }
  return false;
}

void verb_unknown(const struct repl *r, const char *line) {
  const char *near = verb_near(r, line);
  char text[200], word[MOST_NAME];
  first_word(line, word);
  if (verb_of_shell(line)) return;
  if (r->game && strspn(line, "0123456789") == strlen(line)) /* an answer, but to what? */
    warn("%s", verb_unasked(r->game, text));
  else if (near) warn(T(no_command_near), word, near);
  else warn(T(no_command), word);
}

const char *verb_help(const struct verb *v, int language, char text[VERB_HELP]) {
  sitters_fill(text, VERB_HELP, text_in(v->help, language), language);
  return text;
}

int verb_run(struct repl *r, const struct verb *verb, char *rest) {
  if (verb->needs != ANYTIME && !r->game) {
    warn("%s", T(no_game_on_table));
    return DONE;
  }
  if (verb->needs == A_QUESTION && !r->seat) {
    char text[200];
    warn("%s", verb_unasked(r->game, text));
    return DONE;
  }
  if (*rest && !*text_at(verb->arguments)) {
    warn(T(nothing_behind), text_at(verb->name), text_at(verb->name));
    return DONE;
  }
  struct pages p;
  if (!verb->paged) return verb->run(r, rest);
  pages_begin(&p, r);
  int status = verb->run(r, rest);
  pages_end(&p, r);
  return status;
}
