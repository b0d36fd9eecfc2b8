/* versus.c: what A and B are, in the words of the options. */
#include "versus.h"

#include <stdio.h>
#include <string.h>

/* All that is said of one of them. */
struct said {
  const char *game, *variant;
  const struct words *lists[3];
};

static struct said of_a(const struct options *o) {
  bool two = o->arguments.count > 1;
  return (struct said){two ? o->arguments.word[0] : NULL, o->a_variant, {&o->a_house, &o->a_set, &o->both}};
}

static struct said of_b(const struct options *o) {
  bool two = o->arguments.count > 1;
  return (struct said){two ? o->arguments.word[1] : NULL, o->variant, {&o->house, &o->set, &o->both}};
}

static bool same(const char *a, const char *b) { return a && b && strcmp(a, b) == 0; }

static bool says(const struct said *s, const char *word) {
  bool any = same(s->game, word) || same(s->variant, word);
  for (int l = 0; l < 3; l++)
    for (size_t i = 0; i < s->lists[l]->count; i++) any = any || same(s->lists[l]->word[i], word);
  return any;
}

static void add(char *text, size_t room, const char *word) {
  size_t used = strlen(text);
  snprintf(text + used, room - used, "%s%s", used ? ", " : "", word);
}

/* What is said of one, without what is said of the other, too. other: NULL: all. */
static void list(const struct said *s, const struct said *other, char *text, size_t room) {
  *text = '\0';
  if (s->game && !(other && says(other, s->game))) add(text, room, s->game);
  if (s->variant && !(other && says(other, s->variant))) add(text, room, s->variant);
  for (int l = 0; l < 3; l++)
    for (size_t i = 0; i < s->lists[l]->count; i++)
      if (!(other && says(other, s->lists[l]->word[i]))) add(text, room, s->lists[l]->word[i]);
}

void versus_say(const struct options *o, struct versus *v) {
  struct said a = of_a(o), b = of_b(o);
  char more[500], less[500];
  list(&a, NULL, v->a, sizeof v->a);
  list(&b, NULL, v->b, sizeof v->b);
  list(&b, &a, more, sizeof more);
  bool changed = o->a_variant || o->a_house.count || o->a_set.count;
  list(&a, &b, less, sizeof less);
  if (!*less || !changed) snprintf(v->change, sizeof v->change, "%s", more);
  else if (*more) snprintf(v->change, sizeof v->change, T(compare_instead), more, less);
  else snprintf(v->change, sizeof v->change, T(compare_without), less);
  if (!*v->a) snprintf(v->a, sizeof v->a, "%s", T(compare_as_it_is));
  if (!*v->b) snprintf(v->b, sizeof v->b, "%s", T(compare_as_it_is));
}
