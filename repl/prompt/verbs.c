/* verbs.c: finds the command that a line means. */
#include "verbs.h"

#include <string.h>

#include "sitters.h"

#define MOST_VERBS 100

const struct verb *verb_at(const struct verb *const *tables, int i) {
  for (; *tables; tables++)
    for (const struct verb *v = *tables; v->run; v++)
      if (i-- == 0) return v;
  return NULL;
}

/* The name is the line's first words: what is left of the line, or NULL. */
static char *after_name(char *line, const char *name) {
  size_t size = strlen(name);
  if (strcmp(name, "=") == 0) return *line == '=' ? line + 1 + strspn(line + 1, " \t") : NULL;
  char *end = line + strcspn(line, " \t");
  char kept = *end;
  if ((size_t)(end - line) != size) return NULL;
  *end = '\0';
  bool same = same_word(line, name);
  *end = kept;
  return same ? end + strspn(end, " \t") : NULL;
}

static bool begins_name(const char *beginning, const struct verb *v) {
  for (int k = 0; k < languages(); k++)
    if (begins_word(beginning, text_in(v->name, k))) return true;
  return false;
}

const struct verb *verb_find(const struct repl *r, char *line, char **rest, bool loosely) {
  const struct verb *found = NULL;
  const struct verb *v;
  for (int i = 0; (v = verb_at(r->verbs, i)) != NULL; i++)
    for (int k = 0; k < languages(); k++)
      if ((*rest = after_name(line, text_in(v->name, k))) != NULL) return v;
  char *end = line + strcspn(line, " \t");
  if (!loosely || end == line) return NULL;
  char kept = *end;
  *end = '\0';
  int matches = 0;
  for (int i = 0; (v = verb_at(r->verbs, i)) != NULL; i++)
    if (begins_name(line, v)) {
      found = v;
      matches++;
    }
  *end = kept;
  *rest = end + strspn(end, " \t");
  return matches == 1 ? found : NULL;
}

const char *verb_near(const struct repl *r, const char *line) {
  const char *names[CROUPIER_MAX_LANGUAGES * MOST_VERBS];
  size_t count = 0;
  const struct verb *v;
  for (int i = 0; i < MOST_VERBS && (v = verb_at(r->verbs, i)) != NULL; i++)
    for (int k = 0; k < languages(); k++) names[count++] = text_in(v->name, k);
  char word[61];
  snprintf(word, sizeof word, "%.*s", (int)strcspn(line, " \t"), line);
  return near_name(word, names, count);
}

void verb_unknown(const struct repl *r, const char *line) {
  int size = (int)strcspn(line, " \t");
  const char *near = verb_near(r, line);
  char text[200];
  if (size > 60) size = 60;
  if (r->game && strspn(line, "0123456789") == strlen(line)) /* an answer, but to what? */
    warn("%s", verb_unasked(r->game, text));
  else if (near) warn(T(no_command_near), size, line, near);
  else warn(T(no_command), size, line);
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
  return verb->run(r, rest);
}
